internal import UIKit

/// Names of a screen's views: the property that holds one (`imageView`, `header.title`), else its name in a storyboard, else class and
/// number (`UILabel 2`); parts of a control by its name and theirs (`slider.thumb`), a text that does not fill its label as `label.text`.
@MainActor
struct ViewNames {
  private var properties: [ObjectIdentifier: String] = [:]
  private var counts: [String: Int] = [:]
  private var taken: Set<String> = []
  private var given: [ObjectIdentifier: String] = [:]

  /// Looks for views among a controller's properties.
  mutating func read(_ controller: UIViewController) { read(controller, prefix: "") }

  /// The name of a view or layer, which no other one of the screen has.
  mutating func name(of layer: CALayer) -> String {
    let object: AnyObject = layer.view ?? layer
    var name = properties[ObjectIdentifier(object)] ?? layer.view?.interfaceNames.first?.replacing("/", with: "∕")
    let part = (layer as? ControlLayer)?.partName ?? (layer is LabelTextLayer ? "text" : nil)
    if let part, let owner = layer.superlayer.flatMap({ given[ObjectIdentifier($0)] }) {
      name = "\(owner).\(part)"
    }
    if name == nil {
      let type = String(describing: Swift.type(of: object))
      name = "\(type) \(counts[type, default: 0])"
      counts[type, default: 0] += 1
    }
    let wanted = name ?? "view"
    var unique = wanted
    var number = 2
    while !taken.insert(unique).inserted {
      unique = "\(wanted) (\(number))"
      number += 1
    }
    given[ObjectIdentifier(layer)] = unique
    if let view = layer.view { read(view, prefix: "\(unique).") }
    return unique
  }

  private mutating func read(_ object: AnyObject, prefix: String) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if String(reflecting: current.subjectType).hasPrefix("UIKit.") { break }
      for child in current.children {
        guard let label = child.label else { continue }
        let property = label.hasPrefix("$__lazy_storage_$_") ? String(label.dropFirst(18)) : label
        add(child.value, "\(prefix)\(property)")
      }
      mirror = current.superclassMirror
    }
  }

  private mutating func add(_ value: Any, _ name: String) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      if let inner = mirror.children.first { add(inner.value, name) }
    } else if let views = value as? [UIView] {
      for (index, view) in views.enumerated() { add(view, "\(name) \(index)") }
    } else if let object = value as? UIView {
      if properties[ObjectIdentifier(object)] == nil { properties[ObjectIdentifier(object)] = name }
    } else if let layer = value as? CALayer {
      if properties[ObjectIdentifier(layer)] == nil { properties[ObjectIdentifier(layer)] = name }
    }
  }
}
