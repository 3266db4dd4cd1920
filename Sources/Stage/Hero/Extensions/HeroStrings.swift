internal import HeroModel
internal import HeroWords
internal import UIKit

/// What Hero makes of strings (rules S5–S7); what it passes over is a warning of the stage.
@MainActor
enum HeroStrings {
  /// The modifiers of a string; nil where Hero gives it up.
  static func modifiers(_ text: String) -> [Modifier]? {
    do throws(HeroString.Problem) { return taken(try HeroString.modifiers(text), text) } catch { trap(error, text) }
  }

  /// The type of a string; auto where there is none.
  static func animation(_ text: String) -> AnimationType {
    do throws(HeroString.Problem) { return taken(try HeroString.animation(text), text) } catch { trap(error, text) }
  }

  private static func taken<Value>(_ reading: HeroString.Reading<Value>, _ text: String) -> Value {
    let remedy = reading.remedy.map { "; \($0.change)" } ?? ""
    for loss in reading.losses { UIKitRuntime.current.warn("Hero's string '\(text)': \(loss.text)\(remedy)") }
    return reading.value
  }

  private static func trap(_ problem: HeroString.Problem, _ text: String) -> Never {
    fatalError("Hero's string '\(text)': \(problem.text)")
  }
}

extension HeroDefaultAnimationType {
  /// As Hero reads a string (rules S5, S7); nil is auto.
  @MainActor init(text: String?) { self.init(text.map { HeroStrings.animation($0) } ?? .auto) }
}
