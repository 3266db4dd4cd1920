import HeroGeometry
internal import HeroJSON
import HeroLayers
internal import HeroScene
internal import InterfaceBuilder

extension ViewMaker {
  /// Sets what a user defined runtime attribute says, where it is Hero's, the layer's or a key of scenes; others are noted.
  mutating func apply(_ attribute: InterfaceAttribute, to node: inout SceneNode, of view: InterfaceView) {
    let path = Self.plainPath(attribute.keyPath)
    if applyHero(path, attribute, &node) || applyLayer(path, attribute, &node, view)
      || applyContents(path, attribute, &node, view)
    {
      return
    }
    if SceneWriter.isViewKey(path, of: node.view.content), let value = json(attribute.value, of: view) {
      node.add(path, value, at: attribute.place)
      return
    }
    work.foreign.append(
      ForeignAttribute(file: file, element: view.element, keyPath: attribute.keyPath, place: attribute.place))
  }

  /// Without the layer's and Hero's own prefixes.
  static func plainPath(_ path: String) -> String {
    let hero = ["hero.id": "heroID", "hero.modifierString": "heroModifierString", "hero.isEnabled": "isHeroEnabled"]
    if let known = hero[path] { return known }
    return path.hasPrefix("layer.") ? String(path.dropFirst(6)) : path
  }

  private func applyHero(_ path: String, _ attribute: InterfaceAttribute, _ node: inout SceneNode) -> Bool {
    switch (path, attribute.value) {
    case ("heroID", .string(let text)):
      // No text is no id.
      node.view.heroID = text.isEmpty ? nil : text
    case ("heroModifierString", .string(let text)):
      node.add("heroModifiers", .string(text), at: attribute.place)
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
    case ("templateImage", .bool(let flag)):
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
    case .color(let value): color(value, of: view).map { SceneWriter.text(of: $0) }
    case .range, .image, .null: nil
    }
  }
}
