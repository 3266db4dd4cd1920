/// Something that a control does.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// Tells actions apart.
  public struct Identifier: RawRepresentable, Equatable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Text of a button that shows the action.
  open var title: String
  /// Picture of a button that shows the action.
  open var image: UIImage?
  /// Tells it from others.
  public let identifier: Identifier
  /// Who has sent it.
  public internal(set) var sender: Any?
  final let handler: (UIAction) -> Void

  /// Makes an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
  }

  /// Does it.
  package func run(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
