import HeroGolden
import HeroRender

/// What is compared of a transition.
public struct TransitionSnapshot: Equatable, Sendable {
  var selection: GoldenSelection
  var levels: GoldenLevels
  var rate: FrameRate?

  /// Pictures and numbers at these points of each transition's time on film, 0…1.
  public static func frames(at points: [Double]) -> TransitionSnapshot {
    TransitionSnapshot(selection: .progress(points), levels: GoldenLevels(pixels: .png, trace: .moments))
  }

  /// Every frame of the film as a picture, and the numbers of every layer in it.
  ///
  /// - Parameter fps: Frames per second, 1…240; others count as the nearest of these.
  public static func film(fps: Int = 60) -> TransitionSnapshot {
    TransitionSnapshot(
      selection: .frames(nil), levels: GoldenLevels(), rate: FrameRate(numerator: min(max(fps, 1), 240)))
  }

  /// The numbers of every layer in every frame at 60 frames per second, and no pictures: quick, and the same on every machine.
  public static let trace = trace()

  /// The numbers of every layer in every frame, and no pictures.
  ///
  /// - Parameter fps: Frames per second, 1…240; others count as the nearest of these.
  public static func trace(fps: Int = 60) -> TransitionSnapshot {
    TransitionSnapshot(
      selection: .samples(2), levels: GoldenLevels(pixels: .none, trace: .all),
      rate: FrameRate(numerator: min(max(fps, 1), 240)))
  }
}
