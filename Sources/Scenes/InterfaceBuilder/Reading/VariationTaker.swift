/// Settles what a file says for some size classes only: attributes, keyed children, and which subviews and constraints are installed.
///
/// Done on the elements, before anything is read from them, so that everything can vary.
struct VariationTaker {
  let traits: InterfaceTraits
  /// The ids of what is not installed, with everything inside.
  private(set) var removed: Set<String> = []

  init(traits: InterfaceTraits) { self.traits = traits }

  /// An element with its variations settled, and so everything inside.
  mutating func take(_ element: MarkupElement) -> MarkupElement {
    var result = element
    let all = element.children.filter { $0.name == "variation" }
    if !all.isEmpty {
      result.children.removeAll { $0.name == "variation" }
      apply(all, to: &result)
    }
    result.children = result.children.map { take($0) }
    return result
  }

  private mutating func apply(_ variations: [MarkupElement], to element: inout MarkupElement) {
    let fitting = variations.compactMap { variation in conditions(variation).map { (variation, $0) } }
    // The default first, then those that ask for more.
    let ordered = fitting.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
    var excluded: [String: Set<String>] = [:]
    for (_, (variation, _)) in ordered {
      for (name, value) in variation.attributes where name != "key" { element.attributes[name] = value }
      for child in variation.children {
        if child.name == "mask" {
          for reference in child.children {
            guard let id = reference["reference"], let key = child.key else { continue }
            if reference.name == "include" {
              excluded[key]?.remove(id)
            } else {
              excluded[key, default: []].insert(id)
            }
          }
        } else if let index = element.children.firstIndex(where: { $0.name == child.name && $0.key == child.key }) {
          element.children[index] = child
        } else if let key = child.key, let index = element.children.firstIndex(where: { $0.key == key }) {
          element.children[index] = child
        } else {
          element.children.append(child)
        }
      }
    }
    for (key, ids) in excluded {
      guard let index = element.children.firstIndex(where: { $0.name == key }) else { continue }
      let isOut = { (child: MarkupElement) in child["id"].map(ids.contains) ?? false }
      for child in element.children[index].children where isOut(child) { remove(child) }
      element.children[index].children.removeAll(where: isOut)
    }
  }

  private mutating func remove(_ element: MarkupElement) {
    if let id = element["id"] { removed.insert(id) }
    for child in element.children { remove(child) }
  }

  /// How much a variation asks for: 0 for the default; nil when it asks for other size classes.
  private func conditions(_ variation: MarkupElement) -> Int? {
    let key = variation.key ?? "default"
    if key == "default" { return 0 }
    var count = 0
    for condition in key.split(separator: "-") {
      let sides = condition.split(separator: "=")
      guard sides.count == 2 else { return nil }
      switch sides[0] {
      case "widthClass":
        guard sides[1] == traits.width.rawValue else { return nil }
      case "heightClass":
        guard sides[1] == traits.height.rawValue else { return nil }
      default: return nil
      }
      count += 1
    }
    return count
  }
}
