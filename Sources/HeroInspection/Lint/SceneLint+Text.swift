import HeroLayers
import HeroModel
import HeroRaster
import HeroRender
import HeroTransition

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

  /// Families and characters of labels that are not there: one finding for each family, and one for all characters, at the first view.
  ///
  /// With `onlyDoubtful`, labels that Inter surely draws are passed over.
  package static func missingFonts(_ scene: Scene, onlyDoubtful: Bool = false) -> [LintFinding] {
    let inspector = TextInspector(fonts: scene.fonts)
    var found: [LintFinding] = []
    var characters: [String] = []
    var boxes: [LintFinding] = []
    // A screen that a step changes shows most of its texts again.
    var known: [TextContents: TextInspector.Problems] = [:]
    for view in scene.allScreens.flatMap(\.views) {
      guard case .label(let text) = view.content, !(onlyDoubtful && text.isPlain) else { continue }
      func finding(_ message: String, fault: String) -> LintFinding {
        LintFinding(rule: .missingFont, view: view.path, location: view.location, message: message, fault: fault)
      }
      let problems = known[text] ?? inspector.problems(of: text)
      known[text] = problems
      if let failure = problems.failure { found.append(finding(failure, fault: failure)) }
      for family in problems.families {
        let message = "font family '\(family)' not found, using \(TextInspector.substitute)"
        found.append(finding(message, fault: family))
      }
      guard !problems.characters.isEmpty else { continue }
      for character in problems.characters where !characters.contains(character) { characters.append(character) }
      boxes.append(finding("", fault: ""))
    }
    let named = characters.prefix(namedCharacters).joined(separator: ", ")
    let rest = characters.count - namedCharacters
    for index in boxes.indices {
      boxes[index].message =
        "no glyph for \(named)\(rest > 0 ? " and \(rest) more" : ""), drawing \(characters.count > 1 ? "boxes" : "a box"); "
        + "a font that has \(characters.count > 1 ? "them" : "it") goes into \"fonts\""
    }
    return found + boxes
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
