import HeroJSON

/// Finds components, parameters, styles and keys of entries that nothing uses, for `lint`.
struct UnusedWords {
  let reader: ValueReader
  /// As they are when all is made.
  let words: SceneWords

  /// Notes each where it stands.
  func note() {
    for component in words.components {
      let subject = "component '\(component.name)'"
      guard let lookups = component.lookups else {
        reader.log.noteUnused("the \(subject) is never used", place: component.place, path: component.path)
        continue
      }
      for parameter in component.parameters where !lookups.contains(parameter.key) {
        reader.log.noteUnused(
          "the parameter '\(parameter.key)' of \(subject) is never used", place: parameter.keyPlace,
          path: .key(.key(component.path, "parameters"), parameter.key))
      }
    }
    for style in words.styles where !style.isUsed {
      reader.log.noteUnused("the style '\(style.name)' is never used", place: style.place, path: style.keys.path)
    }
    for key in words.unusedEntryKeys {
      reader.log.noteUnused("the entries' key '\(key.key)' is never used", place: key.place, path: key.path)
    }
  }
}
