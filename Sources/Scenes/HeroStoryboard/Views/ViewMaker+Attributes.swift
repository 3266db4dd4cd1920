import HeroGeometry
internal import HeroJSON
import HeroLayers
internal import HeroScene
import HeroWords
internal import InterfaceBuilder

extension ViewMaker {
  /// Sets what a user defined runtime attribute says, where it is Hero's, the layer's or a key of scenes; others are noted.
  mutating func apply(_ attribute: InterfaceAttribute, to node: inout SceneNode, of view: InterfaceView) {
    if work.ignoresSwiftPath(attribute, of: view.place, file: file) { return }
    let path = Self.plainPath(attribute.keyPath)
    let attribute = attribute.coerced(for: path)
    if applyHero(path, attribute, &node, view) || applyLayer(path, attribute, &node, view)
      || applyContents(path, attribute, &node, view)
    {
      return
    }
    if let value = json(attribute.value, of: view),
      let problems = node.view.take(value, for: path, work.isDark ? .dark : .light)
    {
      if path == "heroModifiers" { node.view.heroModifiersLocation = attribute.place.location }
      for problem in problems { work.fail("\(attribute.keyPath): \(problem)", file: file, at: attribute.place) }
      return
    }
    work.foreign.append(
      ForeignAttribute(file: file, element: view.element, keyPath: attribute.keyPath, place: attribute.place))
  }

  /// Without the layer's own prefix.
  static func plainPath(_ path: String) -> String { path.hasPrefix("layer.") ? String(path.dropFirst(6)) : path }

  private mutating func applyHero(
    _ path: String, _ attribute: InterfaceAttribute, _ node: inout SceneNode, _ view: InterfaceView
  ) -> Bool {
    switch (path, attribute.value) {
    case ("heroID", .string(let text)):
      // No text is no id.
      node.view.heroID = text.isEmpty ? nil : text
    case ("heroModifierString", .string(let text)):
      node.view.heroModifiers = work.heroModifiers(text, of: view.place, file: file, at: attribute.place)
      node.view.heroModifiersLocation = node.view.heroModifiers.map { _ in attribute.place.location }
    case ("heroModifierString", .null): (node.view.heroModifiers, node.view.heroModifiersLocation) = (nil, nil)
    case ("isHeroEnabled", .bool(let flag)): node.view.isHeroEnabled = flag
    case ("isHeroEnabledForSubviews", .bool(let flag)): node.view.isHeroEnabledForSubviews = flag
    default: return false
    }
    return true
  }

  private mutating func applyLayer(
    _ path: String, _ attribute: InterfaceAttribute, _ node: inout SceneNode, _ view: InterfaceView
  ) -> Bool {
    func shadow() -> Shadow { node.view.shadow ?? Shadow(opacity: 0) }
    switch (path, attribute.value) {
    case ("cornerRadius", .number(let value)): node.view.cornerRadius = max(value, 0)
    case ("zPosition", .number(let value)): node.view.zPosition = value
    case ("borderWidth", .number(let value)): node.view.borderWidth = max(value, 0)
    case ("borderColor", .color(let value)), ("borderUIColor", .color(let value)):
      node.view.borderColor = color(value, of: view) ?? node.view.borderColor
    case ("shadowRadius", .number(let value)):
      var shadow = shadow()
      shadow.radius = max(value, 0)
      node.view.shadow = shadow
    case ("shadowOpacity", .number(let value)):
      var shadow = shadow()
      shadow.opacity = min(max(value, 0), 1)
      node.view.shadow = shadow
    case ("shadowOffset", .size(let value)):
      var shadow = shadow()
      shadow.offset = value
      node.view.shadow = shadow
    case ("shadowOffset", .point(let value)):
      var shadow = shadow()
      shadow.offset = Size(width: value.x, height: value.y)
      node.view.shadow = shadow
    case ("shadowColor", .color(let value)), ("shadowUIColor", .color(let value)):
      var shadow = shadow()
      shadow.color = color(value, of: view) ?? shadow.color
      node.view.shadow = shadow
    case ("masksToBounds", .bool(let flag)), ("clipsToBounds", .bool(let flag)): node.view.clipsToBounds = flag
    case ("alpha", .number(let value)), ("opacity", .number(let value)): node.view.alpha = min(max(value, 0), 1)
    case ("hidden", .bool(let flag)), ("isHidden", .bool(let flag)): node.view.isHidden = flag
    case ("opaque", .bool(let flag)), ("isOpaque", .bool(let flag)): node.view.isOpaque = flag
    case ("backgroundColor", .color(let value)): node.view.backgroundColor = color(value, of: view)
    case ("anchorPoint", .point(let value)):
      // The frame stays, as it does when UIKit decodes a view.
      let frame = node.frame
      node.view.anchorPoint = value
      node.frame = frame
    default: return false
    }
    return true
  }

