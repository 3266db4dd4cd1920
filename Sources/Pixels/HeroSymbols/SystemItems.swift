extension SystemSymbol {
  /// What iOS writes under UITabBarItem's system items, and the symbol over it.
  package static let tabItems: [String: (title: String, symbol: String)] = [
    "more": ("More", "ellipsis"), "favorites": ("Favorites", "star.fill"), "featured": ("Featured", "star.fill"),
    "topRated": ("Top Rated", "star.fill"), "recents": ("Recents", "clock.fill"),
    "contacts": ("Contacts", "person.circle.fill"), "history": ("History", "clock.fill"),
    "bookmarks": ("Bookmarks", "book.fill"), "search": ("Search", "magnifyingglass"),
    "downloads": ("Downloads", "square.and.arrow.down"), "mostRecent": ("Most Recent", "clock.fill"),
    "mostViewed": ("Most Viewed", "list.bullet"),
  ]

  /// Of the font that symbols in bars stand beside, points, by eye: UIKit draws them beside a body text, at the large scale.
  package static let barPoints = 20.0

  /// The symbol of one of UIBarButtonItem's system items, as large as bars draw it; nil for texts, spaces and other words.
  package static func barItem(_ item: String) -> SystemSymbol? {
    barItems[item].flatMap { SystemSymbol(named: $0, points: barPoints) }
  }

  /// The symbols of UIBarButtonItem's system items that are no texts, as iOS 13 and later have them.
  static let barItems: [String: String] = [
    "add": "plus", "compose": "square.and.pencil", "reply": "arrowshape.turn.up.left", "action": "square.and.arrow.up",
    "organize": "folder", "bookmarks": "book", "search": "magnifyingglass", "refresh": "arrow.clockwise",
    "stop": "xmark", "camera": "camera", "trash": "trash", "play": "play.fill", "pause": "pause.fill",
    "rewind": "backward.fill", "fastForward": "forward.fill", "pageCurl": "doc", "close": "xmark.circle.fill",
  ]
}
