import HeroTesting

@testable import HeroModel

/// Controllers with letters for screens, and names for what is known of containers and levels.
private enum Letters: ControllerKinds {
  typealias Screen = String
  typealias Navigation = String
  typealias Tabs = String
  typealias Presentation = String
}

private typealias Stage = Containers<Letters>

extension Container<Letters> {
  fileprivate static func stack(_ screens: String...) -> Container {
    .navigation(NavigationContainer("navigation", stack: screens.map { .screen($0) }))
  }

  fileprivate static func tabs(_ tabs: Container..., selected: Int = 0) -> Container {
    .tabs(TabContainer("tabs", tabs: tabs, selected: selected))
  }

  fileprivate var text: String {
    switch self {
    case .screen(let screen): screen
    case .navigation(let navigation): "[" + navigation.stack.entries.map(\.text).joined(separator: " ") + "]"
    case .tabs(let tabs):
      "("
        + tabs.selection.tabs.enumerated().map { ($0 == tabs.selection.selected ? "*" : "") + $1.text }
        .joined(separator: " | ") + ")"
    }
  }
}

extension Containers<Letters> {
  fileprivate init(_ levels: Container<Letters>..., style: ModalPresentationStyle = .fullScreen) {
    self.init(Level(levels[0], own: "root"))
    self.levels += levels.dropFirst().map { Level($0, style: style, own: "presented") }
  }

  fileprivate var text: String { levels.map(\.container.text).joined(separator: " + ") }
}

private func level(_ container: Container<Letters>, style: ModalPresentationStyle = .fullScreen) -> Stage.Level {
  Stage.Level(container, style: style, own: "new")
}

/// The modal stack: what each word of C1 does, worked out by hand.
@Suite struct ModalContainerTests {
  @Test("present puts a level on top, dismiss takes it away (C1)")
  func presentAndDismiss() throws {
    var stage = Stage(.stack("a", "b"))
    let there = try stage.present(level(.stack("c", "d")))
    expectEqual((stage.text, there.after, there.before.text), ("[a b] + [c d]", stage, "[a b]"))
    #expect(there.from == "b" && there.to == "d" && there.isPresenting && there.level == 0)
    expectEqual((there.come, there.gone, stage.top.own), (["c", "d"], [], "new"))
    let back = try stage.dismiss()
    #expect(stage.text == "[a b]" && back.from == "d" && back.to == "b" && !back.isPresenting && back.level == 0)
    expectEqual((back.come, back.gone), ([], ["c", "d"]))
    #expect(throws: Stage.Problem.nothingToDismiss) { try stage.dismiss() }
    #expect(throws: Stage.Problem.nothingToDismiss) { try stage.dismissAll() }
  }

  @Test("dismissAll takes all that is presented away in one change (C1)")
  func dismissAll() throws {
    var stage = Stage(.screen("a"), .screen("b"), .screen("c"))
    let change = try stage.dismissAll()
    expectEqual((stage.text, change.from, change.to, change.gone), ("a", "c", "a", ["b", "c"]))
    expectEqual((change.level, change.way), (0, .modal))
  }

  // A full-screen level removes what is under it, those over full screen leave it.
  @Test("what is under over-full-screen levels stays visible (C0, C1)")
  func visible() {
    var stage = Stage(.screen("a"), .screen("b"))
    expectEqual(stage.visible.map(\.text), ["b"])
    for (style, name) in [(ModalPresentationStyle.overFullScreen, "c"), (.overCurrentContext, "d")] {
      stage.levels.append(level(.screen(name), style: style))
    }
    expectEqual(stage.visible.map(\.text), ["b", "c", "d"])
    #expect(stage.visible(below: 3).map(\.text) == ["b", "c"] && stage.visible(below: 1).isEmpty)
    stage.levels.append(level(.screen("e"), style: .pageSheet))
    expectEqual(stage.visible.map(\.text), ["e"])
  }

