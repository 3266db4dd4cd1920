import HeroControls
import HeroGeometry
import HeroLayers
import HeroSymbols

/// UILabel.
package struct InterfaceLabel: Equatable, Sendable {
  /// The text; of an attributed one, its fragments put together.
  package var text: String
  /// Of an attributed text; empty otherwise.
  package var fragments: [InterfaceFragment]
  /// Default: the system's 17.
  package var font: InterfaceFont
  /// Default: the system's label colour.
  package var textColor: InterfaceColor?
  /// Default: natural.
  package var alignment: TextAlignment
  /// Default: byTruncatingTail.
  package var lineBreakMode: LineBreakMode
  /// 0: no limit. Default: 1.
  package var numberOfLines: Int
  /// Default: false.
  package var adjustsFontSize: Bool
  /// Of the font's size; 0: no limit. Default: 0.
  package var minimumScale: Double
  /// Default: alignBaselines.
  package var baselineAdjustment: BaselineAdjustment
  /// Points; 0: none. Default: 0.
  package var preferredMaxWidth: Double
  /// Default: true.
  package var isEnabled: Bool
  /// Default: none.
  package var shadowColor: InterfaceColor?
  /// Default: (0, −1).
  package var shadowOffset: Size
  /// Default: none.
  package var highlightedColor: InterfaceColor?
  /// Default: false.
  package var isHighlighted: Bool
}

/// A run of an attributed text.
package struct InterfaceFragment: Equatable, Sendable {
  package var text: String
  /// nil: the label's.
  package var font: InterfaceFont?
  /// nil: the label's.
  package var color: InterfaceColor?
  /// nil: none behind the text.
  package var backgroundColor: InterfaceColor?
  /// Points added after each character; nil: the font's own.
  package var kern: Double?
  /// Of the paragraph; nil: the label's.
  package var alignment: TextAlignment?
  /// Of the paragraph; nil: the label's.
  package var lineBreakMode: LineBreakMode?
  /// How lines stand, as the file says it; its alignment does not count.
  package var paragraph: TextParagraph
  /// Whether a line runs below. Default: false.
  package var isUnderlined: Bool
  /// Whether a line runs through. Default: false.
  package var isStruckThrough: Bool

  /// How its lines stand in a text of an alignment.
  package func paragraph(in alignment: TextAlignment) -> TextParagraph {
    var paragraph = paragraph.noticed
    paragraph.alignment = self.alignment ?? alignment
    return paragraph
  }
}