  /// What changes an image or a text.
  private mutating func applyContents(
    _ path: String, _ attribute: InterfaceAttribute, _ node: inout SceneNode, _ view: InterfaceView
  ) -> Bool {
    switch (path, attribute.value) {
    case ("templateImage", .image(let name)), ("image", .image(let name)):
      guard case .image = view.content else { return false }
      if let found = image(name, of: view) {
        setImage(
          found.image.index, isTemplate: path == "templateImage" || found.isTemplate == true, view, &node)
      }
    case ("templateImage", .bool(let flag)), ("template", .bool(let flag)):
      guard case .image(let image) = node.view.content else { return false }
      setImage(image.image, isTemplate: flag, view, &node)
    case ("tintColor", .color(let value)):
      guard let tint = color(value, of: view) else { return true }
      if case .image(var image) = node.view.content, image.templateTint != nil {
        image.templateTint = tint
        node.view.content = .image(image)
      }
      node.view.tintColor = tint
    case ("text", .string(let text)):
      guard case .label(var contents) = node.view.content else { return false }
      contents.text = text
      contents.runs = []
      node.view.content = .label(contents)
    default: return false
    }
    return true
  }

  private mutating func json(_ value: InterfaceAttribute.Value, of view: InterfaceView) -> JSONValue? {
    switch value {
    case .string(let text): .string(text)
    case .bool(let flag): .bool(flag)
    case .number(let number): .number(number)
    case .point(let point): .numbers([point.x, point.y])
    case .size(let size): .numbers([size.width, size.height])
    case .rect(let rect): .numbers([rect.minX, rect.minY, rect.size.width, rect.size.height])
    case .color(let value): color(value, of: view).map { JSONValue.color($0) }
    case .range, .image, .null: nil
    }
  }
}

extension InterfaceAttribute {
  /// Key paths whose values are numbers, and those whose values are flags.
  private static let numbers: Set<String> = [
    "cornerRadius", "zPosition", "borderWidth", "shadowRadius", "shadowOpacity", "alpha", "opacity",
  ]
  private static let flags: Set<String> = [
    "isHeroEnabled", "isHeroEnabledForSubviews", "masksToBounds", "clipsToBounds", "hidden", "isHidden", "opaque",
    "isOpaque",
  ]

  /// With the value that key-value coding makes of a text or number where another kind is wanted.
  ///
  /// Source: KVC asks an object for its doubleValue or boolValue; NSString's reads the number at its start, Y, T or another digit than 0.
  func coerced(for path: String) -> InterfaceAttribute {
    var result = self
    switch value {
    case .string(let text) where Self.numbers.contains(path):
      let start = text.drop { $0.isWhitespace }.prefix { "+-.0123456789eE".contains($0) }
      let number = (0...start.count).lazy.compactMap { Double(start.dropLast($0)) }.first
      result.value = .number(number ?? 0)
    case .string(let text) where Self.flags.contains(path):
      let start = text.drop { $0.isWhitespace || $0 == "+" || $0 == "-" || $0 == "0" }
      result.value = .bool(start.first.map { "YyTt123456789".contains($0) } ?? false)
    case .number(let number) where Self.flags.contains(path): result.value = .bool(number != 0)
    case .bool(let flag) where Self.numbers.contains(path): result.value = .number(flag ? 1 : 0)
    default: break
    }
    return result
  }
}
