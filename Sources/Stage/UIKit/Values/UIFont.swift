package import HeroLayers

public final class UIFont: NSObject, Sendable {
  public struct Weight: RawRepresentable, Equatable, Hashable, Sendable {
    /// −1…1, 0 regular.
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// 100.
    public static let ultraLight = Weight(-0.8)
    /// 200.
    public static let thin = Weight(-0.6)
    /// 300.
    public static let light = Weight(-0.4)
    /// 400.
    public static let regular = Weight(0)
    /// 500.
    public static let medium = Weight(0.23)
    /// 600.
    public static let semibold = Weight(0.3)
    /// 700.
    public static let bold = Weight(0.4)
    /// 800.
    public static let heavy = Weight(0.56)
    /// 900.
    public static let black = Weight(0.62)

    private static let steps: [(CGFloat, Int)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
    ]

    /// 100…900, the nearest hundred.
    package var number: Int { Self.steps.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? 400 }

    /// The weight of 100…900.
    init(number: Int) { self.init(Self.steps.min { abs($0.1 - number) < abs($1.1 - number) }?.0 ?? 0) }
  }

  /// UIFont.TextStyle.
  public struct TextStyle: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  // Before all others.
  private let foundationWord = AttributeWord.foreign
  /// As the renderer asks for it.
  package let request: Font

  package init(_ request: Font) { self.request = request }

  /// A font by its PostScript name (`Avenir-Heavy`), its full name or its family's. The app's own fonts are drawn as they are, iOS's with the
  /// system font; nil for all others, with a warning.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    if let own = AppFonts.current.font(named: fontName, size: fontSize) {
      self.init(own)
      return
    }
    guard AppFonts.isOfSystem(fontName) else {
      if MainQueue.isCurrent {
        MainActor.assumeIsolated {
          UIKitRuntime.current.warn(
            "UIFont(name: \"\(fontName)\") is nil: neither the app's fonts (UIAppFonts) nor iOS's have it")
        }
      }
      return nil
    }
    let (weight, isItalic) = FontWeight.style(ofFace: fontName)
    let family = fontName.split(separator: "-", maxSplits: 1).first.map(String.init)
    self.init(Font(family: family, size: Double(fontSize), weight: weight, isItalic: isItalic))
  }

  /// The families of iOS and of the app, sorted.
  public class var familyNames: [String] { (AppFonts.system + AppFonts.current.families).sorted() }

  /// The PostScript names of the fonts of a family that the app brings; of iOS's own, none.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    AppFonts.current.names(ofFamily: familyName)
  }

  /// The system font, regular.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// The system font.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: Double(fontSize), weight: weight.number))
  }

  /// The system font, bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// The system font, italic.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: Double(fontSize), isItalic: true))
  }

  /// The system font; its digits are not made equally wide here.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// SF Mono. It is not there: the system font stands for it, with a warning.
  @preconcurrency @MainActor
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    let font = systemFont(ofSize: fontSize, weight: weight)
    return font.fontDescriptor.withDesign(.monospaced).map { UIFont(descriptor: $0, size: fontSize) } ?? font
  }

  /// The font of a text style at the standard content size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(Font(FontStyle(rawValue: style.rawValue) ?? .body))
  }

  /// Points.
  public var pointSize: CGFloat { CGFloat(request.size) }
  /// The family; the system font's is `.AppleSystemUIFont`.
  public var familyName: String {
    AppFonts.current.face(of: request)?.families.first ?? request.family ?? ".AppleSystemUIFont"
  }
  /// The PostScript name of a font of the app's own; of others the family's name.
  public var fontName: String { AppFonts.current.face(of: request)?.postScriptName ?? familyName }
  /// Points from one line to the next.
  public var lineHeight: CGFloat {
    let metrics = AppFonts.current.metrics(of: request)
    return CGFloat(metrics.ascender + metrics.descender)
  }
  /// Points above the baseline.
  public var ascender: CGFloat { CGFloat(AppFonts.current.metrics(of: request).ascender) }
  /// Points below the baseline, negative.
  public var descender: CGFloat { -CGFloat(AppFonts.current.metrics(of: request).descender) }
  /// Points.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }
  /// Points.
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var request = request
    request.size = Double(fontSize)
    return UIFont(request)
  }

  /// Points.
  public class var labelFontSize: CGFloat { 17 }
  /// Points.
  public class var buttonFontSize: CGFloat { 18 }
  /// Points.
  public class var systemFontSize: CGFloat { 14 }
  /// Points.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// Whether another object is the same font.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.request == request }
  /// Equal fonts have the same.
  public override var hash: Int { request.hashValue }
}
