/// Writes scenes that are mostly right in form and mostly wrong in sense: all types of views, all steps, hostile numbers.
struct SceneGenerator {
  private var random: SeededRandom
  private var modifiers: ModifierGenerator
  private var viewCount = 0
  /// Asset paths that images may name.
  private let images: [String]

  init(seed: UInt64, images: [String]) {
    random = SeededRandom(seed: seed)
    modifiers = ModifierGenerator(random: SeededRandom(seed: seed &* 31 &+ 7))
    self.images = images
  }

  /// A scene's JSON.
  mutating func scene() -> String {
    let names = ["a", "b", "c"].prefix(2 + random.below(2))
    let screens = names.map { "\"\($0)\":{\(screenKeys())\"view\":\(view(depth: 0, inStack: false))}" }
    let side = random.pick(["20", "40", "60", "100", "200"])
    let scale = random.pick(["1", "2", "0.5", "0.1", "3"])
    let navigation = "{\"navigation\":[\"a\"],\"animation\":\(animation())\(controller())\(bar())}"
    let tabs = "{\"tabs\":[\"a\",\"b\"],\"tabBarAnimation\":\(animation())\(controller())\(bar())}"
    let root = random.pick(["\"a\"", "\"a\"", navigation, tabs])
    let canvas = "{\"width\":\(side),\"height\":\(random.pick(["20", "50", side])),\"scale\":\(scale)}"
    return "{\"version\":1,\"canvas\":\(canvas),\"screens\":{\(screens.joined(separator: ","))},\"root\":\(root),"
      + "\"timeline\":[\(steps(root).joined(separator: ","))]}"
  }

  // MARK: Steps

  private mutating func screenKeys() -> String {
    let items = random.pick(["", "", "\"navigationItem\":\(navigationItem()),", "\"toolbarItems\":\(barItems()),"])
    let bars = random.pick([
      "", "", "\"navigationBar\":{\"hidden\":true,\"collapsed\":true},", "\"tabBar\":{\"hidden\":true},",
      "\"navigationBar\":{\"background\":\"clear\"},",
    ])
    return items + bars + (random.chance(oneIn: 3) ? "\"modalAnimation\":\(animation())," : "")
  }

  /// A container's class; SDOSHero's keys are refused on UIKit's.
  private mutating func controller() -> String {
    let type = "\"animationTypeForPush\":\(animation())"
    return random.pick(["", "", ",\"controller\":\"SDOSHero\"", ",\"controller\":\"SDOSHero\",\(type)", ",\(type)"])
  }

  private mutating func bar() -> String {
    random.pick(["", ",\"bar\":{}", ",\"bar\":{\"background\":\"#12345678\"}", ",\"bar\":{\"largeTitles\":true}"])
  }

  private mutating func navigationItem() -> String {
    "{\"title\":\"\(String(repeating: "Wy ", count: random.below(30)))\",\"left\":\(barItems()),\"right\":\(barItems())}"
  }

  private mutating func barItems() -> String {
    let kinds = [
      "{\"systemItem\":\"flexibleSpace\"}", "{\"systemItem\":\"search\"}", "{\"title\":\"One\"}",
      "{\"systemItem\":\"done\"}",
    ]
    return "[\((0..<random.below(4)).map { _ in random.pick(kinds) }.joined(separator: ","))]"
  }

  private mutating func animation() -> String {
    let direction = random.pick(["left", "right", "up", "down", "leading", "trailing"])
    let moving = random.pick(["push", "pull", "cover", "uncover", "slide", "zoomSlide", "pageIn", "pageOut"])
    let names = ["auto", "none", "fade", "zoom", "zoomOut", "\(moving)(\(direction))", "selectBy(fade, \(moving)(up))"]
    return "\"\(random.pick(names))\""
  }

