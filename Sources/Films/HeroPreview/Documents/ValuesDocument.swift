import HeroJSON
import HeroModel
import TransitionEngine

/// The values of views and steps that the page can change: what the file says, what shows, who shares them, or why they cannot be changed.
struct ValuesDocument {
  let variant: Variant
  private var scene: Scene { variant.film.scene }

  /// A view's; none for storyboards.
  func values(of view: View) -> JSONValue {
    guard let text = variant.sceneText else { return .array([]) }
    let keys = EditableKey.allCases.filter { $0 != .heroModifiers && $0.suits(view) }
    return .array(
      keys.map { key in
        var members = members(key, text, shows: key.shown(by: view)) { () throws(SceneText.Unsayable) in
          try text.place(key, of: view)
        }
        let others = Self.others(key, view, text, scene)
        if !others.isEmpty { members.append(.init("shared", .array(others.map { .string($0) }))) }
        let steps = steps(setting: key, of: view)
        if !steps.isEmpty { members.append(.init("setBy", .array(steps.map { .integer($0) }))) }
        return .object(members)
      })
  }

  /// A step's, by its position in the timeline; none for storyboards.
  func values(ofStep index: Int, _ plan: TransitionPlan?) -> JSONValue {
    guard let text = variant.sceneText, scene.steps.indices.contains(index) else { return .array([]) }
    let step = scene.steps[index]
    var keys: [(EditableKey, JSONValue?)] = []
    if case .wait(let seconds) = step.action {
      keys = [(.wait, .number(seconds))]
    } else {
      keys = [(.animation, (plan?.defaultAnimation.text).map { .string($0) }), (.speed, .number(step.speed))]
      if (try? text.place(.panPath, of: step)) != nil {
        keys += [(.panDuration, plan?.gesture.map { .number($0.release) }), (.panTiming, .string("linear"))]
        keys += [EditableKey.panFrom, .panBy, .panTo, .panPath].map { ($0, nil) }
      }
    }
    return .array(
      keys.map { key, shown in
        .object(
          members(key, text, shows: shown) { () throws(SceneText.Unsayable) in try text.place(key, of: step) })
      })
  }

  private func members(
    _ key: EditableKey, _ text: SceneText, shows: JSONValue?,
    _ place: () throws(SceneText.Unsayable) -> SceneText.Place
  ) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [.init("key", .string(key.rawValue)), .init("shown", shows ?? .null)]
    do throws(SceneText.Unsayable) {
      let place = try place()
      members.append(.init("value", text.value(at: place) ?? .null))
      if case .written(let at) = place {
        members += [.init("line", .integer(Int(at.line))), .init("column", .integer(Int(at.column)))]
      }
      try text.check(place, of: "this value")
    } catch {
      members.append(.init("problem", .string(error.message)))
    }
    return members
  }

  /// Other views that a view's value is used for, too.
  static func others(_ key: EditableKey, _ view: View, _ text: SceneText, _ scene: Scene) -> [String] {
    guard let place = try? text.place(key, of: view) else { return [] }
    return text.views(of: scene, sharing: place, key).filter { $0 != view.path }
  }

  /// The steps that set another value of a view.
  private func steps(setting key: EditableKey, of view: View) -> [Int] {
    scene.steps.indices.filter { index in
      scene.steps[index].screenChanges.values.contains { screen in
        screen.views.contains { $0.path == view.path && key.shown(by: $0) != key.shown(by: view) }
      }
    }
  }
}
