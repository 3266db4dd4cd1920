/// A rule of the transition semantics that the program names as the cause of what it reports.
package enum Rule: String, CaseIterable, Equatable, Sendable {
  case v1 = "V1"
  case v2 = "V2"
  case v3 = "V3"
  case v4 = "V4"
  case p1 = "P1"
  case p3 = "P3"
  case p4 = "P4"
  case i1 = "I1"
  case i2 = "I2"
  case c5 = "C5"
  case c6 = "C6"
}

/// Something that a plan tells people, with the rule that it follows from.
package protocol PlanFact: Equatable, Sendable {
  var rule: Rule { get }
  /// The sentence without the rule.
  var sentence: String { get }
}

extension PlanFact {
  /// The sentence with the rule's code: `off screen (V2)`.
  package var text: String { "\(sentence) (\(rule.rawValue))" }
}