  private mutating func steps(_ root: String) -> [String] {
    let kinds: [[String]]
    if root.contains("navigation") {
      let push = "\"push\":\"b\"" + random.pick(["", "", ",\"opposite\":true", ",\"popAnimation\":\(animation())"])
      kinds = [[push, "\"pop\":true"], [push, "\"popToRoot\":true"]]
    } else if root.contains("tabs") {
      kinds = [["\"selectTab\":1", "\"selectTab\":0"]]
    } else {
      kinds = [
        ["\"present\":\"b\"", "\"dismiss\":true"], ["\"replace\":\"b\""], ["\"present\":\"b\"", "\"dismissAll\":true"],
      ]
    }
    return random.pick(kinds).map { step in
      var keys = [step]
      if random.chance(oneIn: 3) { keys.append("\"animation\":\(animation())") }
      if random.chance(oneIn: 8) { keys.append("\"speed\":\(number(positive: true))") }
      if random.chance(oneIn: 4) { keys.append("\"interactive\":\(samples())") }
      if random.chance(oneIn: 8) { keys.append("\"set\":{\"a\":{\"alpha\":\(Double(random.below(11)) / 10)}}") }
      return "{\(keys.joined(separator: ","))}"
    }
  }

  private mutating func samples() -> String {
    let middle =
      "{\"at\":0.1,\"progress\":\(modifiers.number()),\"apply\":{\"a\":\"\(quoted(modifiers.modifier(depth: 3)))\"}}"
    let end = random.pick(["\"finish\":true", "\"cancel\":true", "\"finish\":true,\"animate\":false"])
    return "[{\"at\":0,\"progress\":0},\(middle),{\"at\":0.3,\(end)}]"
  }

  // MARK: Views

  private mutating func view(depth: Int, inStack: Bool) -> String {
    viewCount += 1
    let type = random.pick(["view", "view", "image", "label", "gradient", "shape", "visualEffect", "stack"])
    var keys = ["\"type\":\"\(type)\""]
    if depth > 0 {
      keys.append(inStack ? "\"size\":[\(number(positive: true)),\(number(positive: true))]" : "\"frame\":\(rect())")
    }
    keys += contents(type)
    keys += look()
    if random.chance(oneIn: 3) { keys.append("\"heroID\":\"\(random.pick(["a", "b", "c"]))\"") }
    if random.chance(oneIn: 2) { keys.append("\"heroModifiers\":\"\(quoted(modifiers.modifier(depth: 0)))\"") }
    if depth < 4, viewCount < 12 {
      let children = (0..<random.below(4)).map { _ in view(depth: depth + 1, inStack: type == "stack") }
      keys.append("\"subviews\":[\(children.joined(separator: ","))]")
    }
    return "{\(keys.joined(separator: ","))}"
  }

  private mutating func look() -> [String] {
    var keys: [String] = []
    func add(_ key: String, _ value: String) { keys.append("\"\(key)\":\(value)") }
    if random.chance(oneIn: 2) { add("backgroundColor", color()) }
    if random.chance(oneIn: 4) { add("alpha", "\(Double(random.below(11)) / 10)") }
    if random.chance(oneIn: 3) { add("cornerRadius", number(positive: true)) }
    if random.chance(oneIn: 5) { add("maskedCorners", "[\"topLeft\",\"bottomRight\"]") }
    if random.chance(oneIn: 5) { add("cornerCurve", "\"continuous\"") }
    if random.chance(oneIn: 3) { add("clipsToBounds", "true") }
    if random.chance(oneIn: 8) { add("mask", "{\"path\":\"\(path())\"}") }
    if random.chance(oneIn: 4) { add("borderWidth", number(positive: true)) }
    if random.chance(oneIn: 4) { add("transform", transform()) }
    if random.chance(oneIn: 8) { add("sublayerTransform", transform()) }
    if random.chance(oneIn: 8) { add("doubleSided", "false") }
    if random.chance(oneIn: 6) { add("anchorPoint", "[\(number()),\(number())]") }
    if random.chance(oneIn: 6) { add("zPosition", number()) }
    if random.chance(oneIn: 6) { add("contentsRect", rect()) }
    if random.chance(oneIn: 4) {
      let path = random.chance(oneIn: 3) ? ",\"path\":\"\(path())\"" : ""
      add(
        "shadow",
        "{\"opacity\":0.5,\"radius\":\(number(positive: true)),\"offset\":[\(number()),\(number())]\(path)}")
    }
    return keys
  }

