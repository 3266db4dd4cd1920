internal import HeroControls
internal import HeroLayers
internal import HeroModel
internal import InterfaceBuilder
internal import ViewLayout

// Interface Builder's words as UIKit's values, each by itself, so that a new word is not compiled before somebody says what it is. A word
// that iOS's class has no value for is the standard one.

extension UIView.ContentMode {
  init(_ word: HeroLayers.ContentMode) {
    switch word {
    case .scaleToFill: self = .scaleToFill
    case .scaleAspectFit: self = .scaleAspectFit
    case .scaleAspectFill: self = .scaleAspectFill
    case .redraw: self = .redraw
    case .center: self = .center
    case .top: self = .top
    case .bottom: self = .bottom
    case .left: self = .left
    case .right: self = .right
    case .topLeft: self = .topLeft
    case .topRight: self = .topRight
    case .bottomLeft: self = .bottomLeft
    case .bottomRight: self = .bottomRight
    }
  }
}

extension NSTextAlignment {
  init(_ word: TextAlignment) {
    switch word {
    case .natural: self = .natural
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    }
  }
}

extension NSLineBreakMode {
  init(_ word: LineBreakMode) {
    switch word {
    case .byTruncatingTail: self = .byTruncatingTail
    case .byTruncatingHead: self = .byTruncatingHead
    case .byTruncatingMiddle: self = .byTruncatingMiddle
    case .byWordWrapping: self = .byWordWrapping
    case .byCharWrapping: self = .byCharWrapping
    case .byClipping: self = .byClipping
    }
  }
}

extension UIBaselineAdjustment {
  init(_ word: BaselineAdjustment) {
    switch word {
    case .alignBaselines: self = .alignBaselines
    case .alignCenters: self = .alignCenters
    case .none: self = .none
    }
  }
}

extension UIButton.ButtonType {
  init(_ word: InterfaceButtonType) {
    switch word {
    case .custom: self = .custom
    case .system: self = .system
    case .detailDisclosure: self = .detailDisclosure
    case .infoLight: self = .infoLight
    case .infoDark: self = .infoDark
    case .contactAdd: self = .contactAdd
    case .close: self = .close
    }
  }
}

extension UIButton.Configuration.CornerStyle {
  init(_ word: ButtonLook.CornerStyle) {
    switch word {
    case .fixed: self = .fixed
    case .dynamic: self = .dynamic
    case .small: self = .small
    case .medium: self = .medium
    case .large: self = .large
    case .capsule: self = .capsule
    }
  }
}

