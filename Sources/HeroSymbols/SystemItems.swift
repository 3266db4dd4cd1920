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

  /// The symbols of UIBarButtonItem's system items that are no texts.
  package static let barItems: [String: String] = [
    "add": "plus", "compose": "square.and.pencil", "reply": "arrow.left", "action": "square.and.arrow.up",
    "organize": "folder", "bookmarks": "book", "search": "magnifyingglass", "refresh": "arrow.clockwise",
    "stop": "xmark", "camera": "camera", "trash": "trash", "play": "play.fill", "pause": "pause.fill",
    "rewind": "backward.fill", "fastForward": "forward.fill", "pageCurl": "doc", "close": "xmark.circle.fill",
  ]
}
