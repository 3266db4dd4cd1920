import HeroGeometry
import HeroLayers
import HeroModel
import TransitionEngine

extension ViewPlan {
  /// Where the view comes from or goes to, as modifiers; nil when these do not say it.
  package var motion: [Modifier]? {
    var modifiers: [Modifier] = []
    for key in keys {
      switch (key.name, appearing ? key.from : key.to) {
      case ("opacity", .number(0)): modifiers.append(.fade)
      case ("overlay.opacity", .number(let opacity)): modifiers.append(.overlay(.black, opacity: opacity))
      // A shadow is not missed.
      case ("overlay.backgroundColor", _), ("shadowOpacity", _): continue
      case ("transform", .numbers(let elements)) where elements.count == 16:
        let moved = Array(elements[12..<15])
        var linear = elements
        for index in 12..<15 { linear[index] = 0 }
        let (across, down) = (linear[0], linear[5])
        guard linear == [across, 0, 0, 0, 0, down, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] else { return nil }
        if moved != [0, 0, 0] { modifiers.append(.translate(x: moved[0], y: moved[1], z: moved[2])) }
        if across != 1 || down != 1 { modifiers.append(.scale(x: across, y: down, z: 1)) }
      default: return nil
      }
    }
    return modifiers.isEmpty ? nil : modifiers
  }
}

extension ViewPlan {
  /// Points between both ends of its transform's translation.
  package var travel: Double {
    guard let key = keys.first(where: { $0.name == "transform" }), case .numbers(let from) = key.from,
      case .numbers(let to) = key.to, from.count == 16, to.count == 16
    else { return 0 }
    return Point(x: from[12], y: from[13]).distance(to: Point(x: to[12], y: to[13]))
  }

  /// Where its snapshot lies by itself; nil where its position does not animate.
  package var ownPosition: Point? {
    guard let key = keys.first(where: { $0.name == "position" }),
      case .numbers(let numbers) = appearing ? key.to : key.from, numbers.count == 2
    else { return nil }
    return Point(x: numbers[0], y: numbers[1])
  }
}
