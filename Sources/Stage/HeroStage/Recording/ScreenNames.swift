internal import UIKit

/// Names of screens: `ListViewController` is `list`, a second one `list 2`.
@MainActor
struct ScreenNames {
  private var taken: Set<String> = []
  /// The last number behind each name that several have.
  private var alike: [String: Int] = [:]

  /// The name of a controller's screen, which no other one has.
  mutating func name(of controller: UIViewController) -> String {
    var name = String(describing: type(of: controller))
    for ending in ["ViewController", "Controller"] where name.hasSuffix(ending) && name != ending {
      name.removeLast(ending.count)
      break
    }
    if name.hasPrefix("UI") { name = name == "UI" ? "screen" : String(name.dropFirst(2)) }
    name = name.prefix(1).lowercased() + name.dropFirst()
    var unique = name
    while !taken.insert(unique).inserted {
      alike[name, default: 1] += 1
      unique = "\(name) \(alike[name, default: 1])"
    }
    return unique
  }
}
