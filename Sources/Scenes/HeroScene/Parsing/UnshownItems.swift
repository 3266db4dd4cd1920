import HeroJSON

/// Finds what screens put into bars that never show it, for `lint`.
struct UnshownItems {
  let reader: ValueReader
  /// Which bars are around each screen.
  let places: BarPlaces

  /// Notes items that no bar ever shows, for `lint`.
  func note(_ cursor: JSONCursor, of screen: String) {
    let place = places.places[screen] ?? BarPlaces.Place()
    let rules: [(key: String, isShown: Bool, reason: String)] = [
      (
        "navigationItem", place.showsItem,
        place.hasNavigationBar
          ? "the tab bar controller around it shows its own: { \"tabs\": [\"\(screen)\"], \"navigationItem\": … }"
          : place.isInNavigation
            ? "its navigation controller has no 'bar'; give it one: \"bar\": {}"
            : "the screen is never in a navigation controller: { \"navigation\": [\"\(screen)\"], \"bar\": {} }"
      ),
      (
        "tabBarItem", place.hasTabBar,
        place.isInTabs
          ? "its tab bar controller has no 'bar'; give it one: \"bar\": {}"
          : "the screen is never in a tab bar controller: { \"tabs\": [\"\(screen)\"], \"bar\": {} }"
      ),
      (
        "navigationBar", place.hasNavigationBar,
        "no bar is above the screen: { \"navigation\": [\"\(screen)\"], \"bar\": {} }"
      ),
      ("tabBar", place.hasTabBar, "no bar is below the screen: { \"tabs\": [\"\(screen)\"], \"bar\": {} }"),
      (
        "toolbarItems", place.isInNavigation,
        "the screen is never in a navigation controller: { \"navigation\": [\"\(screen)\"] }"
      ),
    ]
    if let member = cursor.members.first(where: { $0.key == "statusBar" }), reader.canvas.statusBar == nil {
      reader.log.noteUnused(
        "the statusBar of '\(screen)' is never shown: the canvas has none; give it one: \"statusBar\": \"auto\"",
        place: member.keyPlace, path: .key(cursor.path, "statusBar"))
    }
    for rule in rules where !rule.isShown {
      guard let member = cursor.members.first(where: { $0.key == rule.key }) else { continue }
      reader.log.noteUnused(
        "the \(rule.key) of '\(screen)' is never shown: \(rule.reason)", place: member.keyPlace,
        path: .key(cursor.path, rule.key))
    }
  }
}
