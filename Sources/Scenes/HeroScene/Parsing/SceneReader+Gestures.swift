import HeroGeometry
import HeroJSON
import HeroModel

extension SceneReader {
  /// A step's `interactive`: samples and a release, or an edge pan.
  mutating func interaction(_ cursor: JSONCursor?, action: Step.Action?) -> Interaction? {
    guard let cursor else { return nil }
    switch cursor.value.kind {
    case .array(let values):
      guard !values.isEmpty else {
        report(
          "a gesture needs a release: { \"at\": …, \"finish\": true } or { \"at\": …, \"cancel\": true }", at: cursor)
        return nil
      }
      return samples(cursor)
    case .object: return edgePan(cursor, action: action)
    default:
      report("expected an array of gesture samples or { \"edgePan\": … }, found \(cursor.value.kindName)", at: cursor)
      return nil
    }
  }

  private mutating func samples(_ cursor: JSONCursor) -> Interaction? {
    let elements = cursor.elements ?? []
    var samples: [GestureSample] = []
    var release: Release?
    var lastTime: Double?
    for (index, element) in elements.enumerated() {
      guard isObject(element, keys: SceneKeys.sample, what: "a gesture sample") else { continue }
      let time = seconds(required(element, "at"), .notNegative)
      if let time, let last = lastTime, time < last, let at = element.member("at") {
        report("times may not decrease: \(time.plain) after \(last.plain)", at: at)
      }
      lastTime = time ?? lastTime
      let isRelease = ["finish", "end", "cancel"].contains { element.member($0) != nil }
      let isLast = index == elements.count - 1
      if isRelease {
        let read = self.release(element, time: time ?? 0)
        if isLast {
          release = read
        } else {
          report("a release is the last sample of a gesture", at: element)
        }
      } else {
        if let animate = element.member("animate") { report("'animate' goes with 'finish' or 'cancel'", at: animate) }
        samples.append(sample(element, time: time ?? 0))
        if isLast {
          report("the last sample must be a release: 'finish' or 'cancel'", at: element)
        }
      }
    }
    return release.map { .samples(samples, release: $0) }
  }

  private mutating func sample(_ cursor: JSONCursor, time: Double) -> GestureSample {
    GestureSample(
      time: time,
      // Hero clamps the progress itself (rule I1).
      progress: number(cursor.member("progress")), apply: viewModifiers(cursor.member("apply")),
      changeTarget: viewModifiers(cursor.member("changeTarget")),
      isDestination: bool(cursor.member("isDestination")) ?? true, location: location(cursor))
  }

  private mutating func release(_ cursor: JSONCursor, time: Double) -> Release? {
    for key in ["progress", "apply", "changeTarget", "isDestination"] {
      if let member = cursor.member(key) {
        report("'\(key)' does not go with a release; write a sample of its own before it", at: member)
      }
    }
    // Hero's own word is `end` (scene words W1).
    let finish = cursor.member("finish") ?? cursor.member("end")
    let cancel = cursor.member("cancel")
    if cursor.member("finish") != nil, let end = cursor.member("end") {
      report("give either 'finish' or 'end', which is the same", at: end)
    }
    if finish != nil, let cancel { report("give either 'finish' or 'cancel'", at: cancel) }
    let animates = bool(cursor.member("animate")) ?? true
    guard let given = finish ?? cancel, onlyTrue(given) else { return nil }
    return Release(time: time, finishes: finish != nil, animates: animates)
  }

  /// `{ "screen/view": modifiers }` in file order.
  private mutating func viewModifiers(_ cursor: JSONCursor?) -> [ViewModifiers] {
    guard let cursor else { return [] }
    guard case .object(let members) = cursor.value.kind else {
      report("expected an object of views' modifiers, found \(cursor.value.kindName)", at: cursor)
      return []
    }
    var result: [ViewModifiers] = []
    for member in members {
      let value = cursor.cursor(of: member)
      let address = viewAddress(member.key, place: member.keyPlace, path: value.path)
      appearance = address.map { appearance(of: $0.screen) } ?? canvasAppearance
      let modifiers = modifiers(value)
      appearance = canvasAppearance
      if let address, let modifiers { result.append(ViewModifiers(view: address, modifiers: modifiers)) }
    }
    return result
  }

  private mutating func edgePan(_ cursor: JSONCursor, action: Step.Action?) -> Interaction? {
    guard isObject(cursor, keys: SceneKeys.edgePanHolder, what: "{ \"edgePan\": … }"),
      let pan = required(cursor, "edgePan"), isObject(pan, keys: SceneKeys.edgePan, what: "an edge pan object")
    else { return nil }
    if let action, action != .pop { report("'edgePan' drives 'pop' only", at: pan) }
    let from = point(required(pan, "from"))
    let to = point(required(pan, "to"))
    let duration = seconds(required(pan, "duration"), .positive)
    let velocity = point(pan.member("velocity"))
    guard let from, let to, let duration else { return nil }
    let speed = velocity ?? (to - from) / duration
    guard speed.x.isFinite, speed.y.isFinite else {
      report("the drag is too fast for a number", at: pan)
      return nil
    }
    return .edgePan(EdgePan(from: from, to: to, duration: duration, velocity: speed))
  }
}
