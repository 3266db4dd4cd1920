// Words of Interface Builder's that only views and controllers of UIKit have; what layouts, layers and looks have too is theirs.

/// UIButton.ButtonType.
package enum InterfaceButtonType: String, Sendable {
  case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
}

/// UIControl.State.
package enum InterfaceControlState: String, CaseIterable, Sendable {
  case normal, highlighted, selected, disabled, focused
}

/// UIControl's alignments of contents, along and across.
package enum InterfaceContentSide: String, Sendable {
  case center, left, right, fill, leading, trailing, top, bottom
}

/// UITextField.ViewMode.
package enum InterfaceFieldMode: String, Sendable {
  case never, whileEditing, unlessEditing, always
}

/// UISearchBar.Style.
package enum InterfaceSearchStyle: String, Sendable {
  case `default`, prominent, minimal
}

/// UIActivityIndicatorView.Style, with those of old files.
package enum InterfaceActivityStyle: String, Sendable {
  case medium, large, gray, white, whiteLarge

  package var isLarge: Bool { self == .large || self == .whiteLarge }
  /// Whether it is white where no colour is said.
  package var isWhite: Bool { self == .white || self == .whiteLarge }
}

/// UIScrollView.ContentInsetAdjustmentBehavior.
package enum InterfaceInsetAdjustment: String, Sendable {
  case automatic, scrollableAxes, never, always
}

/// UITableViewCell.SeparatorStyle.
package enum InterfaceSeparatorStyle: String, Sendable {
  case `default`, none, singleLine, singleLineEtched
}

/// UITableViewCell.SelectionStyle.
package enum InterfaceSelectionStyle: String, Sendable {
  case `default`, none, blue, gray
}

/// UINavigationItem.LargeTitleDisplayMode.
package enum InterfaceLargeTitle: String, Sendable {
  case automatic, always, never, inline
}

/// UIModalPresentationStyle.
package enum InterfacePresentation: String, Sendable {
  case automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
  case popover, blurOverFullScreen
}

/// UIModalTransitionStyle.
package enum InterfaceTransition: String, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// UIRectEdge.
package enum InterfaceEdge: String, CaseIterable, Sendable {
  case top, left, bottom, right
}

/// UIControl.Event.
package enum InterfaceEvent: String, Sendable {
  case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
  case touchUpInside, touchUpOutside, touchCancel, valueChanged, primaryActionTriggered, menuActionTriggered
  case editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit
  case allTouchEvents, allEditingEvents, allEvents
}