  @Test("unwind pops in the navigation controller that shows, else dismisses and pops unseen (C1)")
  func unwind() throws {
    var stage = Stage(.stack("a", "b", "c"), .screen("d"), .stack("e", "f"))
    let pop = try stage.unwind(to: "e")
    #expect(stage.text == "[a b c] + d + [e]" && pop.way == .navigation && !pop.isPresenting && pop.level == 2)
    let dismissal = try stage.unwind(to: "b")
    expectEqual((stage.text, dismissal.way, dismissal.to, dismissal.level), ("[a b]", .modal, "b", 0))
    expectEqual(dismissal.gone, ["c", "d", "e"])
    #expect(throws: Stage.Problem.onTop("b")) { try stage.unwind(to: "b") }
    #expect(throws: Stage.Problem.notBelow("c")) { try stage.unwind(to: "c") }
    // A level's hidden tab is not below what is on screen; what it shows is.
    var tabs = Stage(.tabs(.screen("a"), .screen("b"), selected: 1), .screen("c"), .screen("d"))
    #expect(throws: Stage.Problem.notBelow("a")) { try tabs.unwind(to: "a") }
    try expectEqual(tabs.unwind(to: "b").gone, ["c", "d"])
    expectEqual(tabs.text, "(a | *b)")
  }

  @Test("replace swaps the screen that shows, wherever it stands (C1)")
  func replace() throws {
    var inStack = Stage(.tabs(.stack("a", "b"), .screen("c")))
    let change = try inStack.replace(with: level(.screen("d")))
    #expect(inStack.text == "(*[a d] | c)" && change.isPresenting && change.way == .navigation && change.gone == ["b"])
    expectEqual(inStack.top.own, "root")
    var inTab = Stage(.tabs(.stack("a"), .screen("b"), selected: 1))
    let tab = try inTab.replace(with: level(.screen("c")))
    #expect(inTab.text == "([a] | *c)" && tab.way == .place && tab.isPresenting && inTab.top.own == "root")
    var alone = Stage(.screen("a"), .screen("b"), style: .overFullScreen)
    let screen = try alone.replace(with: level(.screen("c")))
    expectEqual((alone.text, screen.way, screen.level), ("a + c", .place, 1))
    // It comes with what is known of its own presentation.
    expectEqual((alone.top.own, alone.top.style), ("new", .fullScreen))
    #expect(throws: Stage.Problem.onStage("c")) { try alone.replace(with: level(.screen("c"))) }
  }

  @Test("replaceTop swaps all of what was presented last, or of the root (C1)")
  func replaceTop() throws {
    var stage = Stage(.screen("a"), .stack("b", "c"))
    let change = try stage.replaceTop(with: level(.tabs(.screen("c"), .screen("d"))))
    #expect(stage.text == "a + (*c | d)" && change.way == .modal && change.isPresenting && change.level == 1)
    expectEqual((change.gone, change.come), (["b"], ["d"]))
    #expect(throws: Stage.Problem.onStage("a")) { try stage.replaceTop(with: level(.screen("a"))) }
  }

  @Test("a controller has one place, and what is impossible changes nothing")
  func onePlace() {
    var stage = Stage(.tabs(.stack("a"), .screen("b")), .stack("c"))
    let before = stage
    for screen in ["a", "b", "c"] {
      #expect(throws: Stage.Problem.onStage(screen)) { try stage.present(level(.stack("x", screen))) }
      #expect(throws: Stage.Problem.onStage(screen)) { try stage.push(.screen(screen)) }
    }
    #expect(throws: Stage.Problem.onStage("b")) { try stage.setViewControllers([.screen("c"), .screen("b")]) }
    #expect(throws: Stage.Problem.twice("d")) { try stage.setViewControllers([.screen("d"), .screen("d")]) }
    #expect(throws: Stage.Problem.emptyStack) { try stage.setViewControllers([]) }
    #expect(throws: Stage.Problem.noTabs) { try stage.selectTab(0) }
    expectEqual(stage, before)
  }
}

