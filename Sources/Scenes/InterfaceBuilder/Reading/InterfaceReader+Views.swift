import HeroGeometry
import ViewLayout

extension InterfaceReader {
  /// A view of any class, with everything inside.
  mutating func view(_ element: MarkupElement) -> InterfaceView {
    let element = element.withListedContent
    let id = element["id"] ?? InterfaceView.madeUpID(element.name, element.place)
    let content = self.content(element)
    noteView(element)
    return InterfaceView(
      id: id, element: element.name, key: element.key, content: content, frame: element.rect(key: "frame"),
      isMisplaced: element.flag("misplaced") ?? false, autoresizing: autoresizing(element),
      translatesMask: element.flag("translatesAutoresizingMaskIntoConstraints") ?? true,
      isFixedFrame: element.flag("fixedFrame") ?? false, contentMode: word(element, "contentMode", .scaleToFill),
      clipsSubviews: element.flag("clipsSubviews") ?? false, alpha: min(max(element.number("alpha") ?? 1, 0), 1),
      isHidden: element.flag("hidden") ?? false, isOpaque: element.flag("opaque") ?? true,
      tag: element.integer("tag") ?? 0,
      isUserInteractionEnabled: element.flag("userInteractionEnabled") ?? true, customClass: element["customClass"],
      customModule: element["customModule"], isOfTarget: element.isOfTarget,
      userLabel: element["userLabel"],
      accessibilityIdentifier: element.child("accessibility")?["identifier"],
      restorationIdentifier: element["restorationIdentifier"],
      backgroundColor: color(element, key: "backgroundColor"), tintColor: color(element, key: "tintColor"),
      horizontalHugging: element.number("horizontalHuggingPriority"),
      verticalHugging: element.number("verticalHuggingPriority"),
      horizontalCompression: element.number("horizontalCompressionResistancePriority"),
      verticalCompression: element.number("verticalCompressionResistancePriority"),
      placeholderWidth: placeholder(element, "placeholderIntrinsicWidth"),
      placeholderHeight: placeholder(element, "placeholderIntrinsicHeight"),
      layoutMargins: element.insets(key: "layoutMargins") ?? element.insets(key: "directionalLayoutMargins"),
      preservesSuperviewLayoutMargins: element.flag("preservesSuperviewLayoutMargins") ?? false,
      insetsLayoutMarginsFromSafeArea: element.flag("insetsLayoutMarginsFromSafeArea") ?? true,
      guides: guides(element), subviews: subviews(element), constraints: constraints(element, owner: id),
      attributes: attributes(element), connections: connections(element), place: element.place)
  }

  private func placeholder(_ element: MarkupElement, _ name: String) -> Double? {
    // "infinite" says that there is none.
    element.number(name)
  }

  private mutating func subviews(_ element: MarkupElement) -> [InterfaceView] {
    let content = element.children.filter { $0.key == "contentView" }
    let accessory = element.children.filter {
      ["accessoryView", "backgroundView", "selectedBackgroundView"].contains($0.key)
    }
    let behind = accessory.filter { $0.key == "backgroundView" }
    let beside = accessory.filter { $0.key == "accessoryView" }
    return (behind + content + element.children(in: "subviews") + beside).map { view($0) }
  }

  private func autoresizing(_ element: MarkupElement) -> Autoresizing? {
    guard let mask = element.child("autoresizingMask") else { return nil }
    return Autoresizing.interfaceWords.reduce(into: []) { result, name in
      if mask.flag(name.0) == true { result.insert(name.1) }
    }
  }

  private func guides(_ element: MarkupElement) -> [InterfaceGuide] {
    element.children.compactMap { child in
      guard ["viewLayoutGuide", "layoutGuide", "keyboardLayoutGuide"].contains(child.name), let id = child["id"] else {
        return nil
      }
      if child.name == "keyboardLayoutGuide" { return InterfaceGuide(kind: .keyboard, id: id) }
      let kind = child.key.flatMap { InterfaceGuide.Kind(rawValue: $0) }
      return InterfaceGuide(kind: kind ?? .safeArea, id: id)
    }
  }

  private mutating func constraints(_ element: MarkupElement, owner: String) -> [InterfaceConstraint] {
    element.children(in: "constraints").filter { $0.name == "constraint" }.compactMap { item in
      guard let first = item["firstAttribute"].flatMap({ LayoutAttribute(interfaceBuilder: $0) }) else {
        remark(.element, item, "the constraint's attribute '\(item["firstAttribute"] ?? "")' is not known")
        return nil
      }
      let second = item["secondAttribute"].flatMap { LayoutAttribute(interfaceBuilder: $0) }
      if let name = item["secondAttribute"], second == nil {
        remark(.element, item, "the constraint's attribute '\(name)' is not known")
        return nil
      }
      let ends = [item["firstItem"], item["secondItem"]].compactMap { $0 }
      // A constraint leaves together with a view that is not installed.
      guard !ends.contains(where: removed.contains) else { return nil }
      guard let multiplier = multiplier(item) else {
        let text = item["multiplier"] ?? ""
        remark(.element, item, "the constraint's multiplier '\(text)' is neither a number nor a ratio")
        return nil
      }
      note(item, KnownMarkup.constraint)
      return InterfaceConstraint(
        id: item["id"] ?? "", identifier: item["identifier"], owner: owner, firstItem: item["firstItem"] ?? owner,
        firstAttribute: first,
        relation: word(item, "relation", .equal),
        secondItem: second == nil ? nil : item["secondItem"] ?? owner, secondAttribute: second,
        constant: item.number("constant") ?? standardSpacing(item, first, second, owner: owner),
        isStandardSpacing: item.flag("symbolic") ?? false,
        multiplier: multiplier, priority: min(max(item.number("priority") ?? 1000, 1), 1000),
        isPlaceholder: item.flag("placeholder") ?? false, place: item.place)
    }
  }

  /// What a symbolic constraint without a constant keeps free: 8 points between two views, 20 from the superview's edge.
  ///
  /// Source: UIKit's standard spacing, `-` in the visual format.
  private func standardSpacing(
    _ item: MarkupElement, _ first: LayoutAttribute, _ second: LayoutAttribute?,
    owner: String
  ) -> Double {
    guard item.flag("symbolic") == true, let isFar = first.isFarEdge, let isSecondFar = second?.isFarEdge else {
      return 0
    }
    if isFar != isSecondFar { return isFar ? -8 : 8 }
    let isFirstInside = (item["firstItem"] ?? owner) != owner
    return isFar == isFirstInside ? -20 : 20
  }

  /// A number, or a ratio as `16:9` and `16/9`, as typed into Interface Builder: with blanks anywhere around the numbers.
  private func multiplier(_ item: MarkupElement) -> Double? {
    guard let text = item["multiplier"] else { return 1 }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map { MarkupElement.number($0) }
    switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
    case (1, let value?, _): return value.isFinite ? value : nil
    case (2, let over?, let under?): return under != 0 && (over / under).isFinite ? over / under : nil
    default: return nil
    }
  }

  private mutating func noteView(_ element: MarkupElement) {
    guard let own = KnownMarkup.viewAttributes[element.name] else {
      return remark(
        .element, element, "a view of this kind is not drawn; its background, frame and subviews are")
    }
    note(
      element, KnownMarkup.view.union(own),
      children: KnownMarkup.viewChildren.union(KnownMarkup.viewChildrenByElement[element.name] ?? []))
  }
}
