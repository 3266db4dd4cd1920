import HeroControls
import HeroGeometry

extension InterfaceReader {
  mutating func stack(_ element: MarkupElement) -> InterfaceStack {
    var spacings: [String: Double] = [:]
    for spacing in element.children(in: "customSpacing") {
      if let view = spacing["view"] ?? spacing["reference"],
        let value = spacing.number("value") ?? spacing.number("spacing")
      {
        spacings[view] = value
      }
    }
    return InterfaceStack(
      axis: word(element, "axis", .horizontal), distribution: word(element, "distribution", .fill),
      alignment: word(element, "alignment", .fill), spacing: element.number("spacing") ?? 0, customSpacings: spacings,
      isMarginsRelative: element.flag("layoutMarginsRelativeArrangement") ?? false,
      isBaselineRelative: element.flag("baselineRelativeArrangement") ?? false)
  }

  mutating func scroll(_ element: MarkupElement) -> InterfaceScroll {
    InterfaceScroll(
      isPagingEnabled: element.flag("pagingEnabled") ?? false,
      contentInset: element.insets(key: "contentInset") ?? .zero,
      insetAdjustment: word(element, "contentInsetAdjustmentBehavior", .automatic))
  }

  mutating func table(_ element: MarkupElement) -> InterfaceTable {
    InterfaceTable(
      style: word(element, "style", .plain), isStatic: element["dataMode"] == "static",
      rowHeight: element.number("rowHeight") ?? 44, sectionHeaderHeight: element.number("sectionHeaderHeight") ?? -1,
      sectionFooterHeight: element.number("sectionFooterHeight") ?? -1,
      separatorStyle: word(element, "separatorStyle", .default), separatorColor: color(element, key: "separatorColor"),
      separatorInset: element.insets(key: "separatorInset"), headerView: part(element, "tableHeaderView"),
      footerView: part(element, "tableFooterView"), prototypes: element.children(in: "prototypes").map { view($0) },
      sections: element.children(in: "sections").filter { $0.name == "tableViewSection" }.map { section in
        note(section, KnownMarkup.section, children: ["cells", "string"])
        return InterfaceTable.Section(
          headerTitle: section.string("headerTitle"), footerTitle: section.string("footerTitle"),
          cells: section.children(in: "cells").map { view($0) })
      }, scroll: scroll(element))
  }

  /// A view that stands beside the cells.
  private mutating func part(_ element: MarkupElement, _ key: String) -> InterfaceView? {
    element.children.first { $0.key == key }.map { view($0) }
  }

  mutating func cell(_ element: MarkupElement) -> InterfaceCell {
    InterfaceCell(
      style: element["style"].flatMap { CellStyle(interfaceBuilder: $0) },
      reuseIdentifier: element["reuseIdentifier"], rowHeight: element.number("rowHeight").flatMap { $0 > 0 ? $0 : nil },
      accessory: word(element, "accessoryType", .none), selectionStyle: word(element, "selectionStyle", .default),
      indentationLevel: max(element.integer("indentationLevel") ?? 0, 0),
      indentationWidth: element.number("indentationWidth") ?? 10, separatorInset: element.insets(key: "separatorInset"),
      textLabel: element["textLabel"], detailTextLabel: element["detailTextLabel"], imageView: element["imageView"],
      accessoryView: element.children.first { $0.key == "accessoryView" }?["id"])
  }

  mutating func collection(_ element: MarkupElement) -> InterfaceCollection {
    let layout = element.children.first { $0.key == "collectionViewLayout" }
    let isFlow = layout?.name == "collectionViewFlowLayout"
    if let layout, isFlow { note(layout, KnownMarkup.flowLayout, children: KnownMarkup.flowLayoutChildren) }
    return InterfaceCollection(
      flow: isFlow ? layout.map { flow($0) } : nil, layoutClass: layout?["customClass"], layoutID: layout?["id"],
      cells: element.children(in: "cells").map { view($0) }, headerView: part(element, "sectionHeaderView"),
      footerView: part(element, "sectionFooterView"), scroll: scroll(element))
  }

  private func flow(_ element: MarkupElement) -> InterfaceCollection.FlowLayout {
    var flow = InterfaceCollection.FlowLayout()
    flow.isHorizontal = element["scrollDirection"] == "horizontal"
    flow.lineSpacing = max(element.number("minimumLineSpacing") ?? 10, 0)
    flow.itemSpacing = max(element.number("minimumInteritemSpacing") ?? 10, 0)
    flow.itemSize = element.size(key: "itemSize") ?? flow.itemSize
    flow.estimatedItemSize = element.size(key: "estimatedItemSize")
    flow.headerSize = element.size(key: "headerReferenceSize") ?? flow.headerSize
    flow.footerSize = element.size(key: "footerReferenceSize") ?? flow.footerSize
    flow.sectionInset = element.insets(key: "sectionInset") ?? .zero
    return flow
  }

  mutating func effect(_ element: MarkupElement) -> InterfaceEffect {
    let blurs = descendants(element).filter { $0.name == "blurEffect" }
    let blur =
      [element.child("blurEffect"), element.child("vibrancyEffect")?.child("blurEffect"), blurs.first]
      .lazy.compactMap { $0 }.first { $0["style"] != nil }
    return InterfaceEffect(
      blurStyle: blur.map { word($0, "style", .regular) }, isVibrant: element.child("vibrancyEffect") != nil)
  }

  private func descendants(_ element: MarkupElement) -> [MarkupElement] {
    element.children.filter { $0.key != "contentView" && $0.name != "subviews" }.flatMap { [$0] + descendants($0) }
  }
}
