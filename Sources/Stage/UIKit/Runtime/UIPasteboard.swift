/// What was copied last. It is the process's own: nothing reaches the system's.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The one that all share.
  public static let general = UIPasteboard()
  /// A text; nil for none.
  open var string: String? { didSet { if string != nil { (url, image) = (nil, nil) } } }
  /// An address; nil for none.
  open var url: URL? { didSet { if url != nil { (string, image) = (nil, nil) } } }
  /// A picture; nil for none.
  open var image: UIImage? { didSet { if image != nil { (string, url) = (nil, nil) } } }
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { image != nil }
}
