import HeroJSON
import HeroModel
import HeroWords

/// What a scene says once, its components and styles, and what has been made of it so far.
struct SceneWords {
  /// A view with parameters that other views are made from.
  struct Component {
    var name: String
    /// Where its name stands.
    var place: TextPlace
    var path: JSONPath
    /// Each with its default.
    var parameters: [JSONMember]
    var view: JSONCursor
    /// Nil while it is not used, then the names of the parameters that were looked up.
    var lookups: Set<String>?
  }

  /// A named group of a view's keys.
  struct Style {
    var name: String
    /// Where its name stands.
    var place: TextPlace
    var keys: JSONCursor
    var isUsed = false
  }

  /// A key of a repeat's entries.
  struct EntryKey {
    var key: String
    var owner: TextPlace
    /// The first of its places.
    var place: TextPlace
    var path: JSONPath
  }

  /// In file order.
  var components: [Component] = []
  var componentsByName: [String: Int] = [:]
  /// In file order.
  var styles: [Style] = []
  var stylesByName: [String: Int] = [:]
  /// The keys of all entries in the order in which they were met.
  var entryKeys: [EntryKey] = []
  /// The places of keys of entries that were looked up.
  var entryLookups: Set<TextPlace> = []
  /// The repeats whose entries are known.
  var knownRepeats: Set<TextPlace> = []
  /// Values made so far, see `SceneLimits.madeValues`.
  var madeValues = 0
  /// Views made so far.
  var madeViews = 0
  /// Whether `index` or `item` was looked up since this was last set to false.
  var saysEntry = false
  /// Levels of arrays and objects around what is being made.
  var depth = 0

  /// The keys that no expression looked up in any entry of their repeat, each once.
  var unusedEntryKeys: [EntryKey] {
    struct Name: Hashable {
      var owner: TextPlace
      var key: String
    }
    var used: Set<Name> = []
    for entry in entryKeys where entryLookups.contains(entry.place) {
      used.insert(Name(owner: entry.owner, key: entry.key))
    }
    return entryKeys.filter { used.insert(Name(owner: $0.owner, key: $0.key)).inserted }
  }
}

/// What the expressions of a part of the file can name.
struct ExpressionNames {
  /// Whether strings hold expressions: inside of components and repeats.
  var areInStrings = false
  /// Parameters, `index` and `item`.
  var values: [String: JSONNode] = [:]
  /// The components that the part is inside of, the outermost first.
  var components: [String] = []
}
