/// Finds controllers that keep changing places at one moment, so that time never passes.
@MainActor
struct ChangeLoop {
  /// More changes without animation than anybody asks for at one moment, and more of those that are animated and take no time.
  private static let limit = (cuts: 1000, animated: 50)
  /// So many of the last ones are named.
  private static let named = 6
  private var time: TimeInterval = 0
  private var count = (cuts: 0, animated: 0)
  private var names: [String] = []

  /// Notes a change that begins, and stops when there is no end of them.
  mutating func note(_ change: ControllerChange, at now: TimeInterval) {
    if now != time {
      self = ChangeLoop()
      time = now
    }
    if change.driver == nil { count.cuts += 1 } else { count.animated += 1 }
    let left = min(Self.limit.cuts - count.cuts, Self.limit.animated - count.animated)
    guard left < Self.named else { return }
    let name = change.sentence
    if !names.contains(name) { names.append(name) }
    guard left <= 0 else { return }
    stop(
      "View controllers change places without end at \(time) s: \(names.joined(separator: ", ")), and so on, \(count.cuts + count.animated) times. These changes take no time: one that viewDidAppear, viewDidDisappear or a completion asks for each time is followed by the next at once. Ask only once, or let something move."
    )
  }
}

extension ControllerChange {
  /// What happens, for people.
  fileprivate var sentence: String {
    let (old, new) = ("\(type(of: from))", "\(type(of: to))")
    return switch kind {
    case .present: "\(old) presents \(new)"
    case .dismiss: "\(old) is dismissed to \(new)"
    case .push: "\(new) is pushed onto \(old)"
    case .pop, .popTo, .popToRoot: "\(old) is popped to \(new)"
    case .replace, .setViewControllers, .selectTab, .root, .inside: "\(new) takes the place of \(old)"
    }
  }
}
