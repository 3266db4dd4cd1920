internal import HeroGeometry
internal import HeroLayers

/// A picture that stands in a text in place of a character, U+FFFC.
@preconcurrency @MainActor
open class NSTextAttachment: NSObject {
  private let foundationWord = AttributeWord.foreign
  /// U+FFFC.
  public nonisolated static let character = 0xFFFC
  /// Default: none, which leaves no room.
  open var image: UIImage?
  /// Points from the place on the baseline, y up; empty is the picture's size on the baseline, a symbol's in the middle of capital letters.
  open var bounds = CGRect.zero
  /// A picture's bytes. Default: none.
  open var contents: Data? { didSet { image = contents.flatMap { UIImage(data: $0) } ?? image } }
  open var fileType: String?

  /// A picture of a file's bytes; others show nothing.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  /// An attachment that has no picture yet.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// An attachment of a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// The picture that shows beside letters of a font: a symbol that says no size of its own is as large as they are.
  func image(beside font: UIFont) -> UIImage? {
    guard let image, !image.hasOwnConfiguration else { return image }
    if let shown, shown.of === image, shown.beside == font { return shown.image }
    let configured = image.withConfiguration(UIImage.SymbolConfiguration(font: font))
    shown = (image, font, configured)
    return configured
  }
  private var shown: (of: UIImage, beside: UIFont, image: UIImage)?

  /// As the renderer takes it, with the picture's number.
  func layers(image index: Int, beside font: UIFont) -> TextAttachment? {
    guard let image = image(beside: font) else { return nil }
    var place = bounds
    if place.size == .zero {
      place.size = image.size
      // Source: SF Symbols are drawn about the middle of the font's capital letters.
      if image.isSymbolImage, place.origin == .zero { place.origin.y = (font.capHeight - image.size.height) / 2 }
    }
    return TextAttachment(
      image: index, bounds: Rect(place), isTemplate: image.renderingMode == .alwaysTemplate)
  }
}

extension NSAttributedString {
  /// A text of one picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: TextRun.attachmentCharacter, attributes: [.attachment: attachment])
  }
}
