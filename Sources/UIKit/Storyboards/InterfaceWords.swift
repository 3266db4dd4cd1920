internal import HeroGeometry
internal import HeroLayers
internal import HeroModel
internal import HeroScene
internal import HeroWords
internal import InterfaceBuilder

/// Interface Builder's words in UIKit's.
@MainActor
struct InterfaceWords {
  let document: InterfaceDocument

  // MARK: Colours, fonts, pictures

  func color(_ color: InterfaceColor?) -> UIColor? {
    switch color {
    case nil: nil
    case .fixed(let color): UIColor(color)
    case .named(let name):
      UIColor(named: name) ?? document.resources.namedColors[name].map { UIColor($0) } ?? missing("colour", name)
    case .system(let name): system(name)
    }
  }

  private func system(_ name: String) -> UIColor? {
    let old = [
      "groupTableViewBackgroundColor": "systemGroupedBackground", "darkTextColor": "darkText",
      "lightTextColor": "lightText", "viewFlipsideBackgroundColor": "darkGray",
    ]
    let word = old[name] ?? (name.hasSuffix("Color") && name != "tintColor" ? String(name.dropLast(5)) : name)
    if let light = SystemColor.color(word, isDark: false), let dark = SystemColor.color(word, isDark: true) {
      return UIColor(light: light, dark: dark)
    }
    return document.resources.systemColors[name].map { UIColor($0) } ?? missing("system colour", name)
  }

  private func missing(_ what: String, _ name: String) -> UIColor? {
    UIKitRuntime.current.warn("the \(what) '\(name)' of an Interface Builder file is not there")
    return nil
  }

  func font(_ font: InterfaceFont) -> UIFont {
    UIFont(Font(family: font.family, size: font.size, weight: font.weight, isItalic: font.isItalic))
  }

  func image(_ name: String?) -> UIImage? {
    guard let name, !name.isEmpty else { return nil }
    if document.resources.systemImages.contains(name) { return UIImage(systemName: name) }
    if let image = UIImage(named: name) { return image }
    UIKitRuntime.current.warn("Could not load the \"\(name)\" image referenced from an Interface Builder file")
    return nil
  }

  // MARK: Words

  func alignment(_ word: String) -> NSTextAlignment {
    switch word {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    default: .natural
    }
  }

  func lineBreak(_ word: String) -> NSLineBreakMode {
    switch word {
    case "wordWrap": .byWordWrapping
    case "characterWrap": .byCharWrapping
    case "clip": .byClipping
    case "headTruncation": .byTruncatingHead
    case "middleTruncation": .byTruncatingMiddle
    default: .byTruncatingTail
    }
  }

  func contentMode(_ word: String) -> UIView.ContentMode {
    let modes: [String: UIView.ContentMode] = [
      "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center,
      "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
      "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
    return modes[word] ?? .scaleToFill
  }

  func edges(_ words: Set<String>) -> UIRectEdge {
    let known: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
    return UIRectEdge(known.filter { words.contains($0.0) }.map(\.1))
  }

  func presentation(_ word: String) -> UIModalPresentationStyle {
    let styles: [String: UIModalPresentationStyle] = [
      "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
      "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    ]
    return styles[word] ?? .automatic
  }

  func systemItem(_ word: String) -> UIBarButtonItem.SystemItem? {
    let items: [String: UIBarButtonItem.SystemItem] = [
      "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
      "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
      "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
      "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
      "redo": .redo, "close": .close,
    ]
    return items[word]
  }

  func event(_ word: String?) -> UIControl.Event {
    let events: [String: UIControl.Event] = [
      "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
      "touchDragOutside": .touchDragOutside, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
      "touchCancel": .touchCancel, "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
      "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
      "editingDidEndOnExit": .editingDidEndOnExit,
    ]
    return word.flatMap { events[$0] } ?? .touchUpInside
  }

  func blur(_ word: String) -> UIBlurEffect {
    let styles: [String: UIBlurEffect.Style] = [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "prominent": .prominent,
      "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
      "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
      "systemChromeMaterial": .systemChromeMaterial,
    ]
    return UIBlurEffect(style: styles[word] ?? (word.hasSuffix("Dark") ? .systemMaterialDark : .regular))
  }

  // MARK: Attributes

  /// Sets a user defined runtime attribute; says where no class knows it.
  func set(_ attribute: InterfaceAttribute, of object: AnyObject) {
    guard !InterfaceRegistry.shared.set(attribute.keyPath, of: object, to: forms(of: attribute.value)) else { return }
    UIKitRuntime.current.warn(
      "Failed to set (\(attribute.keyPath)) user defined inspected property on (\(type(of: object))): it is not registered, or of another type (line \(attribute.place.line))"
    )
  }

  /// What properties of different types may take a value as.
  private func forms(of value: InterfaceAttribute.Value) -> [Any] {
    switch value {
    case .string(let text): return [text]
    case .bool(let flag): return [flag]
    case .number(let number):
      let whole: [Any] = Int(exactly: number).map { [$0] } ?? []
      return [CGFloat(number), number, Float(number)] + whole
    case .color(let described):
      guard let color = color(described) else { return [] }
      return [color, color.cgColor]
    case .point(let point): return [CGPoint(point)]
    case .size(let size): return [CGSize(size)]
    case .rect(let rect): return [CGRect(rect)]
    case .range(let location, let length): return [NSRange(location: location, length: length)]
    case .image(let name): return image(name).map { [$0] } ?? []
    case .null: return []
    }
  }
}
