/// How a view gives way to what it looks like after changes: a picture of it as it was lies over it until it has gone.
@MainActor
struct ViewTransition {
  fileprivate enum Kind {
    case dissolve
    /// About an axis by half a turn, in a direction.
    case flip(x: CGFloat, y: CGFloat, direction: CGFloat)
  }

  private let kind: Kind
  private let view: UIView
  private let runtime: UIKitRuntime

  /// Nil where changes show at once: without one of UIKit's transitions, without a stage, off screen, and where animations are off.
  init?(of view: UIView, options: UIView.AnimationOptions) {
    runtime = UIKitRuntime.current
    guard let kind = Kind(options), runtime.beginsAnimations, view.window != nil, !view.bounds.isEmpty else {
      return nil
    }
    (self.kind, self.view) = (kind, view)
  }

  /// Makes changes, and shows the way there.
  func run(_ pace: AnimationPace, _ changes: @escaping () -> Void, completion: ((Bool) -> Void)?) {
    let cover = UIImageView(image: picture)
    cover.isUserInteractionEnabled = false
    AppCall.run(changes)
    view.layoutIfNeeded()
    if view is UIWindow {
      view.addSubview(cover)
      cover.frame = view.bounds
    } else {
      view.layer.superlayer?.insertSublayer(cover.layer, above: view.layer)
      (cover.bounds, cover.center, cover.transform) = (view.bounds, view.center, view.transform)
    }
    let (source, now) = (NSObject(), runtime.clock.now)
    // Where it lets nothing through, what lies behind it does not show meanwhile.
    let isOpaque = view is UIWindow || view.backgroundColor?.cgColor.alpha == 1
    for (layer, isCover) in [(cover.layer, true), (view.layer, false)] where isCover || !(view is UIWindow) {
      runtime.moving.move(layer, for: source, now: now, length: pace.duration) { look, seconds in
        let part = pace.fraction(seconds)
        switch kind {
        case .dissolve: look.opacity *= isCover ? Float(1 - part) : isOpaque ? 1 : Float(part)
        case .flip(let x, let y, let direction):
          // What shows is the one that faces the eye.
          if isCover != (part < 0.5) { look.opacity = 0 }
          var eye = CATransform3DIdentity
          eye.m34 = -1 / (2.5 * (y != 0 ? look.bounds.width : look.bounds.height))
          let turn = CATransform3DRotate(eye, direction * .pi * CGFloat(isCover ? part : part - 1), x, y, 0)
          look.transform = CATransform3DConcat(look.transform, turn)
        }
      }
    }
    runtime.clock.schedule(after: pace.duration, "a transition of a view") { [runtime] in
      runtime.moving.end(source)
      cover.layer.removeFromSuperlayer()
      cover.removeFromSuperview()
      completion?(true)
    }
  }

  /// What shows of it now: of a window all that the screen shows, with bars.
  private var picture: UIImage? {
    view is UIWindow
      ? runtime.recorder?.picture(below: nil) : runtime.picture(of: view.layer, scale: UIScreen.main.scale)
  }
}

extension ViewTransition.Kind {
  /// Source: UIKit's documentation of the options: the side that it is named after comes towards the eye. Curls show at once.
  fileprivate init?(_ options: UIView.AnimationOptions) {
    switch options.intersection(UIView.AnimationOptions(rawValue: 7 << 20)) {
    case .transitionCrossDissolve: self = .dissolve
    case .transitionFlipFromLeft: self = .flip(x: 0, y: 1, direction: 1)
    case .transitionFlipFromRight: self = .flip(x: 0, y: 1, direction: -1)
    case .transitionFlipFromTop: self = .flip(x: 1, y: 0, direction: -1)
    case .transitionFlipFromBottom: self = .flip(x: 1, y: 0, direction: 1)
    default: return nil
    }
  }
}
