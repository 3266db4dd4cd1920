import HeroTesting

/// What moves into classes' bodies.
@Suite struct InheritanceTests {
  @Test func listsHaveTheirOwnDelegates() throws {
    let lines = rewrittenLines(
      """
      class List: UITableView {
        weak var first: UITableViewDelegate?
        override weak var delegate: UITableViewDelegate? { didSet { first = delegate } }
      }
      class Grid: UICollectionView { override var delegate: UICollectionViewDelegate? { get { nil } set {} } }
      """)
    for end in [
      "var delegate: (any UIScrollViewDelegate)? { didSet { let delegate = self.delegate as? any UITableViewDelegate; _ = delegate; first = delegate } }",
      "override var delegate: (any UIScrollViewDelegate)? { get { nil } set {} } }",
    ] { #expect(lines.contains { $0.hasSuffix(end) }, "\(end)") }
  }

  @Test func overridesOfExtensionsMoveIntoTheClass() {
    let lines = rewrittenLines(
      """
      class Card: UIViewController {
      }
      extension Card {
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
        override var prefersStatusBarHidden: Bool { return true }
      }
      """)
    #expect(
      lines[0].hasPrefix(
        "class Card: UIViewController { "
          + "override func viewWillAppear(_ animated: Bool) { return _hero_Card_viewWillAppear(animated) }; "
          + "override var prefersStatusBarHidden: Bool { get { return _hero_Card_prefersStatusBarHidden } };"))
    expectEqual(
      lines[3], "           func _hero_Card_viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }")
    expectEqual(lines[4], "           var _hero_Card_prefersStatusBarHidden: Bool { return true }")
  }

  @Test func membersOfExtensionsThatSubclassesOverride() {
    let module = rewrite([
      "class Base: UIView {\n}", "extension Base {\n@objc func load(_ count: Int) -> Bool { true }\n}",
      "class Card: Base {\noverride func load(_ count: Int) -> Bool { false }\n}",
    ])
    expectTexts(
      module, (0, "class Base: UIView { func load(_ count: Int) -> Bool { return _hero_Base_load(count) };"),
      (1, "\n      func _hero_Base_load(_ count: Int) -> Bool { true }\n"),
      (2, "\noverride func load(_ count: Int) -> Bool { false }\n"))
  }

  @Test func classAndSubclassOverrideInExtensions() {
    let lines = rewrittenLines(
      """
      class Base: NSObject {
      }
      class Card: Base {
      }
      extension Base { override func isEqual(_ object: Any?) -> Bool { true } }
      extension Card { override func isEqual(_ object: Any?) -> Bool { false } }
      """)
    #expect(lines[0].contains("override func isEqual(_ object: Any?) -> Bool { return _hero_Base_isEqual(object) }"))
    #expect(lines[2].contains("override func isEqual(_ object: Any?) -> Bool { return _hero_Card_isEqual(object) }"))
  }

  /// No member is more open than its class.
  @Test func membersAreAsOpenAsTheirClass() {
    for type in ["open", "public"] {
      let module = rewrite([
        "\(type) class Base: UIView {\n}", "extension Base {\n@objc open func load() {}\n}",
        "class Card: Base {\noverride func load() {}\n}",
      ])
      expectTexts(module, (0, "{ \(type) func load() { return _hero_Base_load() };"))
    }
  }

  @Test func overridesInExtensionsOfUIKitsClasses() {
    let methods = rewrite([
      "extension UIView {\n  @objc func holds(_ views: [UIView]) -> UIView { holds(views, 1) }\n}",
      "extension UITableViewCell {\n  override func holds(_ views: [UIView]) -> UIView { contentView }\n}",
    ])
    expectTexts(
      methods,
      (
        0,
        "func holds(_ views: [UIView]) -> UIView { if let own = self as? UITableViewCell { return own._hero_UITableViewCell_holds(views) }; return holds(views, 1) }"
      ), (1, "\n           func _hero_UITableViewCell_holds(_ views: [UIView]) -> UIView { contentView }"))
    let properties = rewrite([
      "extension UIView {\n  @objc var held: [UIView] { subviews }\n}",
      "extension UIStackView {\n  override var held: [UIView] { return arrangedSubviews }\n}",
    ])
    expectTexts(
      properties,
      (
        0,
        "var held: [UIView] { if let own = self as? UIStackView { return own._hero_UIStackView_held }; return subviews }"
      ),
      (1, "\n           var _hero_UIStackView_held: [UIView] { return arrangedSubviews }"))
  }

