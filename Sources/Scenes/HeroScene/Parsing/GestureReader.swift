import HeroGeometry
import HeroJSON
import HeroModel

/// Reads a step's `interactive`: what a gesture does to a transition.
struct GestureReader {
  let reader: ValueReader
  /// As they are at the step.
  let screens: Screens
  private var expressions: ExpressionReader { ExpressionReader(reader) }

  /// A step's `interactive`: samples and a release, or an edge pan.
  func interaction(_ cursor: JSONCursor?, action: Step.Action?) -> Interaction? {
    guard let cursor else { return nil }
    switch cursor.value.kind {
    case .array(let values):
      guard !values.isEmpty else {
        reader.log.report(
          "a gesture needs a release: { \"at\": …, \"finish\": true } or { \"at\": …, \"cancel\": true }", at: cursor)
        return nil
      }
      return samples(cursor)
    case .object: return edgePan(cursor, action: action)
    default:
      reader.log.report(
        "expected an array of gesture samples or { \"edgePan\": … }, found \(cursor.value.kindName)", at: cursor)
      return nil
    }
  }

  private func samples(_ cursor: JSONCursor) -> Interaction? {
    let elements = cursor.elements ?? []
    var samples: [GestureSample] = []
    var release: Release?
    var lastTime: Double?
    for (index, element) in elements.enumerated() {
      guard reader.isObject(element, keys: SceneKeys.sample, what: "a gesture sample") else { continue }
      let time = reader.seconds(reader.required(element, "at"), .notNegative)
      if let time, let last = lastTime, time < last, let at = element.member("at") {
        reader.log.report("times may not decrease: \(time.plain) after \(last.plain)", at: at)
      }
      lastTime = time ?? lastTime
      let isRelease = ["finish", "end", "cancel"].contains { element.member($0) != nil }
      let isLast = index == elements.count - 1
      if isRelease {
        let read = self.release(element, time: time ?? 0)
        if isLast {
          release = read
        } else {
          reader.log.report("a release is the last sample of a gesture", at: element)
        }
      } else {
        if let animate = element.member("animate") {
          reader.log.report("'animate' goes with 'finish' or 'cancel'", at: animate)
        }
        samples.append(sample(element, time: time ?? 0))
        if isLast {
          reader.log.report("the last sample must be a release: 'finish' or 'cancel'", at: element)
        }
      }
    }
    return release.map { .samples(samples, release: $0) }
  }

  private func sample(_ cursor: JSONCursor, time: Double) -> GestureSample {
    GestureSample(
      time: time,
      // Hero clamps the progress itself (rule I1).
      progress: reader.number(cursor.member("progress")), apply: viewModifiers(cursor.member("apply")),
      changeTarget: viewModifiers(cursor.member("changeTarget")),
      isDestination: reader.bool(cursor.member("isDestination")) ?? true, location: cursor.location)
  }

  private func release(_ cursor: JSONCursor, time: Double) -> Release? {
    for key in ["progress", "apply", "changeTarget", "isDestination"] {
      if let member = cursor.member(key) {
        reader.log.report("'\(key)' does not go with a release; write a sample of its own before it", at: member)
      }
    }
    // Hero's own word is `end` (scene words W1).
    let finish = cursor.member("finish") ?? cursor.member("end")
    let cancel = cursor.member("cancel")
    if cursor.member("finish") != nil, let end = cursor.member("end") {
      reader.log.report("give either 'finish' or 'end', which is the same", at: end)
    }
    if finish != nil, let cancel { reader.log.report("give either 'finish' or 'cancel'", at: cancel) }
    let animates = reader.bool(cursor.member("animate")) ?? true
    guard let given = finish ?? cancel, reader.onlyTrue(given) else { return nil }
    return Release(time: time, finishes: finish != nil, animates: animates)
  }

  /// `{ "screen/view": modifiers }` in file order.
  private func viewModifiers(_ cursor: JSONCursor?) -> [ViewModifiers] {
    guard let cursor else { return [] }
    guard case .object(let members) = cursor.value.kind else {
      reader.log.report("expected an object of views' modifiers, found \(cursor.value.kindName)", at: cursor)
      return []
    }
    var result: [ViewModifiers] = []
    for member in members {
      let value = cursor.cursor(of: member)
      let address = screens.address(member.key, place: member.keyPlace, path: value.path)
      reader.appearance = address.map { screens.appearance(of: $0.screen) } ?? reader.canvasAppearance
      let modifiers = expressions.modifiers(value)
      reader.appearance = reader.canvasAppearance
      if let address, let modifiers { result.append(ViewModifiers(view: address, modifiers: modifiers)) }
    }
    return result
  }

  private func edgePan(_ cursor: JSONCursor, action: Step.Action?) -> Interaction? {
    guard reader.isObject(cursor, keys: SceneKeys.edgePanHolder, what: "{ \"edgePan\": … }"),
      let pan = reader.required(cursor, "edgePan"),
      reader.isObject(pan, keys: SceneKeys.edgePan, what: "an edge pan object")
    else { return nil }
    if let action, action != .pop { reader.log.report("'edgePan' drives 'pop' only", at: pan) }
    let from = reader.point(reader.required(pan, "from"))
    let to = reader.point(reader.required(pan, "to"))
    let duration = reader.seconds(reader.required(pan, "duration"), .positive)
    let velocity = reader.point(pan.member("velocity"))
    guard let from, let to, let duration else { return nil }
    let speed = velocity ?? (to - from) / duration
    guard speed.x.isFinite, speed.y.isFinite else {
      reader.log.report("the drag is too fast for a number", at: pan)
      return nil
    }
    return .edgePan(EdgePan(from: from, to: to, duration: duration, velocity: speed))
  }
}
