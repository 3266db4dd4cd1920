extension MarkupElement {
  /// A cell whose `listContentConfiguration` has become labels in its content view, where iOS puts them; other elements as they are.
  ///
  /// Source: UIListContentConfiguration.cell(), measured: 17 points, the smaller text 12 below it, 17 and grey beside it.
  var withListedContent: MarkupElement {
    guard let list = child("listContentConfiguration"),
      let index = children.firstIndex(where: { $0.key == "contentView" }),
      children[index].children(in: "subviews").isEmpty
    else { return self }
    let content = children[index]
    let size = content.rect(key: "frame")?.size ?? rect(key: "frame")?.size ?? .zero
    let margin = (rect(key: "frame")?.size.width ?? size.width) >= 400 ? 20.0 : 16
    let texts = [list.string("text"), list.string("secondaryText")].map { $0 ?? "" }
    let isBeside = list.flag("prefersSideBySideTextAndSecondaryText") == true
    let (lead, detail) = (20.5, isBeside ? 20.5 : 14.5)
    let isStacked = !texts[1].isEmpty && !isBeside
    let top = (size.height - (isStacked ? lead + 3 + detail : lead)) / 2
    var labels: [MarkupElement] = []
    for (number, text) in texts.enumerated() where !text.isEmpty {
      let isSecond = number == 1
      // Each has its own place, which distinguishes it from the other.
      let place = InterfacePlace(line: list.place.line, column: list.place.column + number)
      labels.append(
        MarkupElement.label(
          text, size: isSecond && !isBeside ? 12 : 17, isGrey: isSecond && isBeside,
          isTrailing: isSecond && isBeside,
          frame: [
            "x": "\(margin)", "y": "\(isSecond && isStacked ? top + lead + 3 : top)",
            "width": "\(max(size.width - 2 * margin, 0))", "height": "\(isSecond ? detail : lead)",
          ], at: place))
    }
    var result = self
    result.children[index].children.append(
      MarkupElement(name: "subviews", attributes: [:], children: labels, place: list.place))
    return result
  }

  private static func label(
    _ text: String, size: Int, isGrey: Bool, isTrailing: Bool, frame: [String: String], at place: InterfacePlace
  ) -> MarkupElement {
    var parts = [
      MarkupElement(name: "rect", attributes: frame.merging(["key": "frame"]) { own, _ in own }, place: place),
      MarkupElement(name: "autoresizingMask", attributes: ["widthSizable": "YES"], place: place),
      MarkupElement(
        name: "fontDescription", attributes: ["key": "fontDescription", "type": "system", "pointSize": "\(size)"],
        place: place),
    ]
    if isGrey {
      parts.append(
        MarkupElement(
          name: "color", attributes: ["key": "textColor", "systemColor": "secondaryLabelColor"], place: place))
    }
    return MarkupElement(
      name: "label",
      attributes: ["text": text, "opaque": "NO", "textAlignment": isTrailing ? "right" : "natural"],
      children: parts, place: place)
  }
}
