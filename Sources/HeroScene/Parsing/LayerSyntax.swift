import HeroGeometry
import HeroLayers

// What a scene can say of a layer: as a key of a view or its shadow, and as a modifier.

extension ValueKey<View> {
  /// The keys of a view's layer, in the order in which keys are listed.
  static let layer: [ValueKey] = [
    .number("alpha", \.alpha, .unit),
    .flag("hidden", \.isHidden),
    .flag("opaque", \.isOpaque),
    .value("backgroundColor", \.backgroundColor, .ref("color")) { $0.color($1).map { .some($0) } },
    .color("tintColor", \.tintColor),
    .number("cornerRadius", \.cornerRadius, .notNegative),
    .value("maskedCorners", \.maskedCorners, .list(.choice(["topLeft", "topRight", "bottomLeft", "bottomRight"]))) {
      $0.maskedCorners($1)
    },
    .value("cornerCurve", \.cornerCurve, .choice(CornerCurve.self)) { $0.choice($1, CornerCurve.self) },
    .flag("clipsToBounds", \.clipsToBounds),
    .number("borderWidth", \.borderWidth, .notNegative),
    .color("borderColor", \.borderColor),
    .value("shadow", \.shadow, .ref("shadow")) { $0.shadow($1).map { .some($0) } },
    .value("transform", \.transform, ["anyOf": [.text, .numbers(6), .numbers(16)]]) { $0.transform($1) },
    // Read with the place, which it belongs to.
    ValueKey(name: "anchorPoint", schema: .numbers(2)) { _, _, _ in },
    .number("zPosition", \.zPosition),
    .value("contentsRect", \.contentsRect, .rect) { $0.rect($1) },
  ]
}

extension ValueKey<Shadow> {
  /// The keys of a shadow.
  static let shadow: [ValueKey] = [
    .color("color", \.color),
    .number("opacity", \.opacity, .unit),
    .value("offset", \.offset, .numbers(2)) { $0.point($1).map { Size(width: $0.x, height: $0.y) } },
    .number("radius", \.radius, .notNegative),
    .value("path", \.path, .path) { $0.path($1).map { .some($0) } },
  ]
}

extension ModifierForm {
  /// The forms of rule M1, in the order in which names are listed.
  static let all: [ModifierForm] = [
    ModifierForm("opacity", 0...1, { .opacity($0) }) { (call) throws(ExpressionError) in
      try call.number(0, default: 1, .unit)
    } value: {
      if case .opacity(let value) = $0 { value } else { nil }
    },
    ModifierForm("position", 0...2, { .position($0) }) { (call) throws(ExpressionError) in
      try call.point(0, default: 0)
    } value: {
      if case .position(let value) = $0 { value } else { nil }
    },
    ModifierForm("size", 0...2, { .size($0) }) { (call) throws(ExpressionError) in
      try call.size(0, default: 0)
    } value: {
      if case .size(let value) = $0 { value } else { nil }
    },
    number("cornerRadius", .notNegative, { .cornerRadius($0) }) {
      if case .cornerRadius(let value) = $0 { value } else { nil }
    },
    number("zPosition", .any, { .zPosition($0) }) { if case .zPosition(let value) = $0 { value } else { nil } },
    ModifierForm("contentsRect", 4...4, { .contentsRect($0) }) { (call) throws(ExpressionError) in
      Rect(origin: try call.point(0), size: try call.size(2))
    } value: {
      if case .contentsRect(let value) = $0 { value } else { nil }
    },
    number("contentsScale", .positive, { .contentsScale($0) }) {
      if case .contentsScale(let value) = $0 { value } else { nil }
    },
    number("borderWidth", .notNegative, { .borderWidth($0) }) {
      if case .borderWidth(let value) = $0 { value } else { nil }
    },
    color("borderColor", { .borderColor($0) }) { if case .borderColor(let value) = $0 { value } else { nil } },
    color("backgroundColor", { .backgroundColor($0) }) {
      if case .backgroundColor(let value) = $0 { value } else { nil }
    },
    color("shadowColor", { .shadowColor($0) }) { if case .shadowColor(let value) = $0 { value } else { nil } },
    number("shadowOpacity", .unit, { .shadowOpacity($0) }) {
      if case .shadowOpacity(let value) = $0 { value } else { nil }
    },
    ModifierForm("shadowOffset", 2...2, { .shadowOffset($0) }) { (call) throws(ExpressionError) in
      try call.size(0, .any)
    } value: {
      if case .shadowOffset(let value) = $0 { value } else { nil }
    },
    number("shadowRadius", .notNegative, { .shadowRadius($0) }) {
      if case .shadowRadius(let value) = $0 { value } else { nil }
    },
    ModifierForm("shadowPath", 1...1, { .shadowPath($0) }) { (call) throws(ExpressionError) in
      try ModifierSyntax.shadowPath(call)
    } value: {
      if case .shadowPath(let value) = $0 { value } else { nil }
    },
    ModifierForm("masksToBounds", 0...1) { (call) throws(ExpressionError) in
      .masksToBounds(try call.bool(0, default: true))
    },
    ModifierForm("overlay", 0...4) { (call) throws(ExpressionError) in
      try ModifierSyntax.overlay(call)
    } blend: { from, to, fraction in
      guard case .overlay(let a, let p) = from, case .overlay(let b, let q) = to else { return nil }
      return .overlay(
        .interpolate(from: a, to: b, fraction: fraction), opacity: .interpolate(from: p, to: q, fraction: fraction))
    },
    ModifierForm("anchorPoint", 2...2, { .anchorPoint($0) }) { (call) throws(ExpressionError) in
      try call.point(0)
    } value: {
      if case .anchorPoint(let value) = $0 { value } else { nil }
    },
  ]
}