/// UIButton.
package struct InterfaceButton: Equatable, Sendable {
  /// UIControl.State's by Interface Builder's names.
  package struct State: Equatable, Sendable {
    /// Default: none.
    package var title: String?
    /// Default: none; its text is in `title` too.
    package var attributedTitle: [InterfaceFragment] = []
    /// Default: the tint.
    package var titleColor: InterfaceColor?
    /// Of the title, of old files.
    package var titleShadowColor: InterfaceColor?
    /// By name. Default: none.
    package var image: String?
    /// By name. Default: none.
    package var backgroundImage: String?
    /// Points of an SF Symbol; nil: the system's.
    package var symbolSize: Double?
    /// How bold an SF Symbol is, 100…900; nil: regular.
    package var symbolWeight: Int?
  }

  /// A configuration of iOS 15.
  package struct Configuration: Equatable, Sendable {
    /// Default: plain.
    package var style: ButtonLook.Style
    /// Default: none.
    package var title: String?
    /// Default: none.
    package var subtitle: String?
    /// By name. Default: none.
    package var image: String?
    /// Default: leading.
    package var imagePlacement: ButtonLook.Placement
    /// Points. Default: 0.
    package var imagePadding: Double
    /// Points. Default: 1.
    package var titlePadding: Double
    /// nil: the style's.
    package var cornerStyle: ButtonLook.CornerStyle?
    /// Default: the style's.
    package var baseForegroundColor: InterfaceColor?
    /// Default: the style's.
    package var baseBackgroundColor: InterfaceColor?
    /// Default: the style's.
    package var contentInsets: EdgeInsets?
    /// Of the title; nil: the style's.
    package var font: InterfaceFont?
    /// Of the background; nil: the style's.
    package var backgroundColor: InterfaceColor?
    /// Points; nil: the corner style's.
    package var cornerRadius: Double?
    /// Points of an SF Symbol; nil: the system's.
    package var symbolSize: Double?
    /// How bold an SF Symbol is, 100…900; nil: regular.
    package var symbolWeight: Int?
  }

  /// Default: custom.
  package var type: InterfaceButtonType
  package var states: [InterfaceControlState: State]
  /// Default: the system's 15.
  package var font: InterfaceFont?
  /// Default: center both.
  package var horizontalAlignment: InterfaceContentSide, verticalAlignment: InterfaceContentSide
  /// Default: none.
  package var contentInsets, titleInsets, imageInsets: EdgeInsets
  /// Default: true.
  package var isEnabled: Bool
  /// Default: false.
  package var isSelected: Bool
  /// Default: byTruncatingMiddle, as Interface Builder writes it.
  package var lineBreakMode: LineBreakMode
  /// Whether the title shrinks to fit. Default: false.
  package var adjustsFontSize: Bool
  /// The smallest part of its size that it shrinks to, 0…1. Default: 0.
  package var minimumScale: Double
  /// nil: a button of the old kind.
  package var configuration: Configuration?
  /// What texts and glyphs follow whose font the file does not say.
  package var textSize: ContentSizeCategory

  /// What it shows without an image of its own, as the system's buttons do.
  package var glyph: ButtonGlyph? {
    (configuration?.image ?? shownState.image) == nil && configuration == nil
      ? ButtonGlyph(rawValue: type.rawValue) : nil
  }

  /// The glyph's drawing.
  package var glyphSymbol: SystemSymbol? {
    glyph.flatMap { glyph in
      let points = glyph.points(body: FontStyle.body.size(at: textSize), large: SystemSymbol.scales["large"] ?? 1)
      return SystemSymbol(named: glyph.symbol, points: points, weight: glyph.weight)
    }
  }

  /// The state that shows: disabled, selected or normal.
  package var shownState: State {
    let normal = states[.normal] ?? State()
    guard let shown = !isEnabled ? InterfaceControlState.disabled : isSelected ? .selected : nil,
      var state = states[shown]
    else {
      return normal
    }
    if state.title == nil {
      state.title = normal.title
      state.attributedTitle = normal.attributedTitle
    }
    state.titleColor = state.titleColor ?? normal.titleColor
    state.image = state.image ?? normal.image
    state.backgroundImage = state.backgroundImage ?? normal.backgroundImage
    return state
  }
}

/// UIImageView.
package struct InterfaceImage: Equatable, Sendable {
  /// By name; nil: the app sets one.
  package var image: String?
  package var highlightedImage: String?
  /// Default: false.
  package var isHighlighted: Bool
  /// Points of an SF Symbol; nil: the system's.
  package var symbolSize: Double?
  /// How bold an SF Symbol is, 100…900; nil: regular.
  package var symbolWeight: Int?
}

/// UITextField.
package struct InterfaceTextField: Equatable, Sendable {
  /// Default: empty.
  package var text: String
  /// Default: none.
  package var placeholder: String?
  /// Default: none.
  package var borderStyle: TextFieldLook.Border
  /// Default: the system's 17; Interface Builder writes 14.
  package var font: InterfaceFont
  /// Default: the system's label colour.
  package var textColor: InterfaceColor?
  /// As a label's. Default: natural.
  package var alignment: TextAlignment
  /// Whether dots stand for the text. Default: false.
  package var isSecure: Bool
  /// Default: never.
  package var clearButtonMode: InterfaceFieldMode
  /// By name. Default: none.
  package var background: String?
  /// Default: true.
  package var isEnabled: Bool
}

/// UITextView.
package struct InterfaceTextView: Equatable, Sendable {
  /// What it shows, as a label's.
  package var label: InterfaceLabel
  /// Whether it scrolls; otherwise it asks for the room that its text takes. Default: true.
  package var isScrollEnabled: Bool
  /// Whether text can be typed. Default: true.
  package var isEditable: Bool
}

