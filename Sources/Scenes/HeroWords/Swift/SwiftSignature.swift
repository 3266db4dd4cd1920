import HeroModel

/// A function, variable or case of Hero's Swift interface, as Hero declares it.
struct SwiftSignature: Sendable {
  struct Parameter: Sendable {
    /// Nil for `_`.
    var label: String?
    var type: SwiftType
    /// As the declaration spells it; nil when the argument is required.
    var standard: String?
    /// Takes any number of values, without label.
    var isVariadic: Bool
  }

  let name: String
  let parameters: [Parameter]
  /// Can be named without parentheses: a static variable, or a case without values.
  let isVariable: Bool
  /// The declaration, for messages.
  let text: String

  /// `scale(x: CGFloat = 1, y: CGFloat = 1)`; without parentheses a variable.
  init(_ text: String) {
    self.text = text
    let parts = text.split(separator: "(", maxSplits: 1)
    name = String(parts[0])
    isVariable = parts.count == 1
    parameters = parts.count == 1 ? [] : Self.parameters(parts[1].dropLast())
  }

  private static func parameters(_ text: Substring) -> [Parameter] {
    text.split(separator: ";").map { text in
      let halves = text.split(separator: ":", maxSplits: 1)
      let typeAndStandard = halves[1].split(separator: "=").map { $0.drop { $0 == " " } }
      var type = String(typeAndStandard[0]).trimmedAtEnd
      let isVariadic = type.hasSuffix("...")
      if isVariadic { type.removeLast(3) }
      let label = halves[0].split(separator: " ")[0]
      return Parameter(
        label: label == "_" ? nil : String(label), type: SwiftType(rawValue: type) ?? .number,
        standard: typeAndStandard.count > 1 ? String(typeAndStandard[1]) : nil, isVariadic: isVariadic)
    }
  }

  /// The declaration as Swift writes it.
  var declaration: String { text.split(separator: ";").joined(separator: ",") }

  /// One value or, where omitted, none for each parameter; several for a variadic one.
  func match(_ arguments: [SwiftExpression.Argument], at offset: Int) throws(ExpressionError) -> [[SwiftExpression]] {
    var rest = arguments[...]
    var values: [[SwiftExpression]] = []
    for parameter in parameters {
      if parameter.isVariadic {
        let taken = rest.prefix { $0.label == nil }
        rest = rest.dropFirst(taken.count)
        values.append(taken.map(\.value))
      } else if let next = rest.first, next.label == parameter.label {
        rest = rest.dropFirst()
        values.append([next.value])
      } else if parameter.standard != nil {
        values.append([])
      } else if let next = rest.first {
        throw problem(next, after: values.count)
      } else {
        let what = parameter.label.map { "the argument '\($0):'" } ?? "an argument of type \(parameter.type.rawValue)"
        throw ExpressionError(offset: offset, message: "'\(name)' needs \(what); it is \(declaration)")
      }
    }
    if let next = rest.first { throw problem(next, after: parameters.count) }
    return values
  }

  /// What is wrong with an argument that is not the next parameter's.
  private func problem(_ argument: SwiftExpression.Argument, after count: Int) -> ExpressionError {
    let message: String
    if let label = argument.label {
      if let place = parameters.firstIndex(where: { $0.label == label }) {
        message =
          place < count
          ? "'\(label):' is there twice or after arguments that follow it" : "'\(label):' comes too early"
      } else {
        let known = parameters.compactMap(\.label).filter { $0.count > 1 }
        let suggestion = NearestName.suggestion(label, among: known)
        message = "'\(name)' has no argument '\(label):'\(suggestion)"
      }
    } else if parameters.isEmpty {
      message = "'\(name)' takes no arguments"
    } else if let label = parameters.dropFirst(count).compactMap(\.label).first {
      message = "the argument has no label: write '\(label):' before it"
    } else {
      message = "'\(name)' takes no such argument"
    }
    return ExpressionError(offset: argument.offset, message: "\(message); it is \(declaration)")
  }

  /// The declaration that fits a use: of those with the name, the first that its labels and values fit.
  static func choose(
    _ name: String, _ arguments: [SwiftExpression.Argument]?, among all: [SwiftSignature]
  ) -> SwiftSignature? {
    let candidates = all.filter { $0.name == name }
    if arguments == nil { return candidates.first { $0.isVariable } ?? candidates.first }
    let calls = candidates.filter { !$0.isVariable }
    let fitting = calls.filter { (try? $0.match(arguments ?? [], at: 0)) != nil }
    let first = arguments?.first
    return fitting.first { $0.takes(arguments ?? []) } ?? fitting.first
      ?? calls.first { $0.parameters.first?.label == first?.label } ?? candidates.first
  }
}