/// Stacks and tabs: what each word of C3 and C4 does, worked out by hand.
@Suite struct InnerContainerTests {
  @Test("push and pop change the stack that shows, of a tab too (C3)")
  func pushAndPop() throws {
    var stage = Stage(.screen("x"), .tabs(.screen("a"), .stack("b"), selected: 1))
    let push = try stage.push(.screen("c"))
    #expect(stage.text == "x + (a | *[b c])" && push.isPresenting && push.come == ["c"] && push.way == .navigation)
    expectEqual((push.from, push.to, push.level), ("b", "c", 1))
    let pop = try stage.pop()
    #expect(stage.text == "x + (a | *[b])" && !pop.isPresenting && pop.gone == ["c"] && pop.to == "b")
    #expect(throws: Stage.Problem.nothingToPop) { try stage.pop() }
    #expect(throws: Stage.Problem.nothingToPop) { try stage.popToRoot() }
    var plain = Stage(.screen("a"))
    #expect(throws: Stage.Problem.noNavigation) { try plain.push(.screen("a")) }
    #expect(throws: Stage.Problem.noNavigation) { try plain.pop() }
    #expect(throws: Stage.Problem.noNavigation) { try plain.setViewControllers([.screen("a")]) }
  }

  @Test("popTo leaves a screen of the stack on top, popToRoot the first (C3)")
  func popTo() throws {
    var stage = Stage(.stack("a", "b", "c", "d"))
    #expect(throws: Stage.Problem.onTop("d")) { try stage.pop(to: "d") }
    #expect(throws: Stage.Problem.notInStack("x")) { try stage.pop(to: "x") }
    let change = try stage.pop(to: "c")
    #expect(stage.text == "[a b c]" && change.gone == ["d"] && !change.isPresenting)
    try expectEqual(stage.popToRoot().gone, ["b", "c"])
    expectEqual(stage.text, "[a]")
  }

  @Test("a new stack presents unless its top was in the old one; the same top does not move (C3)")
  func setViewControllers() throws {
    var stage = Stage(.stack("a", "b", "c"))
    let back = try #require(try stage.setViewControllers([.screen("x"), .screen("b")]))
    #expect(stage.text == "[x b]" && !back.isPresenting && back.gone == ["a", "c"] && back.come == ["x"])
    let forth = try #require(try stage.setViewControllers([.screen("b"), .screen("y")]))
    #expect(forth.isPresenting && forth.from == "b" && forth.to == "y")
    try expectEqual(stage.setViewControllers([.screen("z"), .screen("y")]), nil)
    expectEqual(stage.text, "[z y]")
  }

  @Test("a stack answers what is on top, what went and what came, also where it was empty (C3)")
  func stacks() throws {
    var stack = NavigationStack<String>([])
    expectEqual(stack.top, nil)
    #expect(throws: ContainerProblem<String>.nothingToPop) { try stack.pop() }
    try expectEqual(
      stack.set(["a", "b"]), StackChange(from: nil, to: "b", gone: [], come: ["a", "b"], isPresenting: true))
    try expectEqual(stack.push("c"), StackChange(from: "b", to: "c", gone: [], come: ["c"], isPresenting: true))
    #expect(throws: ContainerProblem<String>.onStage("a")) { try stack.push("a") }
    try expectEqual(
      stack.pop(to: "a"), StackChange(from: "c", to: "a", gone: ["b", "c"], come: [], isPresenting: false))
    try expectEqual(stack.set([]), StackChange(from: "a", to: nil, gone: ["a"], come: [], isPresenting: false))
  }

  @Test("a tab to the right presents, one to the left does not, the same is none (C4)")
  func selectTab() throws {
    var stage = Stage(.tabs(.stack("a"), .screen("b"), .stack("c", "d"), selected: 1))
    let right = try #require(try stage.selectTab(2))
    #expect(right.isPresenting && right.from == "b" && right.to == "d" && right.way == .tabs)
    // All tabs stay on stage.
    expectEqual((right.gone, right.come, stage.text), ([], [], "([a] | b | *[c d])"))
    let left = try #require(try stage.selectTab(holding: "a"))
    #expect(!left.isPresenting && stage.text == "(*[a] | b | [c d])")
    #expect(try stage.selectTab(0) == nil && stage.selectTab(holding: "a") == nil)
    #expect(throws: Stage.Problem.noTab(NoSuchTab(index: 3, count: 3))) { try stage.selectTab(3) }
    #expect(throws: Stage.Problem.noTab(NoSuchTab(index: -1, count: 3))) { try stage.selectTab(-1) }
    #expect(throws: Stage.Problem.noTabHolds("x")) { try stage.selectTab(holding: "x") }
    expectEqual(Container.tabs(.screen("a"), .screen("b")).selecting(1).visible, "b")
  }

