import HeroStandIns
public import UIKit

/// A film's size, of its file in the stage's folders.
public final class LottieAnimation: Sendable {
  /// Points.
  public let size: CGSize
  public let duration: TimeInterval = 1
  public let startFrame: CGFloat = 0
  public let endFrame: CGFloat = 60
  public let framerate: Double = 60

  init(size: CGSize) { self.size = size }

  /// The animation of a JSON file; nil where it is not there.
  @preconcurrency @MainActor
  public static func named(_ name: String, bundle: Bundle = .main, subdirectory: String? = nil) -> LottieAnimation? {
    guard let file = bundle.url(forResource: name, withExtension: "json") else { return nil }
    return filepath(file.path)
  }
  public static func filepath(_ path: String) -> LottieAnimation? {
    guard let data = FileManager.default.contents(atPath: path),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let width = json["w"] as? NSNumber, let height = json["h"] as? NSNumber
    else { return nil }
    return LottieAnimation(size: CGSize(width: width.doubleValue, height: height.doubleValue))
  }
}
public typealias Animation = LottieAnimation

public enum LottieLoopMode: Hashable, Sendable {
  case playOnce, loop, autoReverse, `repeat`(Float), repeatBackwards(Float)
}
public enum LottieBackgroundBehavior: Sendable { case stop, pause, pauseAndRestore, forceFinish, continuePlaying }
public enum LottieRenderingEngine: Sendable { case automatic, mainThread, coreAnimation }
public typealias LottieCompletionBlock = (Bool) -> Void
public typealias AnimationView = LottieAnimationView

/// A plain ground of the animation's size, which does not move.
open class LottieAnimationView: UIView {
  open var animation: LottieAnimation? { didSet { invalidateIntrinsicContentSize() } }
  open var loopMode = LottieLoopMode.playOnce
  open var backgroundBehavior = LottieBackgroundBehavior.pause
  open var animationSpeed: CGFloat = 1
  /// From 0 to 1.
  open var currentProgress: CGFloat = 0
  open var currentTime: TimeInterval = 0
  open var currentFrame: CGFloat = 0
  open var respectAnimationFrameRate = false
  open var shouldRasterizeWhenIdle = false
  open private(set) var isAnimationPlaying = false

  public init(animation: LottieAnimation?) {
    self.animation = animation
    super.init(frame: CGRect(origin: .zero, size: animation?.size ?? .zero))
    begin()
  }
  public convenience init(name: String, bundle: Bundle = .main, subdirectory: String? = nil) {
    self.init(animation: .named(name, bundle: bundle, subdirectory: subdirectory))
  }
  public convenience init(filePath: String) { self.init(animation: .filepath(filePath)) }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }
  private func begin() {
    StandIn.cover(self, "Lottie", "an animation is a plain ground of its size")
  }
  open override var intrinsicContentSize: CGSize {
    animation?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Is over after the animation's duration, where it does not loop.
  open func play(completion: LottieCompletionBlock? = nil) {
    isAnimationPlaying = true
    guard loopMode == .playOnce else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + (animation?.duration ?? 0)) { [weak self] in
      self?.isAnimationPlaying = false
      self?.currentProgress = 1
      completion?(true)
    }
  }
  open func play(
    fromProgress: CGFloat? = nil, toProgress: CGFloat, loopMode: LottieLoopMode? = nil,
    completion: LottieCompletionBlock? = nil
  ) {
    if let loopMode { self.loopMode = loopMode }
    play(completion: completion)
  }
  open func play(
    fromFrame: CGFloat? = nil, toFrame: CGFloat, loopMode: LottieLoopMode? = nil,
    completion: LottieCompletionBlock? = nil
  ) {
    if let loopMode { self.loopMode = loopMode }
    play(completion: completion)
  }
  open func pause() { isAnimationPlaying = false }
  open func stop() {
    isAnimationPlaying = false
    currentProgress = 0
  }
}

/// Lottie 2's view.
open class LOTAnimationView: LottieAnimationView {
  open var loopAnimation: Bool {
    get { loopMode == .loop }
    set { loopMode = newValue ? .loop : .playOnce }
  }
  open var autoReverseAnimation = false
  open var animationProgress: CGFloat {
    get { currentProgress }
    set { currentProgress = newValue }
  }
  /// Seconds.
  open var animationDuration: CGFloat { animation?.duration ?? 0 }
  open func setAnimation(named name: String) { animation = .named(name) }
  open func play(toProgress: CGFloat, withCompletion completion: LottieCompletionBlock? = nil) {
    play(completion: completion)
  }
  open func play(fromProgress: CGFloat, toProgress: CGFloat, withCompletion completion: LottieCompletionBlock? = nil) {
    play(completion: completion)
  }
}
