import HeroGeometry

/// How a film is cut and dressed for those who look at it: a scene's `output`, and the options of that name.
public struct FilmStyle: Equatable, Sendable {
  /// One transition, and what rests before and after it; then `from` and `to` are nil. Default: the whole film.
  public var transition: TransitionName?
  /// Seconds of the film. Default: its start and its end.
  public var from, to: Double?
  /// Seconds of the film that pass in one second, `speeds`. Default: 1.
  public var speed = 1.0
  /// Seconds for which the last picture stays, `holds`. Default: 0.
  public var hold = 0.0
  /// How often it plays. Default: what each format does by itself.
  public var loop: FilmLoop?
  /// Quality against bytes in formats that lose some, `qualities`. Default: each format's own.
  public var quality: Int?
  /// The frame of a device around the screen. Default: none.
  public var frame: DeviceFrame?
  /// Points that stay free around the film, `paddings`. Default: none.
  public var padding: Double?
  /// What is behind film, frame and title. Default: none.
  package var backdrop: Backdrop?
  /// Words above the film. Default: none.
  public var title: String?
  /// Words below the film, on a ground of their own. Default: none.
  public var caption: String?
  /// Whether the film's time and its step stand below it. Default: false.
  public var showsClock = false
  /// Whether a bar below it fills while a transition runs. Default: false.
  public var showsProgress = false
  /// Files that it was read from besides the scene's, which no output may replace. Default: none.
  package var files: [String] = []

  package static let speeds = NumberRange.from(0.01, to: 100)
  package static let holds = NumberRange.from(0, to: 60)
  package static let qualities = 1...100
  package static let widestPadding = 1000.0
  package static let paddings = NumberRange.from(0, to: widestPadding)
  /// Characters of a title, and of a caption.
  package static let titleLength = 200

  /// A film as it is.
  public init() {}

  /// Whether it shows a part of the film.
  package var hasPart: Bool { transition != nil || from != nil || to != nil }

  /// Whether the film's pictures have something around them.
  public var isDressed: Bool { frame != nil || (padding ?? 0) > 0 || backdrop != nil || title != nil || hasFooter }

  /// Whether something is said below the film.
  package var hasFooter: Bool { caption != nil || showsClock || showsProgress }
}

/// How people name one transition of a film.
public enum TransitionName: Equatable, Sendable, CustomStringConvertible {
  /// Counted from 0, as `inspect` does.
  case index(Int)
  /// A title such as `pop detail`, a kind such as `present`, or a screen's name.
  case word(String)

  public init(_ text: String) { self = Int(text).map { .index($0) } ?? .word(text) }

  public var description: String {
    switch self {
    case .index(let index): "\(index)"
    case .word(let word): word
    }
  }
}

/// How often a film plays.
public enum FilmLoop: Equatable, Sendable, CustomStringConvertible {
  /// `limit` times at most.
  case times(Int)
  case forever
  /// Forwards, then backwards, for ever.
  case boomerang

  package static let limit = 1...10_000
  package static let words = ["once", "forever", "boomerang"]

  /// Reads `once`, `forever`, `boomerang` or a number of times; nil for anything else.
  public init?(_ text: String) {
    switch text {
    case "once": self = .times(1)
    case "forever": self = .forever
    case "boomerang": self = .boomerang
    default:
      guard let count = Int(text), Self.limit.contains(count) else { return nil }
      self = .times(count)
    }
  }

  public var description: String {
    switch self {
    case .times(1): "once"
    case .times(let count): "\(count)"
    case .forever: "forever"
    case .boomerang: "boomerang"
    }
  }

  /// Plays, as files count them; 0 for ever.
  package var plays: Int { if case .times(let count) = self { count } else { 0 } }
}

/// The body of the device that is drawn around a screen.
public enum DeviceFrame: String, Equatable, Sendable, CaseIterable {
  case dark, light
}

/// What is behind a film that does not fill its pictures.
package enum Backdrop: Equatable, Sendable {
  case color(Color)
  /// From the top to the bottom, two at least.
  case gradient([Color])
  /// Covers everything, as aspect fill does.
  case image(ImageAsset)
}