extension SwiftSignature {
  /// Whether the arguments, which match, may be of the parameters' types by their looks alone.
  fileprivate func takes(_ arguments: [SwiftExpression.Argument]) -> Bool {
    guard let values = try? match(arguments, at: 0) else { return false }
    return zip(parameters, values).allSatisfy { parameter, values in values.allSatisfy { parameter.takes($0) } }
  }
}

extension SwiftSignature.Parameter {
  /// Whether a value may be of the parameter's type, by its look alone.
  fileprivate func takes(_ value: SwiftExpression) -> Bool {
    switch type {
    case .point: if case .member(_, "CGPoint", _) = value.kind { return true }
    case .number: if case .member(_, "CGPoint", _) = value.kind { return false }
    case .modifiers: if case .array = value.kind { return true } else { return false }
    case .modifier: if case .array = value.kind { return false }
    default: return true
    }
    if type == .point, case .member(_, let name, _) = value.kind { return name == "zero" || name == "init" }
    return type != .point
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// The types of Hero's parameters, by the names that declarations use.
enum SwiftType: String, Sendable {
  case number = "CGFloat"
  case seconds = "TimeInterval"
  case float = "Float"
  case point = "CGPoint"
  case size = "CGSize"
  case rect = "CGRect"
  case color = "UIColor"
  case flag = "Bool"
  case text = "String"
  case timing = "CAMediaTimingFunction"
  case transform = "CATransform3D"
  case path = "CGPath"
  case cascadeDirection = "CascadeDirection"
  case modifier = "HeroModifier"
  case modifiers = "[HeroModifier]"
  case condition = "(HeroConditionalContext) -> Bool"
  case animationDirection = "HeroDefaultAnimationType.Direction"
  case animation = "HeroDefaultAnimationType"
}

extension SwiftSignature {
  /// `HeroModifier`'s static members in Hero 1.6.4, and SDOSHero's.
  static let modifiers = ModifierDefinition.all.flatMap(\.swiftDeclarations).map { SwiftSignature($0) }

  /// `HeroDefaultAnimationType`'s cases and its function in Hero 1.6.4.
  static let animations: [SwiftSignature] =
    AnimationType.named.map { SwiftSignature($0.name) }
    + AnimationType.Kind.allCases.map {
      SwiftSignature("\($0.rawValue)(direction: HeroDefaultAnimationType.Direction)")
    } + [
      SwiftSignature("selectBy(presenting: HeroDefaultAnimationType; dismissing: HeroDefaultAnimationType)"),
      SwiftSignature("autoReverse(presenting: HeroDefaultAnimationType)"),
    ]

  /// `CascadeDirection`'s cases and variables.
  static let cascadeDirections =
    (CascadeDirection.named.map(\.name) + ["radial(center: CGPoint)", "inverseRadial(center: CGPoint)"])
    .map { SwiftSignature($0) }
}

extension ModifierDefinition {
  /// As Hero declares it, with `;` between parameters; none for a field of the target state.
  fileprivate var swiftDeclarations: [String] {
    if isField { return [] }
    let parameters = parameters.map { parameter in
      let name = parameter.label ?? "_ \(parameter.kind.swiftName ?? name)"
      return "\(name): \(parameter.kind.swiftType)\(parameter.swiftStandard.map { " = \($0.swift)" } ?? "")"
    }
    let call = parameters.isEmpty ? [] : ["\(name)(\(parameters.joined(separator: "; ")))"]
    return (hasVariable ? [name] : []) + call + (single.map { [$0.swift] } ?? []) + otherSwift
  }
}

extension ModifierParameter.Kind {
  fileprivate var swiftType: String {
    switch self {
    case .number: "CGFloat"
    case .seconds, .duration: "TimeInterval"
    case .point: "CGPoint"
    case .size: "CGSize"
    case .rect: "CGRect"
    case .color, .tint: "UIColor"
    case .path: "CGPath"
    case .flag: "Bool"
    case .text: "String"
    case .transform: "CATransform3D"
    case .curve: "CAMediaTimingFunction"
    case .direction: "CascadeDirection"
    case .condition: "(HeroConditionalContext) -> Bool"
    case .modifiers: "HeroModifier..."
    }
  }

  /// Hero's name of a parameter without label, where that is not the modifier's.
  fileprivate var swiftName: String? {
    switch self {
    case .transform: "t"
    case .condition: "condition"
    case .modifiers: "modifiers"
    default: nil
    }
  }
}
