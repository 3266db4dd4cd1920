import HeroJSON
import HeroModel
import HeroRender

/// Something in a valid scene that probably does not do what was meant.
package struct LintFinding: Equatable, Sendable {
  /// What is looked for.
  package enum Rule: String, Equatable, Sendable, CaseIterable {
    /// Several views of a screen have the same heroID.
    case duplicateHeroID = "duplicate-hero-id"
    /// No view that a heroID's view meets has the same.
    case heroIDWithoutPartner = "hero-id-without-partner"
    /// A view's modifiers never make it animate.
    case modifiersWithoutEffect = "modifiers-without-effect"
    /// A match replaces what a source view's modifiers say.
    case modifiersIgnoredByMatch = "modifiers-ignored-by-match"
    /// A word changes nothing, for any other reason.
    case noEffect = "no-effect"
    /// A timing counts on the way there or on the way back alone.
    case oneWay = "one-way"
    /// A table view's modifiers reach only the inside of its first subview.
    case tableSubviews = "table-subviews"
    /// A modifier string holds arithmetic, which Hero does not work out.
    case arithmetic
    /// A view that should animate is outside of the canvas.
    case offScreen = "off-screen"
    /// A view that a gesture moves jumps where the first value is applied.
    case gestureJump = "gesture-jump"
    /// A font family or a character is not there.
    case missingFont = "missing-font"
    /// A text has no room at all.
    case noRoom = "no-room"
    /// A label's picture is scaled more in one direction than in the other.
    case stretchedText = "stretched-text"
    /// An angle is more than a full turn.
    case degrees
    /// A time is longer than any in a transition.
    case milliseconds
    /// A spring settles late or never swings.
    case spring
    /// A view is scaled far beyond the canvas.
    case percent
    /// A list of modifiers gives one timing twice.
    case repeatedTiming = "repeated-timing"
    /// An image is shown larger than its pixels.
    case upscaledImage = "upscaled-image"
    /// An image's colour profile cannot be used.
    case colorProfile = "color-profile"
    /// A component, parameter, style, key of a repeat's entries or item of a bar is never used.
    case neverUsed = "never-used"
    /// Something of an Interface Builder file, or of the canvas, is drawn otherwise than it is meant.
    case approximated
    /// An Interface Builder file says something to Hero that a phone ignores.
    case ignoredByHero = "ignored-by-hero"
    /// A status bar can hardly be told from what lies under it.
    case statusBar = "status-bar"
    /// A text size was asked for that no font follows.
    case fixedSizes = "fixed-sizes"
    /// The planner warns.
    case plan

    /// What the rule finds, a sentence.
    package var summary: String {
      switch self {
      case .duplicateHeroID: "Several views of a screen have the same heroID; Hero matches only the last one."
      case .heroIDWithoutPartner: "A heroID has no partner on any screen that it meets."
      case .modifiersWithoutEffect: "A view's heroModifiers never make it animate."
      case .modifiersIgnoredByMatch: "A match replaces modifiers of its source view."
      case .noEffect: "A word changes nothing: without it every layer of the film is the same."
      case .oneWay: "A timing of a matched view counts on the way there or on the way back alone."
      case .tableSubviews:
        "cascade or ignoreSubviewModifiers on a table view reaches only the inside of its first subview."
      case .arithmetic: "A modifier string has arithmetic; Hero treats such an argument as omitted."
      case .offScreen: "A view with a heroID or modifiers is off screen in every transition."
      case .gestureJump: "A gesture's first apply for a view comes after its first sample, so the view jumps."
      case .missingFont: "A font family or a character is missing; another one stands in."
      case .noRoom: "A text does not show, because its view has no width or height."
      case .stretchedText: "A label's text stretches more in one direction than in the other."
      case .degrees: "An angle is more than a full turn; Hero counts in radians."
      case .milliseconds: "A time is more than 20 seconds; Hero counts in seconds."
      case .spring: "A spring settles only after 5 seconds, or has more damping than stiffness and does not spring."
      case .percent: "A scale of 10 or more makes a view longer than three diagonals of the canvas; 1 is its own size."
      case .repeatedTiming: "A view's modifiers give one timing twice; the last one counts for the view."
      case .upscaledImage: "An image is shown larger than its pixels."
      case .colorProfile: "An image's colour profile cannot be used; it is shown as sRGB."
      case .neverUsed:
        "A component, a parameter, a style, a key of a repeat's entries or an item of a bar is never used."
      case .approximated:
        "herorender does not read something of an Interface Builder file or the canvas, or draws it differently."
      case .ignoredByHero: "A string of an Interface Builder file has something that Hero's own parser does not read."
      case .statusBar: "The status bar is dark on dark or light on light: less than 1.5 to 1 of contrast."
      case .fixedSizes: "A text size was chosen, but no font has a textStyle that follows it."
      case .plan: "The transition's plan has a warning."
      }
    }
  }

  /// What was looked for.
  package var rule: Rule
  /// The view's path; nil when the finding is of no view.
  package var view: String?
  /// Where in the scene file.
  package var location: SourceLocation
  /// What is wrong and what to do.
  package var message: String
  /// What findings of one fault have in common, wherever they are; nil: its place.
  var fault: String?
  /// Of several findings of one fault the largest is reported, of equals the first.
  var weight = 0.0

  init(
    rule: Rule, view: String?, location: SourceLocation, message: String, fault: String? = nil, weight: Double = 0
  ) {
    self.rule = rule
    self.view = view
    self.location = location
    self.message = message
    self.fault = fault
    self.weight = weight
  }
}