  @Test("the controllers that give way are screens, tabs, or all that the two levels show (C7)")
  func roots() throws {
    let start = Stage(.tabs(.stack("a", "b"), .screen("c")))
    func texts(_ change: ContainerChange<Letters>?) -> [String] {
      change.map { [$0.controllers.from.text, $0.controllers.to.text] } ?? []
    }
    var stage = start
    expectEqual(texts(try stage.push(.screen("d"))), ["b", "d"])
    expectEqual(texts(try stage.replace(with: level(.screen("e")))), ["d", "e"])
    expectEqual(texts(try stage.selectTab(1)), ["[a b e]", "c"])
    expectEqual(texts(try stage.replace(with: level(.screen("f")))), ["c", "f"])
    expectEqual(texts(try stage.present(level(.stack("g")))), ["([a b e] | *f)", "[g]"])
    expectEqual(texts(try stage.replaceTop(with: level(.screen("h")))), ["[g]", "h"])
    expectEqual(texts(try stage.unwind(to: "f")), ["h", "([a b e] | *f)"])
  }

  @Test("the container's bars stay above what it changes; a tab's own bars move with the tab (W3)")
  func bars() throws {
    var stage = Stage(.tabs(.stack("a"), .screen("b")))
    // Those of both; of the tab bar controller around the tab alone, also where a screen is replaced in its tab; none.
    try expectEqual(stage.push(.screen("c")).keptBars, 2)
    try expectEqual(stage.selectTab(1)?.keptBars, 1)
    try expectEqual(stage.replace(with: level(.screen("d"))).keptBars, 1)
    try expectEqual(stage.present(level(.screen("e"))).keptBars, 0)
    try expectEqual(stage.replaceTop(with: level(.screen("f"))).keptBars, 0)
  }

  @Test("a stack holds tab bar controllers, whose tabs may have stacks of their own: the nearest counts (C3)")
  func tabsInStacks() throws {
    var stage = Stage(.stack("a"))
    let push = try stage.push(.tabs(.stack("b"), .screen("c")))
    expectEqual((stage.text, push.from, push.to, push.come), ("[a (*[b] | c)]", "a", "b", ["b", "c"]))
    expectEqual((push.depth, push.keptBars, push.controllers.to.text), (0, 1, "(*[b] | c)"))
    let inner = try stage.push(.screen("d"))
    expectEqual((stage.text, inner.depth, inner.keptBars), ("[a (*[b d] | c)]", 2, 3))
    expectEqual((inner.controllers.from.text, inner.controllers.to.text), ("b", "d"))
    let tab = try #require(try stage.selectTab(1))
    expectEqual((stage.text, tab.depth, tab.keptBars), ("[a ([b d] | *c)]", 1, 2))
    // The screen in the tab has no nearer one than that around the tab bar controller.
    expectEqual(stage.top.container.shownStack, ["a", "c"])
    let beside = try stage.push(.screen("e"))
    expectEqual((stage.text, beside.controllers.from.text, beside.depth), ("[a ([b d] | *c) e]", "([b d] | *c)", 0))
    try expectEqual(stage.pop(to: "c").gone, ["e"])
    _ = try stage.selectTab(0)
    try expectEqual(stage.pop().gone, ["d"])
    // The nearest is at its root: the one around it pops.
    let out = try stage.pop()
    expectEqual((stage.text, out.gone, out.controllers.from.text), ("[a]", ["b", "c"], "(*[b] | c)"))
    #expect(throws: Stage.Problem.nothingToPop) { try stage.pop() }
  }

