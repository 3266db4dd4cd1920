import UIKit

/// What modules share that stand for others.
@preconcurrency @MainActor
public enum StandIn {
  /// Says once in a run that a module is not itself, and what it does.
  public static func use(_ module: String, _ what: String) {
    UIKitRuntime.current.warn("\(module) is a stand-in: \(what)")
  }

  /// The colour of what cannot be shown.
  public static let ground = UIColor.systemGray5

  /// Makes a view the ground of what cannot be shown, and says so.
  public static func cover(_ view: UIView, _ module: String, _ what: String) {
    use(module, what)
    view.backgroundColor = ground
  }

  /// Whether something answers requests: there is a network as far as an app can tell.
  public static var hasNetwork: Bool {
    let runtime = UIKitRuntime.current
    return !runtime.networkFolders.isEmpty || !runtime.networkAnswers.isEmpty
  }

  /// What the stage's folders with answers have for an address; what they have not is told at the end.
  public static func answer(of address: URL?) -> (data: Data, response: HTTPURLResponse)? {
    guard let address else { return nil }
    if let found = NetworkFolders.answer(address) { return (found.data, found.response) }
    NetworkFolders.note(unanswered: address)
    return nil
  }

  /// The picture that the stage's folders have for an address: an answer of its host and path, else one named as its last path component, with
  /// its ending or without.
  public static func picture(of address: URL?) -> UIImage? {
    guard let address else { return nil }
    if let answer = NetworkFolders.answer(address) { return UIImage(data: answer.data) }
    let file = address.lastPathComponent
    return UIImage(named: file) ?? UIImage(named: (file as NSString).deletingPathExtension)
  }

  /// A plain square, for an address that no picture is there for; 120 points wide, as nobody knows how large it would be.
  public static let placeholder = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 120)).image { context in
    ground.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 120, height: 120))
  }

  /// What a module shows for an address: its picture, else the app's own placeholder, else a plain square. No address has no picture.
  public static func shown(for address: URL?, placeholder own: UIImage?, by module: String) -> UIImage? {
    use(module, "pictures come from the app's folders by the last part of their addresses, else a plain one")
    let found = picture(of: address)
    if found == nil, let address { NetworkFolders.note(unanswered: address, isPicture: true) }
    return found ?? own ?? (address == nil ? nil : placeholder)
  }
}