  private mutating func contents(_ type: String) -> [String] {
    switch type {
    case "image":
      let mode = random.pick(["scaleToFill", "scaleAspectFit", "scaleAspectFill", "center", "topLeft", "bottom"])
      return [
        "\"image\":\"\(random.pick(images))\"", "\"contentMode\":\"\(mode)\"",
        "\"template\":\(random.chance(oneIn: 4))",
      ]
    case "label":
      let text = random.pick([
        "Hello", "", "two\\nlines", "a\\tb", "مرحبا", "👍🏽", "long " + String(repeating: "word ", count: 30),
      ])
      let mode = random.pick([
        "byTruncatingTail", "byTruncatingMiddle", "byWordWrapping", "byCharWrapping", "byClipping",
      ])
      return [
        "\"text\":\"\(text)\"", "\"font\":{\"size\":\(number(positive: true)),\"weight\":\"bold\"}",
        "\"numberOfLines\":\(random.below(4))", "\"lineBreakMode\":\"\(mode)\"", "\"kern\":\(number())",
        "\"textAlignment\":\"\(random.pick(["justified", "center", "right"]))\"",
      ]
    case "gradient":
      return [
        "\"colors\":[\(color()),\(color()),\(color())]",
        "\"gradientType\":\"\(random.pick(["axial", "radial", "conic"]))\"",
        "\"startPoint\":[\(number()),\(number())]", "\"endPoint\":[\(number()),\(number())]",
      ]
    case "shape":
      return [
        "\"path\":\"\(path())\"", "\"fillColor\":\(color())", "\"strokeColor\":\(color())",
        "\"lineWidth\":\(number(positive: true))", "\"lineCap\":\"\(random.pick(["butt", "round", "square"]))\"",
        "\"lineJoin\":\"\(random.pick(["miter", "round", "bevel"]))\"",
        "\"strokeEnd\":\(Double(random.below(11)) / 10)",
      ] + (random.chance(oneIn: 3) ? ["\"lineDashPattern\":[\(number(positive: true)),\(number(positive: true))]"] : [])
    case "visualEffect":
      return [
        random.chance(oneIn: 2)
          ? "\"effect\":\"\(random.pick(["light", "dark", "regular"]))\""
          : "\"effect\":{\"blurRadius\":\(random.below(60)),\"saturation\":\(number(positive: true))}"
      ]
    case "stack":
      return [
        "\"axis\":\"\(random.pick(["horizontal", "vertical"]))\"", "\"spacing\":\(number())",
        "\"distribution\":\"\(random.pick(["fill", "fillEqually", "equalSpacing"]))\"",
      ]
    default: return []
    }
  }

  // MARK: Values

  private mutating func number(positive: Bool = false) -> String {
    let text = random.chance(oneIn: 3) ? modifiers.number() : "\(random.below(60))"
    return positive && text.hasPrefix("-") ? String(text.dropFirst()) : text
  }

  private mutating func rect() -> String {
    "[\(number()),\(number()),\(number(positive: true)),\(number(positive: true))]"
  }

  private mutating func color() -> String {
    random.pick(["\"#ff0000\"", "\"#00ff0088\"", "\"#11223380\"", "\"clear\"", "\"systemBlue\"", "\"white\""])
  }

  private mutating func transform() -> String {
    switch random.below(4) {
    case 0: "[\((0..<6).map { _ in number() }.joined(separator: ","))]"
    case 1: "[\((0..<16).map { _ in number() }.joined(separator: ","))]"
    case 2: "\"perspective(\(number(positive: true))) rotate(\(number()), \(number()), 0)\""
    default: "\"rotate(\(number())) scale(\(number()), \(number()), 1)\""
    }
  }

  /// A path in SVG's syntax.
  mutating func path() -> String {
    // Now and then one whose edges cross each other again and again, often more than a frame may take.
    if random.chance(oneIn: 20) {
      let count = random.pick([300, 3000, 20_000])
      return "M" + (0..<count).map { _ in "\(random.below(60)) \(random.below(60))" }.joined(separator: "L") + "Z"
    }
    var text = "M\(number()) \(number())"
    for _ in 0..<random.below(8) {
      let (command, count) = random.pick([("L", 2), ("C", 6), ("Q", 4), ("H", 1), ("l", 2), ("S", 4), ("T", 2)])
      text += command + (0..<count).map { _ in number() }.joined(separator: " ")
    }
    if random.chance(oneIn: 4) { text += "A\(number()) \(number()) 30 1 0 \(number()) \(number())" }
    return text + (random.chance(oneIn: 2) ? "Z" : "")
  }

  private func quoted(_ text: String) -> String { text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
}