extension LintFinding {
  /// What is wrong with which view, and the rules that it names.
  package var sentence: String { (view.map { "\($0): " } ?? "") + RuleBook.explaining(message) }

  /// A diagnostic of no view.
  init(rule: Rule, _ diagnostic: Diagnostic, fault: String? = nil) {
    self.init(
      rule: rule, view: nil,
      location: SourceLocation(
        line: diagnostic.line, column: diagnostic.column, jsonPath: diagnostic.jsonPath),
      message: diagnostic.message, fault: fault)
  }
}

extension LintFinding.Rule {
  /// The rule that a note of the reader falls under.
  init(_ subject: Scene.Note.Subject) {
    switch subject {
    case .arithmetic: self = .arithmetic
    case .degrees: self = .degrees
    case .milliseconds: self = .milliseconds
    case .spring: self = .spring
    case .repeatedTiming: self = .repeatedTiming
    case .unused: self = .neverUsed
    case .approximated: self = .approximated
    case .ignoredByHero: self = .ignoredByHero
    case .fixedSizes: self = .fixedSizes
    }
  }
}

/// Findings as text, JSON and SARIF.
package enum LintReport {
  /// A line for each: `scene.json:3:5: warning: list/card: … [rule]`; empty without findings.
  package static func text(_ findings: [LintFinding], file: String) -> String {
    findings.map { finding in
      let place = finding.location.line > 0 ? "\(file):\(finding.location.line):\(finding.location.column)" : file
      return "\(place): warning: \(finding.sentence) [\(finding.rule.rawValue)]".printable + "\n"
    }.joined()
  }

  /// `{"version": 1, "file", "findings": [{"rule", "view", "line", "column", "path", "message"}]}`; places are null when unknown.
  package static func json(_ findings: [LintFinding], file: String) -> JSONValue {
    [
      "version": .integer(1), "file": .string(file),
      "findings": .array(
        findings.map { finding in
          [
            "rule": .string(finding.rule.rawValue), "view": .text(finding.view),
            "line": .line(finding.location), "column": .column(finding.location),
            "path": .string(finding.location.jsonPath), "message": .string(RuleBook.explaining(finding.message)),
          ]
        }),
    ]
  }

  /// A SARIF 2.1.0 log of one or more files, which code hosts show beside the lines.
  package static func sarif(_ files: [(file: String, findings: [LintFinding])]) -> JSONValue {
    sarif(
      rules: LintFinding.Rule.allCases.map { ($0.rawValue, $0.summary) },
      results: files.flatMap { file, findings in
        findings.map { finding in
          SARIFResult(
            rule: finding.rule.rawValue, text: finding.sentence, location: finding.location, file: file)
        }
      })
  }

  /// One line of a SARIF log.
  package struct SARIFResult {
    /// The rule's id.
    let rule: String
    /// What is wrong.
    let text: String
    /// Where in the file.
    let location: SourceLocation
    /// The file as the user named it.
    let file: String

    package init(rule: String, text: String, location: SourceLocation, file: String) {
      self.rule = rule
      self.text = text
      self.location = location
      self.file = file
    }
  }

  /// A SARIF 2.1.0 log of any rules.
  package static func sarif(rules: [(id: String, summary: String)], results: [SARIFResult]) -> JSONValue {
    let rules = rules.map { rule -> JSONValue in
      ["id": .string(rule.id), "shortDescription": ["text": .string(rule.summary)]]
    }
    let driver: JSONValue = [
      "name": .string("herorender"), "version": .string(RendererVersion.current), "rules": .array(rules),
    ]
    let results = results.map { result -> JSONValue in
      [
        "ruleId": .string(result.rule), "level": .string("warning"), "message": ["text": .string(result.text)],
        "locations": .array([["physicalLocation": place(result.location, file: result.file)]]),
      ]
    }
    return [
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"), "version": .string("2.1.0"),
      "runs": .array([
        ["tool": ["driver": driver], "columnKind": .string("unicodeCodePoints"), "results": .array(results)]
      ]),
    ]
  }

  private static func place(_ location: SourceLocation, file: String) -> JSONValue {
    let artifact: JSONValue = ["uri": .string(uri(file))]
    guard location.line > 0 else { return ["artifactLocation": artifact] }
    return [
      "artifactLocation": artifact,
      "region": ["startLine": .integer(location.line), "startColumn": .integer(location.column)],
    ]
  }

  /// A path as a relative or file URI: all but unreserved characters and slashes percent-encoded.
  private static func uri(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    let encoded = path.utf8.reduce(into: "") { text, byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }
}

extension JSONValue {
  /// A place's line; null where it is not known.
  package static func line(_ location: SourceLocation) -> JSONValue {
    .whole(location.line > 0 ? location.line : nil)
  }

  /// A place's column; null where it is not known.
  package static func column(_ location: SourceLocation) -> JSONValue {
    .whole(location.line > 0 ? location.column : nil)
  }
}
