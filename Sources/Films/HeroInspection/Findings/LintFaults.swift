/// Tells a fault once, however many views show it.
enum LintFaults {
  /// Rules by which views that stand at one place of the file, as a repeat or a component makes them, share a fault.
  private static let rulesOfPlaces: Set<LintFinding.Rule> = [
    .stretchedText, .upscaledImage, .colorProfile, .percent,
  ]

  private struct Key: Hashable {
    let rule: LintFinding.Rule
    let fault: String
  }

  /// One finding for each fault, in the order of the file: where it is worst, or first, and what else has it.
  static func merged(_ findings: [LintFinding]) -> [LintFinding] {
    var groups: [[LintFinding]] = []
    var known: [Key: Int] = [:]
    for finding in inOrder(findings) {
      let keys = keys(finding)
      let index = keys.lazy.compactMap { known[$0] }.first ?? groups.count
      if index == groups.count { groups.append([]) }
      groups[index].append(finding)
      for key in keys { known[key] = index }
    }
    return inOrder(groups.compactMap(told))
  }

  private static func keys(_ finding: LintFinding) -> [Key] {
    var keys: [Key] = []
    if let fault = finding.fault { keys.append(Key(rule: finding.rule, fault: fault)) }
    if rulesOfPlaces.contains(finding.rule), finding.location.line > 0 {
      keys.append(Key(rule: finding.rule, fault: "\(finding.location.line):\(finding.location.column)"))
    }
    return keys
  }

  private static func told(_ group: [LintFinding]) -> LintFinding? {
    guard var told = group.max(by: { $0.weight < $1.weight }) else { return nil }
    if let first = group.first(where: { $0.weight == told.weight }) { told = first }
    var others: [String] = []
    for view in group.compactMap(\.view) where view != told.view && !others.contains(view) { others.append(view) }
    if others.isEmpty, told.view == nil, group.count > 1 {
      told.message = Self.told(told.message, alsoOf: "\(group.count - 1) more of the kind")
    } else {
      told.message = Self.told(told.message, others: others)
    }
    return told
  }

  /// A message with the other views that it is true of.
  static func told(_ message: String, others: [String]) -> String {
    switch others.count {
    case 0: message
    case 1...2: told(message, alsoOf: others.joined(separator: " and "))
    default: told(message, alsoOf: "\(others.count) other views")
    }
  }

  private static func told(_ message: String, alsoOf rest: String) -> String {
    message + (message.hasSuffix("?") ? " The same goes for \(rest)" : "; the same goes for \(rest)")
  }

  private static func inOrder(_ findings: [LintFinding]) -> [LintFinding] {
    findings.enumerated().sorted {
      ($0.element.location.line, $0.element.location.column, $0.offset)
        < ($1.element.location.line, $1.element.location.column, $1.offset)
    }.map(\.element)
  }
}
