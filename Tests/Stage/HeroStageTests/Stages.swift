import Foundation
import Hero
import HeroModel
import HeroRender
import HeroSnapshotTesting
import HeroStage
import HeroStageTesting
import HeroTesting
import TransitionEngine
import UIKit

/// A white screen with a red card at a place.
class CardViewController: UIViewController {
  let card = UIView()
  let place: CGRect
  var calls: [String] = []

  init(_ place: CGRect = CGRect(x: 20, y: 100, width: 100, height: 100)) {
    self.place = place
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("didLoad")
    view.backgroundColor = .white
    card.frame = place
    card.backgroundColor = .red
    card.hero.id = "card"
    view.addSubview(card)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("didDisappear")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if calls.last != "willLayout" { calls.append("willLayout") }
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if calls.last != "didLayout" { calls.append("didLayout") }
  }
}

/// A card that fills the top, with Hero.
final class LargeCardViewController: CardViewController {
  init() { super.init(CGRect(x: 0, y: 0, width: 393, height: 300)) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func viewDidLoad() {
    super.viewDidLoad()
    hero.isEnabled = true
  }
}

/// A screen of one colour.
final class ColorViewController: UIViewController {
  private let color: UIColor

  init(_ color: UIColor = .systemTeal) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
  }

  /// As many screens as asked for, each of its own colour.
  static func some(_ count: Int) -> [ColorViewController] {
    let colors: [UIColor] = [.systemTeal, .systemOrange, .systemIndigo, .systemGreen]
    return (0..<count).map { ColorViewController(colors[$0 % 4]) }
  }
}

extension Device {
  /// An iPhone 15 Pro with a pixel for each point: for goldens.
  static let plain = Device(
    name: "plain", size: CGSize(width: 393, height: 852), scale: 1,
    safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
}

extension Device {
  /// What a scene is drawn on.
  init(_ canvas: Canvas) {
    let area = canvas.safeArea
    self.init(
      name: "canvas", size: CGSize(width: canvas.size.width, height: canvas.size.height), scale: CGFloat(canvas.scale),
      safeArea: UIEdgeInsets(
        top: CGFloat(area.top), left: CGFloat(area.left), bottom: CGFloat(area.bottom), right: CGFloat(area.right)))
  }
}

extension TransitionSnapshot {
  /// The beginning, the middle and the end of each transition.
  static let threeFrames = frames(at: [0, 0.5, 1])
}

extension Stage {
  /// The film so far.
  var film: Film { get throws { try Film(scene: scene) } }

  /// The film at a time, at points, as red, green, blue.
  func colors(at points: [(Int, Int)], time: Double = 0) throws -> [[UInt8]] {
    let film = try film
    let source = try FilmSource(film: film)
    let frame = try source.draw(source.picture(at: time))
    let scale = Int(film.scene.canvas.scale)
    return points.map { x, y in
      // A pixel in the middle of the point.
      let place = ((y * scale + scale / 2) * frame.width + x * scale + scale / 2) * 4
      return Array(frame.bytes[place..<place + 3])
    }
  }
}

/// What a process has written to standard error before it ended.
func errors(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
