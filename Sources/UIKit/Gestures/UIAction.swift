/// Something that a control does.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Tells actions apart.
  public struct Identifier: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String
    /// Makes an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Tells it from others.
  public let identifier: Identifier
  /// Who has sent it.
  public internal(set) var sender: Any?
  final let handler: (UIAction) -> Void

  /// More of it. Of no effect.
  open var discoverabilityTitle: String?
  /// How a menu would show it. Of no effect.
  open var attributes: Attributes
  /// Its mark in a menu. Of no effect.
  open var state: State

  /// Makes an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  package func run(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
