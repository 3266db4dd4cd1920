extension InterfaceLimits {
  /// Looks through a whole file; throws at the first thing that is too much.
  static func check(_ root: MarkupElement) throws(InterfaceError) {
    let scenes = root.children(in: "scenes")
    if scenes.count > Self.scenes {
      throw tooMany("the storyboard", "scenes", Self.scenes, at: scenes[Self.scenes].place)
    }
    for part in scenes + [root.child("objects")].compactMap({ $0 }) {
      var (views, constraints) = (0, 0)
      try check(part, &views, &constraints)
    }
  }

  private static func check(
    _ element: MarkupElement, _ views: inout Int, _ constraints: inout Int
  ) throws(InterfaceError) {
    if KnownMarkup.views.contains(element.name) { views += 1 }
    switch element.name {
    case "constraint":
      constraints += 1
      if constraints > Self.constraints {
        throw tooMany("the scene", "constraints", Self.constraints, at: element.place)
      }
    case "string", "mutableString": try checkText(element)
    case "attributedString":
      let parts = element.children.filter { $0.name == "fragment" }
      if parts.count > runs { throw tooMany("the text", "parts", runs, at: parts[runs].place) }
      let length = parts.reduce(0) { $0 + ($1.string("content")?.unicodeScalars.count ?? 0) }
      if length > textLength { throw tooLong(length, at: element.place) }
    case "userDefinedRuntimeAttributes", "connections", "segments", "items", "sections",
      "scopeButtonTitles",
      "toolbarItems":
      if element.children.count > entries {
        throw tooMany(
          "the list '\(element.name)'", "entries", entries, at: element.children[entries].place)
      }
    // Of a kind that is not known, a view counts where it is a subview.
    case "subviews": views += element.children.count { !KnownMarkup.views.contains($0.name) }
    default: break
    }
    if views > Self.views { throw tooMany("the scene", "views", Self.views, at: element.place) }
    for child in element.children { try check(child, &views, &constraints) }
  }

  private static func checkText(_ element: MarkupElement) throws(InterfaceError) {
    // Four letters of base 64 stand for three bytes, and a scalar has four bytes at most.
    let isCoded = element["base64-UTF8"] == "YES"
    let most = isCoded ? textLength * 6 : textLength * 4
    guard element.text.utf8.count <= most else {
      throw tooLong(element.text.utf8.count, at: element.place)
    }
    let text = isCoded ? Base64Text.text(element.text) ?? "" : element.text
    let length = text.unicodeScalars.count
    if length > textLength { throw tooLong(length, at: element.place) }
  }

  private static func tooLong(_ length: Int, at place: InterfacePlace) -> InterfaceError {
    InterfaceError(
      "the text has \(length) characters; at most \(textLength) are allowed: shorten it, or set it in the app's code",
      at: place)
  }

  private static func tooMany(
    _ whole: String, _ what: String, _ most: Int, at place: InterfacePlace
  ) -> InterfaceError {
    InterfaceError(
      "\(whole) has more than \(most) \(what); make what repeats a table's or collection's cell, or take some away",
      at: place)
  }
}