extension UIControl.ContentHorizontalAlignment {
  init(_ word: InterfaceContentSide) {
    switch word {
    case .center: self = .center
    case .left: self = .left
    case .right: self = .right
    case .fill: self = .fill
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .top, .bottom: self = .center
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  init(_ word: InterfaceContentSide) {
    switch word {
    case .center: self = .center
    case .fill: self = .fill
    case .top: self = .top
    case .bottom: self = .bottom
    case .left, .right, .leading, .trailing: self = .center
    }
  }
}

extension UITextField.BorderStyle {
  init(_ word: TextFieldLook.Border) {
    switch word {
    case .none: self = .none
    case .line: self = .line
    case .bezel: self = .bezel
    case .roundedRect: self = .roundedRect
    }
  }
}

extension UITextField.ViewMode {
  init(_ word: InterfaceFieldMode) {
    switch word {
    case .never: self = .never
    case .whileEditing: self = .whileEditing
    case .unlessEditing: self = .unlessEditing
    case .always: self = .always
    }
  }
}

extension UIStackView.Distribution {
  init(_ word: StackDistribution) {
    switch word {
    case .fill: self = .fill
    case .fillEqually: self = .fillEqually
    case .fillProportionally: self = .fillProportionally
    case .equalSpacing: self = .equalSpacing
    case .equalCentering: self = .equalCentering
    }
  }
}

extension UIStackView.Alignment {
  init(_ word: StackAlignment) {
    switch word {
    case .fill: self = .fill
    case .leading: self = .leading
    case .firstBaseline: self = .firstBaseline
    case .center: self = .center
    case .trailing: self = .trailing
    case .lastBaseline: self = .lastBaseline
    }
  }
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
  init(_ word: InterfaceInsetAdjustment) {
    switch word {
    case .automatic: self = .automatic
    case .scrollableAxes: self = .scrollableAxes
    case .never: self = .never
    case .always: self = .always
    }
  }
}

extension UITableViewCell.AccessoryType {
  init(_ word: CellAccessory) {
    switch word {
    case .none: self = .none
    case .disclosureIndicator: self = .disclosureIndicator
    case .detailDisclosureButton: self = .detailDisclosureButton
    case .checkmark: self = .checkmark
    case .detailButton: self = .detailButton
    }
  }
}

extension UIModalPresentationStyle {
  init(_ word: InterfacePresentation) {
    switch word {
    case .automatic: self = .automatic
    case .none: self = .none
    case .fullScreen: self = .fullScreen
    case .pageSheet: self = .pageSheet
    case .formSheet: self = .formSheet
    case .currentContext: self = .currentContext
    case .custom: self = .custom
    case .overFullScreen: self = .overFullScreen
    case .overCurrentContext: self = .overCurrentContext
    case .popover: self = .popover
    case .blurOverFullScreen: self = .automatic
    }
  }
}

extension UIModalTransitionStyle {
  init(_ word: InterfaceTransition) {
    switch word {
    case .coverVertical: self = .coverVertical
    case .flipHorizontal: self = .flipHorizontal
    case .crossDissolve: self = .crossDissolve
    case .partialCurl: self = .partialCurl
    }
  }
}

extension UINavigationItem.LargeTitleDisplayMode {
  init(_ word: InterfaceLargeTitle) {
    switch word {
    case .automatic: self = .automatic
    case .always: self = .always
    case .never: self = .never
    case .inline: self = .automatic
    }
  }
}

extension UIBarButtonItem.SystemItem {
  init?(_ word: HeroModel.SystemItem) {
    switch word {
    case .done: self = .done
    case .cancel: self = .cancel
    case .edit: self = .edit
    case .save: self = .save
    case .undo: self = .undo
    case .redo: self = .redo
    case .add: self = .add
    case .compose: self = .compose
    case .reply: self = .reply
    case .action: self = .action
    case .organize: self = .organize
    case .bookmarks: self = .bookmarks
    case .search: self = .search
    case .refresh: self = .refresh
    case .stop: self = .stop
    case .camera: self = .camera
    case .trash: self = .trash
    case .play: self = .play
    case .pause: self = .pause
    case .rewind: self = .rewind
    case .fastForward: self = .fastForward
    case .close: self = .close
    case .flexibleSpace: self = .flexibleSpace
    case .fixedSpace: self = .fixedSpace
    case .pageCurl: return nil
    }
  }
}

extension UIBlurEffect.Style {
  init(_ word: BlurStyle) {
    switch word {
    case .extraLight: self = .extraLight
    case .light: self = .light
    case .dark: self = .dark
    case .regular: self = .regular
    case .prominent: self = .prominent
    case .systemUltraThinMaterial: self = .systemUltraThinMaterial
    case .systemThinMaterial: self = .systemThinMaterial
    case .systemMaterial: self = .systemMaterial
    case .systemThickMaterial: self = .systemThickMaterial
    case .systemChromeMaterial: self = .systemChromeMaterial
    case .systemUltraThinMaterialLight: self = .systemUltraThinMaterialLight
    case .systemThinMaterialLight: self = .systemThinMaterialLight
    case .systemMaterialLight: self = .systemMaterialLight
    case .systemThickMaterialLight: self = .systemThickMaterialLight
    case .systemChromeMaterialLight: self = .systemChromeMaterialLight
    case .systemUltraThinMaterialDark: self = .systemUltraThinMaterialDark
    case .systemThinMaterialDark: self = .systemThinMaterialDark
    case .systemMaterialDark: self = .systemMaterialDark
    case .systemThickMaterialDark: self = .systemThickMaterialDark
    case .systemChromeMaterialDark: self = .systemChromeMaterialDark
    case .extraDark: self = .dark
    }
  }
}

extension UIDatePicker.Mode {
  init(_ word: DatePickerLook.Mode) {
    switch word {
    case .time: self = .time
    case .date: self = .date
    case .dateAndTime: self = .dateAndTime
    case .countDownTimer: self = .countDownTimer
    case .yearAndMonth: self = .yearAndMonth
    }
  }
}

extension UIControl.Event {
  /// Some that no control sends here have UIKit's bits.
  init(_ word: InterfaceEvent) {
    switch word {
    case .touchDown: self = .touchDown
    case .touchDownRepeat: self = .touchDownRepeat
    case .touchDragInside: self = .touchDragInside
    case .touchDragOutside: self = .touchDragOutside
    case .touchDragEnter: self.init(rawValue: 1 << 4)
    case .touchDragExit: self.init(rawValue: 1 << 5)
    case .touchUpInside: self = .touchUpInside
    case .touchUpOutside: self = .touchUpOutside
    case .touchCancel: self = .touchCancel
    case .valueChanged: self = .valueChanged
    case .primaryActionTriggered: self = .primaryActionTriggered
    case .menuActionTriggered: self.init(rawValue: 1 << 14)
    case .editingDidBegin: self = .editingDidBegin
    case .editingChanged: self = .editingChanged
    case .editingDidEnd: self = .editingDidEnd
    case .editingDidEndOnExit: self = .editingDidEndOnExit
    case .allTouchEvents: self = .allTouchEvents
    case .allEditingEvents: self = .allEditingEvents
    case .allEvents: self = .allEvents
    }
  }
}