  @Test("of navigation controllers in each other the outermost changes on demand (C3)")
  func outermost() throws {
    let tabs = Container.tabs(.stack("b"), .screen("c"))
    var stage = Stage(.stack("a"))
    _ = try stage.push(tabs)
    let push = try stage.push(.screen("e"), isOuter: true)
    expectEqual((stage.text, push.depth, push.keptBars), ("[a (*[b] | c) e]", 0, 1))
    expectEqual((push.controllers.from.text, push.controllers.to.text), ("(*[b] | c)", "e"))
    try expectEqual(stage.pop().to, "b")
    let change = try #require(try stage.setViewControllers([.screen("f"), tabs, .screen("g")], isOuter: true))
    expectEqual((stage.text, change.gone, change.come), ("[f (*[b] | c) g]", ["a"], ["f", "g"]))
    // Not in the stack of a tab, but in the one around.
    var two = Stage(.stack("a"))
    _ = try two.push(tabs)
    #expect(throws: Stage.Problem.tabsInTabs("d")) { try two.push(.tabs(.screen("d"))) }
    try expectEqual(two.push(.tabs(.screen("d")), isOuter: true).to, "d")
    // The only one is both.
    var one = Stage(.tabs(.stack("a"), .screen("b")))
    try expectEqual(one.push(.screen("c"), isOuter: true).depth, 1)
  }

  @Test("no navigation controller stands in another one's stack, and no tab bar controller in one of a tab (C3)")
  func whatStacksDoNotHold() throws {
    var stage = Stage(.tabs(.stack("a"), .screen("b")))
    let before = stage
    #expect(throws: Stage.Problem.navigationInStack("c")) { try stage.push(.stack("c")) }
    #expect(throws: Stage.Problem.tabsInTabs("c")) { try stage.push(.tabs(.screen("c"))) }
    #expect(throws: Stage.Problem.navigationInStack("c")) { try stage.setViewControllers([.screen("a"), .stack("c")]) }
    expectEqual(stage, before)
  }

  @Test("a new stack keeps a tab bar controller as it is (C3)")
  func sameTabs() throws {
    var stage = Stage(.stack("a"))
    _ = try stage.push(.tabs(.screen("b"), .screen("c")))
    _ = try stage.selectTab(1)
    try expectEqual(stage.setViewControllers([.screen("d"), .tabs(.screen("b"), .screen("c"))]), nil)
    expectEqual(stage.text, "[d (b | *c)]")
  }

  @Test("steps change a container under what is presented over it, as long as it shows (C3)")
  func underWhatIsPresented() throws {
    var stage = Stage(.stack("a"))
    _ = try stage.present(level(.screen("i"), style: .overCurrentContext))
    let push = try stage.push(.screen("b"))
    expectEqual((stage.text, push.level, push.from, push.to, push.way), ("[a b] + i", 0, "a", "b", .navigation))
    expectEqual((push.above.map(\.text), push.keptBars), (["i"], 1))
    try expectEqual(stage.dismiss().to, "b")
    _ = try stage.present(level(.screen("f")))
    #expect(throws: Stage.Problem.noNavigation) { try stage.push(.screen("c")) }
    // One of its own counts first.
    _ = try stage.present(level(.stack("g"), style: .overFullScreen))
    try expectEqual(stage.push(.screen("c")).level, 2)
    var tabs = Stage(.tabs(.screen("a"), .screen("b")), .screen("i"), style: .overFullScreen)
    try expectEqual(tabs.selectTab(1)?.level, 0)
    expectEqual(tabs.text, "(a | *b) + i")
  }

  @Test("a pop takes the last push's pair; a pop to a position takes it and forgets all above (C3)")
  func history() {
    var history = PushHistory<Int>()
    #expect(history.pop() == nil && history.pop(to: 0) == nil)
    for pair in 1...4 { history.push(pair) }
    expectEqual((history.pop(), history.last), (4, 3))
    #expect(history.pop(to: 3) == nil && history.last == 3)
    expectEqual((history.pop(to: 1), history.last), (3, 1))
    #expect(history.pop(to: 0) == 1 && history.last == nil)
  }
}
