import HeroGeometry
import HeroJSON

/// Reads what layers do in a prototype.
enum FigmaInteractions {
  static func interactions(_ fields: FigmaFields) throws(FigmaError) -> [FigmaInteraction] {
    var interactions: [FigmaInteraction] = []
    for item in try fields.list("interactions") {
      guard let trigger = try item.fields("trigger") else { continue }
      var actions: [FigmaAction] = []
      for action in try item.list("actions") { actions.append(try self.action(action)) }
      interactions.append(
        FigmaInteraction(
          trigger: try trigger.text("type") ?? "", timeout: max(try trigger.number("timeout") ?? 0, 0) / 1000,
          actions: actions))
    }
    if interactions.isEmpty, let destination = try fields.text("transitionNodeID") {
      interactions.append(try older(fields, to: destination))
    }
    return interactions
  }

  /// What files said before they had interactions: a tap that leads to a frame.
  private static func older(_ fields: FigmaFields, to destination: String) throws(FigmaError) -> FigmaInteraction {
    let duration = try fields.number("transitionDuration") ?? 0
    let transition = FigmaTransition(
      type: "DISSOLVE", direction: "", duration: max(duration, 0) / 1000,
      easing: named(try fields.text("transitionEasing") ?? "EASE_OUT"), matchesLayers: false)
    let action = FigmaAction(
      type: "NODE", navigation: "NAVIGATE", destination: destination, transition: duration > 0 ? transition : nil)
    return FigmaInteraction(trigger: "ON_CLICK", timeout: 0, actions: [action])
  }

  private static func action(_ fields: FigmaFields) throws(FigmaError) -> FigmaAction {
    FigmaAction(
      type: try fields.text("type") ?? "", navigation: try fields.text("navigation") ?? "",
      destination: try fields.text("destinationId"), transition: try fields.fields("transition").map(transition),
      place: try fields.point("overlayRelativePosition"))
  }

  private static func transition(_ fields: FigmaFields) throws(FigmaError) -> FigmaTransition {
    FigmaTransition(
      type: try fields.text("type") ?? "", direction: try fields.text("direction") ?? "",
      duration: max(try fields.number("duration") ?? 0, 0) / 1000,
      easing: try fields.fields("easing").map(easing) ?? named("LINEAR"),
      matchesLayers: try fields.flag("matchLayers") ?? false)
  }

  private static func easing(_ fields: FigmaFields) throws(FigmaError) -> FigmaTransition.Easing {
    let type = try fields.text("type") ?? "LINEAR"
    if type == "CUSTOM_CUBIC_BEZIER", let curve = try fields.fields("easingFunctionCubicBezier") {
      var points: [Double] = []
      for key in ["x1", "y1", "x2", "y2"] { points.append(try curve.number(key) ?? 0) }
      return .curve([min(max(points[0], 0), 1), points[1], min(max(points[2], 0), 1), points[3]])
    }
    if type == "CUSTOM_SPRING", let spring = try fields.fields("easingFunctionSpring") {
      let (mass, stiffness) = (try spring.number("mass") ?? 1, try spring.number("stiffness") ?? 100)
      let damping = try spring.number("damping") ?? 15
      guard mass > 0, stiffness > 0, damping > 0 else {
        throw FigmaError("\(fields.layer): a spring's mass, stiffness and damping are greater than 0")
      }
      // The fraction of a spring depends on the quotients alone, and Hero's has mass 1.
      return .spring(stiffness: stiffness / mass, damping: damping / mass)
    }
    return named(type)
  }

  /// Figma's curves and springs by name, the numbers that its editor shows for them.
  static func named(_ type: String) -> FigmaTransition.Easing {
    switch type {
    case "EASE_IN": .curve([0.42, 0, 1, 1])
    case "EASE_OUT": .curve([0, 0, 0.58, 1])
    case "EASE_IN_AND_OUT": .curve([0.42, 0, 0.58, 1])
    case "EASE_IN_BACK": .curve([0.3, -0.05, 0.7, -0.5])
    case "EASE_OUT_BACK": .curve([0.45, 1.45, 0.8, 1])
    case "EASE_IN_AND_OUT_BACK": .curve([0.7, -0.4, 0.4, 1.4])
    case "GENTLE": .spring(stiffness: 100, damping: 15)
    case "QUICK": .spring(stiffness: 300, damping: 20)
    case "BOUNCY": .spring(stiffness: 600, damping: 15)
    case "SLOW": .spring(stiffness: 80, damping: 20)
    default: .curve([0, 0, 1, 1])
    }
  }
}