  @Test func observersInExtensionsBecomeMethods() {
    let lines = rewrittenLines(
      """
      class Cell: UITableViewCell {}
      extension Cell {
        override var isSelected: Bool {
          willSet { show(newValue) }
          didSet(old) { show(old) }
        }
      }
      """)
    #expect(
      lines[0].hasPrefix(
        "class Cell: UITableViewCell { override var isSelected: Bool { willSet { _hero_Cell_isSelected_willSet(newValue) } didSet { _hero_Cell_isSelected_didSet(oldValue) } };"
      ))
    expectEqual(lines[2].filter { $0 != " " }, "")
    expectEqual(lines[3], "    func _hero_Cell_isSelected_willSet(_ newValue: Bool) { show(newValue) }")
    expectEqual(lines[4], "    func _hero_Cell_isSelected_didSet(_ old: Bool)      { show(old) }")
    expectEqual(lines[5].filter { $0 != " " }, "")
  }

  /// They hold for all objects of the class, but where they call `super`.
  @Test func overridesOfUIKitsMembersReplaceThem() {
    let lines = rewrittenLines(
      """
      extension UINavigationController {
        open override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
      }
      extension UIButton {
        override var isHighlighted: Bool { didSet { alpha = 1 } }
      }
      """)
    expectEqual(
      lines[1].filter { $0 != " " },
      "func_hero_UINavigationController_viewWillAppear(_animated:Bool){super.viewWillAppear(animated)}")
    let name = "UINavigationController.viewWillAppear(_:)"
    #expect(
      lines.contains(
        "extension UIViewController { @_dynamicReplacement(for: viewWillAppear(_:)) func _heroReplacement_viewWillAppear(_ animated: Bool) "
          + "{ if let own = (self as AnyObject) as? UINavigationController, ExtensionOverride.begin(\"\(name)\", of: self) "
          + "{ defer { ExtensionOverride.end(\"\(name)\", of: self) }; return own._hero_UINavigationController_viewWillAppear(animated) }; "
          + "return viewWillAppear(animated) } }"))
    let start =
      "extension UIControl { @_dynamicReplacement(for: isHighlighted) var _heroReplacement_isHighlighted: Bool { get"
    let set =
      "let oldValue = isHighlighted; isHighlighted = newValue; own._hero_UIButton_isHighlighted_didSet(oldValue); return }"
    #expect(lines.contains { $0.hasPrefix(start) && $0.contains(set) })
  }

  @Test func registeredCellsHaveTheirInitialiser() {
    let lines = rewrittenLines(
      "class Cell: UICollectionViewCell {\n  override init(frame: CGRect) { super.init(frame: frame) }\n}")
    expectEqual(lines[1], "  required init(frame: CGRect) { super.init(frame: frame) }")
    // Also through inheritance.
    let module = rewrite([
      "class Cell: Base {\n  init(title: String) { super.init(frame: .zero) }\n}",
      "class Base: UICollectionViewCell {\n}",
    ])
    expectTexts(module, (0, "required init(frame: CGRect) { fatalError(\"init(frame:) has not been implemented\") };"))
    #expect(!module.files[1].contains("init("))
  }

  /// Each module leaves a list for those that import it: a class of the app below one of a library below one of another.
  @Test func alsoThroughInheritanceInOtherModules() {
    let library =
      "open class Base<Model>: UITableViewCell {}\nenum Box { class Inner: Kit.Base<Int> {} }\nclass Plain {}"
    let kit = rewrite(files: [("Kit.swift", library)])
    expectEqual(kit.classes, "Base UITableViewCell\nInner Base\n")
    let more = rewrite(files: [("More.swift", "open class Row: Box.Inner {}")], below: [kit.classes])
    expectEqual(more.classes, "Row Inner\n")
    let text =
      "class Cell: Row {\n  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }\n}"
    let app = rewrite(files: [("A.swift", text)], below: [kit.classes, more.classes])
    #expect(app.files[0].contains("\n  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {"))
    #expect(rewrite([text]).files[0].contains("\n  override init(style:"))
  }

  @Test func recognisersForwardToTheirTarget() {
    let lines = rewrittenLines(
      "class Pan: UIPanGestureRecognizer {\noverride init(target: Any?, action: Selector?) { super.init(target: target, action: action) }\n}"
    )
    #expect(lines[0].contains("required convenience init() { self.init(target: nil, action: nil) };"))
  }

  @Test func optionalMethodsThatASubclassAdds() {
    let method = "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)"
    let module = rewrite([
      "class Base: UIViewController {\n}\nextension Base: UITableViewDelegate {}",
      "class List: Base {\n  \(method) {}\n}",
    ])
    expectTexts(
      module,
      (0, "\(method) { return UnimplementedDelegate.shared.tableView(tableView, didSelectRowAt: indexPath) };"),
      (1, "\n  override \(method) {}\n"))
    // Conforming classes keep theirs.
    let text = rewrite(["class List: UIViewController, UITableViewDelegate {\n\(method) {}\n}"]).files[0]
    #expect(!text.contains("override") && !text.contains("UnimplementedDelegate"))
  }
}