/// UISwitch.
package struct InterfaceSwitch: Equatable, Sendable {
  /// Default: false.
  package var isOn: Bool
  /// Default: the system's green.
  package var onTint: InterfaceColor?
  /// Default: white.
  package var thumbTint: InterfaceColor?
  /// Default: true.
  package var isEnabled: Bool
}

/// UISlider and UIStepper.
package struct InterfaceSlider: Equatable, Sendable {
  /// Default: 0.5 of a slider, 0 of a stepper.
  package var value: Double
  /// Default: 0.
  package var minimum: Double
  /// Default: 1 of a slider, 100 of a stepper.
  package var maximum: Double
  /// Of the filled part. Default: the tint.
  package var minimumTrackTint: InterfaceColor?
  /// Of the rest. Default: the system's grey.
  package var maximumTrackTint: InterfaceColor?
  /// Default: white.
  package var thumbTint: InterfaceColor?
  /// Default: true.
  package var isEnabled: Bool
  /// Whether a stepper's ends meet. Default: false.
  package var wraps: Bool
}

/// UIProgressView.
package struct InterfaceProgress: Equatable, Sendable {
  /// 0…1. Default: 0.
  package var progress: Double
  /// Whether it is the thin one of bars. Default: false.
  package var isBarStyle: Bool
  /// Default: the tint.
  package var progressTint: InterfaceColor?
  /// Default: the system's grey.
  package var trackTint: InterfaceColor?
}

/// UISegmentedControl.
package struct InterfaceSegmented: Equatable, Sendable {
  package struct Segment: Equatable, Sendable {
    /// Empty when it has an image.
    package var title: String
    /// By name.
    package var image: String?
    /// Points; 0: by its content.
    package var width: Double
    /// Default: true.
    package var isEnabled: Bool
  }

  /// From the leading side.
  package var segments: [Segment]
  /// nil: none.
  package var selected: Int?
  /// Whether no segment stays selected. Default: false.
  package var isMomentary: Bool
  /// Default: white.
  package var selectedTint: InterfaceColor?
  /// Default: true.
  package var isEnabled: Bool
}

/// UIPageControl.
package struct InterfacePageControl: Equatable, Sendable {
  /// Default: 0.
  package var pages: Int
  /// Default: 0.
  package var current: Int
  /// Default: white at 20 %.
  package var tint: InterfaceColor?
  /// Default: white.
  package var currentTint: InterfaceColor?
  /// Whether a single page shows no dot. Default: false.
  package var hidesForSinglePage: Bool
}

/// UIActivityIndicatorView.
package struct InterfaceActivity: Equatable, Sendable {
  /// Default: white, as files without a style mean.
  package var style: InterfaceActivityStyle
  /// Default: false.
  package var isAnimating: Bool
  /// Default: false.
  package var hidesWhenStopped: Bool
  /// Default: the style's.
  package var color: InterfaceColor?
}

/// UIDatePicker.
package struct InterfaceDatePicker: Equatable, Sendable {
  /// Default: dateAndTime.
  package var mode: DatePickerLook.Mode
  /// Whether wheels show instead of fields. Default: false.
  package var isWheels: Bool
  /// Seconds since 2001 began in GMT; nil: the day on which the app runs.
  package var date: Double?
  /// Of a timer, seconds. Default: 0.
  package var countDown: Double
  /// As BCP 47 has it. Default: the phone's.
  package var locale: String?
}

/// UISearchBar.
package struct InterfaceSearchBar: Equatable, Sendable {
  /// Default: empty.
  package var text: String
  /// Default: none.
  package var placeholder: String?
  /// Default: none.
  package var prompt: String?
  /// Default: default.
  package var style: InterfaceSearchStyle
  /// Default: none.
  package var barTint: InterfaceColor?
  /// Default: false.
  package var showsCancelButton: Bool
  /// Titles below the field.
  package var scopeTitles: [String]
  /// Whether they show. Default: false.
  package var showsScopes: Bool
}

/// UIVisualEffectView.
package struct InterfaceEffect: Equatable, Sendable {
  /// nil: no blur.
  package var blurStyle: BlurStyle?
  /// Whether the contents shine. Default: false.
  package var isVibrant: Bool
}
