/// Something that a control does.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Tells actions apart.
  public struct Identifier: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Tells it from others.
  public let identifier: Identifier
  /// Who has sent it.
  public internal(set) var sender: Any?
  final let handler: (UIAction) -> Void

  /// More of it.
  open var discoverabilityTitle: String?
  /// How a menu would show it.
  open var attributes: Attributes
  /// Its mark in a menu.
  open var state: State

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
    AppCall.run { self.handler(self) }
    self.sender = nil
  }
}
