import HeroGeometry
import HeroLayers

/// Makes a document of elements; what it does not know becomes a remark, never an error.
struct InterfaceReader {
  /// Ids of what is not installed.
  let removed: Set<String>
  /// Fonts of a text style have the size that they have at this one, as UIKit makes them when it loads a file.
  let textSize: ContentSizeCategory
  var remarks: [InterfaceRemark] = []
  /// The id of the controller whose scene is being read.
  private var owner: String?

  init(removed: Set<String>, textSize: ContentSizeCategory) {
    self.removed = removed
    self.textSize = textSize
  }

  mutating func document(
    _ root: MarkupElement, kind: InterfaceDocument.Kind, canvas: InterfaceCanvas, traits: InterfaceTraits
  ) -> InterfaceDocument {
    let resources = self.resources(root)
    let scenes: [InterfaceScene] =
      kind == .storyboard
      ? root.children(in: "scenes").filter { $0.name == "scene" }.map {
        scene($0.child("objects"), id: $0["id"] ?? $0["sceneID"])
      }
      : [scene(root.child("objects"), id: nil)]
    let globalTint = self.color(root.child("color", key: "tintColor") ?? root.child("color", key: "globalTintColor"))
    note(root, KnownMarkup.document, children: KnownMarkup.documentChildren)
    return InterfaceDocument(
      kind: kind, runtime: root["targetRuntime"] ?? "", initialController: root["initialViewController"],
      usesAutoLayout: root.flag("useAutolayout") ?? false, usesSafeAreas: root.flag("useSafeAreas") ?? false,
      isLaunchScreen: root.flag("launchScreen") ?? false, canvas: canvas, traits: traits, globalTint: globalTint,
      scenes: scenes, resources: resources,
      remarks: remarks.sorted { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) })
  }

  // MARK: Scenes

  private mutating func scene(_ objects: MarkupElement?, id: String?) -> InterfaceScene {
    owner = objects?.children.first { controllerKind($0) != nil }?["id"]
    defer { owner = nil }
    var scene = InterfaceScene(id: id ?? "", controller: nil, views: [], objects: [])
    for element in objects?.children ?? [] {
      if element.name == "placeholder" || element.name == "exit" || element.name.hasSuffix("GestureRecognizer")
        || KnownMarkup.quietObjects.contains(element.name)
      {
        scene.objects.append(object(element))
      } else if let kind = controllerKind(element), scene.controller == nil {
        scene.controller = controller(element, kind)
      } else if KnownMarkup.views.contains(element.name) {
        scene.views.append(view(element))
      } else {
        remark(.element, element, "an object of this kind is not read")
        scene.objects.append(object(element))
      }
    }
    return scene
  }

  private mutating func object(_ element: MarkupElement) -> InterfaceObject {
    InterfaceObject(
      element: element.name, id: element["id"] ?? "", placeholder: element["placeholderIdentifier"],
      customClass: element["customClass"], customModule: element["customModule"],
      isOfTarget: element.isOfTarget, connections: connections(element), place: element.place)
  }

  private func resources(_ root: MarkupElement) -> InterfaceResources {
    var resources = InterfaceResources()
    for element in root.children(in: "resources") {
      guard let name = element["name"] else { continue }
      switch element.name {
      case "image":
        if let size = element.size { resources.images[name] = size }
        if element["catalog"] == "system" { resources.systemImages.insert(name) }
      case "namedColor":
        if case .fixed(let color)? = color(element.child("color")) { resources.namedColors[name] = color }
      case "systemColor":
        if case .fixed(let color)? = color(element.child("color")) { resources.systemColors[name] = color }
      default: continue
      }
    }
    for array in root.children(in: "customFonts") where array.name == "array" {
      guard let file = array.key else { continue }
      resources.fonts.append(
        InterfaceFontFile(file: file, faces: array.children.map(\.text), place: array.place))
    }
    return resources
  }

  // MARK: Remarks

  /// Notes something that is not read.
  mutating func remark(_ kind: InterfaceRemark.Kind, _ element: MarkupElement, _ message: String) {
    remarks.append(
      InterfaceRemark(kind: kind, element: element.name, message: message, place: element.place, controller: owner))
  }

  /// Notes attributes and children that are in none of the lists.
  mutating func note(_ element: MarkupElement, _ attributes: Set<String>, children: Set<String>? = nil) {
    for name in element.attributes.keys.sorted()
    where !attributes.contains(name) && !KnownMarkup.anywhere.contains(name) {
      remark(.attribute, element, "the attribute '\(name)' is not read")
    }
    for color in element.children where color.name == "color" {
      guard let space = color.colorSpaceName, InterfaceColorSpace(rawValue: space) == nil else { continue }
      remark(.element, color, "the colour space '\(space)' is not known; the components are taken as sRGB's")
    }
    for name in (KnownMarkup.undrawn[element.name] ?? []).sorted() where element.flag(name) != false {
      guard let value = element[name], !value.isEmpty else { continue }
      remark(.element, element, "its '\(name)' is not drawn")
    }
    if element["semanticContentAttribute"] == "forceRightToLeft" {
      remark(.element, element, "it is laid out from left to right anyway")
    }
    guard let children else { return }
    for child in element.children
    where !children.contains(child.name) && !KnownMarkup.childrenAnywhere.contains(child.name) {
      remark(.element, child, "an element of this kind is not read inside of '\(element.name)'")
    }
  }

  // MARK: Connections and attributes

  mutating func connections(_ element: MarkupElement) -> InterfaceConnections {
    var result = InterfaceConnections()
    let owner = element["id"] ?? ""
    for connection in element.children(in: "connections") {
      switch connection.name {
      case "outlet", "outletCollection":
        guard let property = connection["property"], let destination = connection["destination"],
          !removed.contains(destination)
        else { continue }
        result.outlets.append(
          InterfaceOutlet(
            property: property, destination: destination, isCollection: connection.name == "outletCollection",
            place: connection.place))
      case "action":
        guard let selector = connection["selector"], let destination = connection["destination"] else { continue }
        result.actions.append(
          InterfaceAction(selector: selector, destination: destination, event: word(connection, "eventType")))
      case "segue":
        if let segue = segue(connection, owner: owner) { result.segues.append(segue) }
      default: continue
      }
    }
    return result
  }

  private mutating func segue(_ element: MarkupElement, owner: String) -> InterfaceSegue? {
    // A peek's own segues have no destination.
    guard let destination = element["destination"] else { return nil }
    let kind: InterfaceSegue.Kind =
      switch element["kind"] ?? "" {
      case "show", "push": .show
      case "showDetail", "replace": .showDetail
      case "presentation", "modal": .presentation
      case "popoverPresentation", "popover": .popover
      case "embed": .embed
      case "unwind": .unwind
      case "custom": .custom
      case "relationship": .relationship(element["relationship"] ?? "")
      case let other: .other(other)
      }
    return InterfaceSegue(
      id: element["id"] ?? "", identifier: element["identifier"], kind: kind, destination: destination, source: owner,
      modalPresentationStyle: word(element, "modalPresentationStyle"),
      modalTransitionStyle: word(element, "modalTransitionStyle"),
      unwindAction: element["unwindAction"], customClass: element["customClass"],
      isAnimated: element.flag("animates") ?? true, place: element.place)
  }

  mutating func attributes(_ element: MarkupElement) -> [InterfaceAttribute] {
    element.children(in: "userDefinedRuntimeAttributes").compactMap { item in
      guard let keyPath = item["keyPath"] else { return nil }
      guard let value = value(of: item) else {
        remark(.attribute, item, "the value of '\(keyPath)' is not read")
        return nil
      }
      return InterfaceAttribute(keyPath: keyPath, value: value, place: item.place)
    }
  }

  private func value(of item: MarkupElement) -> InterfaceAttribute.Value? {
    let child = item.children.first { $0.key == "value" }
    switch item["type"] ?? "" {
    case "boolean": return .bool(item.flag("value") ?? false)
    case "number":
      return (child?.number("value") ?? item.number("value")).map { .number($0) }
    case "color": return child.flatMap { color($0) }.map { .color($0) }
    case "point": return child.map { .point(Point(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0)) }
    case "size": return child?.size.map { .size($0) }
    case "rect": return child?.rect.map { .rect($0) }
    case "range":
      return child.map { .range($0.integer("location") ?? 0, $0.integer("length") ?? 0) }
    case "image": return (item["value"] ?? child?["name"] ?? child?["value"]).map { .image($0) }
    case "nil": return .null
    // Also texts to be translated ("localizedString").
    default: return item.string("value").map { .string($0) } ?? (child?.name == "nil" ? .null : nil)
    }
  }

  // MARK: Colours and fonts

  /// A colour element; nil for none, and for `<nil>`.
  func color(_ element: MarkupElement?) -> InterfaceColor? {
    guard let element, element.name == "color" else { return nil }
    if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"] { return .system(name) }
    if let name = element["name"] { return .named(name) }
    let alpha = element.number("alpha") ?? 1
    let space = element.colorSpaceName.flatMap { InterfaceColorSpace(rawValue: $0) } ?? .sRGB
    // The old system colours keep the components of their day; those that have a fixed meaning are taken by it.
    if let name = element["cocoaTouchSystemColor"] {
      switch name {
      case "lightTextColor": return .fixed(Color.white.withAlpha(0.6))
      case "darkTextColor": return .fixed(.black)
      case "groupTableViewBackgroundColor", "viewFlipsideBackgroundColor", "scrollViewTexturedBackgroundColor",
        "tableCellGroupedBackgroundColor":
        if name == "groupTableViewBackgroundColor" {
          return .fixed(Color(red: 239.0 / 255, green: 239.0 / 255, blue: 244.0 / 255))
        }
      default: break
      }
    }
    if let white = element.number("white") { return .fixed(space.color(white: white, alpha: alpha)) }
    if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") {
      return .fixed(space.color(red: red, green: green, blue: blue, alpha: alpha))
    }
    if let cyan = element.number("cyan"), let magenta = element.number("magenta"),
      let yellow = element.number("yellow"), let black = element.number("black")
    {
      let parts = [cyan, magenta, yellow].map { (1 - min(max($0, 0), 1)) * (1 - min(max(black, 0), 1)) }
      return .fixed(Color(red: parts[0], green: parts[1], blue: parts[2], alpha: min(max(alpha, 0), 1)))
    }
    return element["cocoaTouchSystemColor"].map { .system($0) }
  }

  /// The colour of the child with a key.
  func color(_ element: MarkupElement, key: String) -> InterfaceColor? {
    color(element.children.first { $0.key == key })
  }

  /// The font of the child with a key; nil when there is none.
  func font(_ element: MarkupElement, key: String = "fontDescription") -> InterfaceFont? {
    // A size of 0 stands for the font that the view has by itself.
    element.children.first { $0.key == key && ["fontDescription", "font"].contains($0.name) }.map { font($0) }
      .flatMap { $0.size > 0 ? $0 : nil }
  }

  private func font(_ element: MarkupElement) -> InterfaceFont {
    if let style = element["style"].flatMap({ FontStyle(interfaceBuilder: $0) }) {
      return InterfaceFont(style, at: textSize)
    }
    let size = element.number("pointSize") ?? element.number("size") ?? 17
    if let face = element["name"], element["type"] == nil {
      let (weight, isItalic) = FontWeight.style(ofFace: face)
      // San Francisco under its private names is the system font.
      let isSystem = face.hasPrefix(".") || face.hasPrefix("SFUI") || face.hasPrefix("SFPro")
      let family = element["family"] ?? face.split(separator: "-").first.map { Self.spaced(String($0)) }
      return InterfaceFont(
        family: isSystem ? nil : family, faceName: face, size: size, weight: weight, isItalic: isItalic)
    }
    let kind = element["type"] ?? element["metaFont"] ?? "system"
    var font = InterfaceFont(size: size)
    font.weight =
      element["weight"].flatMap { FontWeight(rawValue: $0)?.number } ?? (kind.lowercased().contains("bold") ? 700 : 400)
    font.isItalic = kind.lowercased().contains("italic")
    if element["metaFont"] != nil, element.number("size") == nil, element.number("pointSize") == nil {
      font.size = kind.hasPrefix("small") ? 12 : kind.hasPrefix("mini") ? 9 : kind == "label" ? 17 : 14
    }
    return font
  }

  /// `AvenirNext` as `Avenir Next`.
  private static func spaced(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, let last = result.last, last.isLowercase { result.append(" ") }
      result.append(character)
    }
    return result
  }
}

extension MarkupElement {
  /// The name of a colour element's space; nil where it says none.
  fileprivate var colorSpaceName: String? {
    self["colorSpace"] == "custom" ? self["customColorSpace"] : self["colorSpace"]
  }
}
