import HeroLayers
import HeroModel
import HeroRaster
import HeroRender
import TransitionEngine

extension SceneLint {
  /// A label whose picture is scaled more in one direction than in the other: its letters are drawn once and stretched (rule L3).
  static func stretchedText(_ view: View, in transitions: [TransitionPlan]) -> LintFinding? {
    guard case .label = view.content, !isLaidOutAnew(view.heroModifiers ?? []) else { return nil }
    for plan in transitions {
      for animation in plan.views where animation.path == view.path {
        guard let key = animation.keys.first(where: { $0.name == "bounds.size" }),
          case .numbers(let from) = key.from, case .numbers(let to) = key.to, from.count == 2, to.count == 2,
          (from + to).allSatisfy({ $0 > 0 })
        else { continue }
        let (across, down) = (to[0] / from[0], to[1] / from[1])
        guard max(across / down, down / across) > tolerance else { continue }
        func text(_ size: [Double]) -> String { size.map { Decimals.compact($0, 2) }.joined(separator: "×") }
        return LintFinding(
          rule: .stretchedText, view: view.path, location: view.location,
          message: "its text is stretched on the way from \(text(from)) to \(text(to)) (L3); "
            + "give both labels sizes of one proportion, or useNoSnapshot, which lays the text out at every size",
          fault: animation.heroID.map { [plan.from, plan.to].sorted().joined(separator: "/") + " " + $0 })
      }
    }
    return nil
  }

  /// A label with a text and without an area: UILabel draws into its bounds, and into none nothing.
  static func textWithoutRoom(_ view: View) -> LintFinding? {
    guard case .label(let text) = view.content, !view.isHidden, view.size.width <= 0 || view.size.height <= 0,
      text.allRuns.contains(where: { !$0.text.isEmpty })
    else { return nil }
    let side = view.size.height <= 0 ? view.size.width <= 0 ? "width and height are" : "height is" : "width is"
    return LintFinding(
      rule: .noRoom, view: view.path, location: view.location,
      message:
        "its text does not show, because its \(side) 0; give it a size, or leave the size out for that of its text")
  }

  private static func isLaidOutAnew(_ modifiers: [Modifier]) -> Bool {
    modifiers.contains { modifier in
      switch modifier {
      case .snapshot(.noSnapshot): true
      case .when(_, let inner): isLaidOutAnew(inner)
      default: false
      }
    }
  }

  /// How many characters a message names.
  private static let namedCharacters = 6

  /// Families and characters of texts that are not there: one finding for each family, each package with fonts that would help, and for all
  /// other characters, at the first text.
  ///
  /// With `onlyDoubtful`, texts that Inter surely draws are passed over.
  package static func missingFonts(_ scene: Scene, onlyDoubtful: Bool = false) -> [LintFinding] {
    missingFonts(scene.texts.filter { !(onlyDoubtful && $0.contents.isPlain) }, fonts: scene.fonts)
  }

  private static func missingFonts(_ texts: [SceneText], fonts: [String]) -> [LintFinding] {
    let inspector = TextInspector(fonts: fonts)
    var found: [LintFinding] = []
    var boxes: [(package: String?, characters: [String], places: [SceneText])] = []
    // A screen that a step changes shows most of its texts again.
    var known: [TextContents: TextInspector.Problems] = [:]
    for text in texts {
      let problems = known[text.contents] ?? inspector.problems(of: text.contents)
      known[text.contents] = problems
      if let failure = problems.failure { found.append(finding(text, failure, fault: failure)) }
      for family in problems.families {
        let message = "font family '\(family)' not found, using \(TextInspector.substitute)"
        found.append(finding(text, message, fault: family))
      }
      for glyphs in problems.glyphs {
        let index = boxes.firstIndex { $0.package == glyphs.package } ?? boxes.count
        if index == boxes.count { boxes.append((glyphs.package, [], [])) }
        for character in glyphs.characters where !boxes[index].characters.contains(character) {
          boxes[index].characters.append(character)
        }
        boxes[index].places.append(text)
      }
    }
    return found
      + boxes.flatMap { package, characters, places in
        places.map { finding($0, message(characters, package), fault: package ?? "") }
      }
  }

  private static func finding(_ text: SceneText, _ message: String, fault: String) -> LintFinding {
    LintFinding(rule: .missingFont, view: text.view, location: text.location, message: message, fault: fault)
  }

  private static func message(_ characters: [String], _ package: String?) -> String {
    let named = characters.prefix(namedCharacters).joined(separator: ", ")
    let rest = characters.count - namedCharacters
    let boxes = characters.count > 1 ? "boxes" : "a box"
    let what = "\(named)\(rest > 0 ? " and \(rest) more" : ""), drawing \(boxes); "
    if let package { return "no font for \(what)install the package \(package)" }
    return "no glyph for \(what)a font that has \(characters.count > 1 ? "them" : "it") goes into \"fonts\", or "
      + "into an app's UIAppFonts"
  }

  /// What the title of a scene's film, or other words around it, asks for in vain, where the scene's own texts do not.
  package static func fontWarnings(ofTitle title: String, called name: String = "title", in scene: Scene) -> [String] {
    let text = SceneText(title: title)
    guard !text.contents.isPlain else { return [] }
    let known = Set(missingFonts(scene, onlyDoubtful: true).map(\.fault))
    return missingFonts([text], fonts: scene.fonts).filter { !known.contains($0.fault) }.map {
      "\(name): \($0.message)"
    }
  }

  /// The same as warnings, each once.
  package static func fontWarnings(_ scene: Scene, file: String) -> [Diagnostic] {
    LintFaults.merged(missingFonts(scene, onlyDoubtful: true)).map { finding in
      Diagnostic(
        file: file, line: finding.location.line, column: finding.location.column, severity: .warning,
        jsonPath: finding.location.jsonPath, message: (finding.view.map { "\($0): " } ?? "") + finding.message)
    }
  }
}

extension TextContents {
  /// Whether it is printable ASCII in the system font, which Inter has.
  fileprivate var isPlain: Bool {
    allRuns.allSatisfy { $0.font.family == nil && $0.text.utf8.allSatisfy { (0x20..<0x7F).contains($0) } }
  }
}
