import HeroGeometry
import HeroTesting

@testable import HeroModel

@Suite struct ComponentTests {
  // What nobody uses is looked through as well, as far as no parameter decides it.
  @Test func unusedComponentsAreChecked() throws {
    for (component, message) in [
      (#"{"view":{"subviews":[{"frame":[0,0,9,9],"alpa":1}]}}"#, "unknown key 'alpa'; did you mean 'alpha'?"),
      (#"{"view":{"subviews":[{"frame":[0,0,9,9],"alpha":7}]}}"#, "expected a number from 0 to 1, found 7"),
      (#"{"view":{"subviews":[{"alpha":1}]}}"#, "missing key 'frame' (or 'center' and 'size')"),
      (
        #"{"parameters":{"a":""},"view":{"subviews":[{"frame":[0,0,9,9],"text":"{b}"}]}}"#,
        "column 2 of the string: nothing is named 'b' here"
      ),
      (#"{"view":{"component":"c"}}"#, "a component cannot contain itself: 'c' → 'c'"),
      (#"{"view":{"subviews":[{"component":"d"}]}}"#, "no component is named 'd'"),
    ] {
      let found = WordScene.problems(#"{"frame":[0,0,9,9]}"#, components: #""c":\#(component)"#)
      #expect(found.count == 1 && found[0].hasPrefix("$.components.c.view"), "\(found)")
      expectEqual(found.first?.contains(": \(message)"), true, "\(found)")
    }
    // What an expression stands for may be right in a use.
    for component in [
      #"{"parameters":{"a":""},"view":{"subviews":[{"frame":[0,0,9,9],"backgroundColor":"{a}"}]}}"#,
      #"{"parameters":{"a":null},"view":{"subviews":[{"frame":"{a}"}]}}"#,
      #"{"parameters":{"a":""},"view":{"subviews":[{"frame":["{a * 2}",0,9,9]}]}}"#,
      #"{"view":{"subviews":[{"frame":["{index * 2}",0,9,9],"text":"{item.title}"}]}}"#, #"{"view":{"alpha":0.5}}"#,
    ] {
      let text = WordScene.text(#"{"frame":[0,0,9,9]}"#, components: #""c":\#(component)"#)
      try #expect(SceneText.load(text).notes.count >= 1, "\(component)")
    }
  }

  private static let cell =
    #""cell":{"parameters":{"title":"none","width":40,"id":null},"view":{"frame":[0,0,"{width}",20],"heroID":"{id}","#
    + #""alpha":0.5,"subviews":[{"name":"label","frame":[1,2,"{width / 2 - 1}",9],"text":"<{title}>"}]}}"#

  @Test func aUseIsItsComponentFilledIn() throws {
    let views = try WordScene.views(
      #"{"component":"cell","name":"one","with":{"title":"One","width":60,"id":"x"}},{"component":"cell"}"#,
      components: Self.cell)
    expectEqual(views.map(\.path), ["a/one", "a/one/label", "a/1", "a/1/label"])
    expectEqual(views.map(\.frame.size.width), [60, 29, 40, 19])
    expectEqual(views.map(\.words), [nil, "<One>", nil, "<none>"])
    expectEqual(views.map(\.alpha), [0.5, 1, 0.5, 1])
    // What stands for nothing leaves its key out.
    expectEqual(views.map(\.heroID), ["x", nil, nil, nil])
  }

  @Test func aUseOverridesKeysOfTheRoot() throws {
    let views = try WordScene.views(
      #"{"component":"cell","alpha":1,"center":[50,50]},{"component":"cell","subviews":[]}"#
        + #",{"component":"cell","frame":[5,6,7,8]}"#,
      components: Self.cell)
    // The frame's size stays when the use gives a centre: 40 wide, 20 high.
    expectEqual(
      views.filter { $0.words == nil }.map(\.frame),
      [
        Rect(x: 30, y: 40, width: 40, height: 20), Rect(x: 0, y: 0, width: 40, height: 20),
        Rect(x: 5, y: 6, width: 7, height: 8),
      ])
    expectEqual(views.count, 5)
    #expect(views[0].alpha == 1 && views[0].words == nil)
  }

  @Test func componentsAreMadeOfComponents() throws {
    let views = try WordScene.views(
      #"{"component":"pair","name":"p"}"#,
      components: Self.cell
        + #","pair":{"parameters":{"first":"A"},"view":{"frame":[0,0,90,90],"subviews":["#
        + #"{"component":"cell","name":"left","with":{"title":"{first}{first}"}},"#
        + #"{"component":"bold","name":"right"},{"name":"label","frame":[0,0,1,1]}]}}"#
        + #","bold":{"view":{"component":"cell","with":{"title":"bold"},"alpha":0.9}}"#)
    expectEqual(
      views.map(\.path), ["a/p", "a/p/left", "a/p/left/label", "a/p/right", "a/p/right/label", "a/p/label"])
    expectEqual(views.map(\.words), [nil, nil, "<AA>", nil, "<bold>", nil])
    expectEqual(views[3].alpha, 0.9)
  }

  @Test func parametersMayBeAnyValue() throws {
    let views = try WordScene.views(
      #"{"component":"box","with":{"place":{"frame":[1,2,3,4]},"shown":true,"kids":[{"frame":[0,0,5,5],"text":"{{"}]}}"#,
      components: #""box":{"parameters":{"place":null,"shown":false,"kids":[]},"view":{"frame":"{place.frame}","#
        + #""hidden":"{not shown}","opaque":"{shown and true}","subviews":"{kids}"}}"#)
    expectEqual(views[0].frame, Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(views[0].isHidden == false && views[0].isOpaque)
    // A string outside of components and repeats is as it stands.
    expectEqual(views[1].words, "{{")
  }

  @Test func defaultsMayUseTheParametersBeforeThem() throws {
    let views = try WordScene.views(
      #"{"component":"box","with":{"w":"{4 * 5}"}}"#,
      components: #""box":{"parameters":{"w":10,"h":"{w / 2}"},"view":{"frame":[0,0,"{w}","{h}"]}}"#)
    // Where a default is a number one is expected, so that "{4 * 5}" is worked out.
    expectEqual(views[0].size, Size(width: 20, height: 10))
  }

  @Test func textsKeepWhatIsNoExpression() throws {
    let label = #""t":{"parameters":{"n":0,"s":"","b":true},"view":{"frame":[0,0,9,9],"text":"#
    func text(_ string: String, _ with: String) throws -> String? {
      let views = try WordScene.views(
        #"{"component":"t","with":{\#(with)}}"#, components: label + #""\#(string)"}}"#)
      return views[0].words
    }
    try expectEqual(text("{{n}} {n} }}", #""n":3"#), "{n}} 3 }}")
    try expectEqual(text("{n * 3} {n}", #""n":0.1"#), "0.3 0.1")
    try expectEqual(text("{n}|{n / 3}", #""n":1"#), "1|0.333333333")
    try expectEqual(text("{'}'}{s}{b}", #""s":"{x}""#), "}{x}true")
    try expectEqual(text("{-n + 2 * (n - 1)} pt", #""n":5"#), "3 pt")
  }

  @Test func aScreensRootMayBeAUse() throws {
    let text =
      #"{"version":1,"canvas":{"width":9,"height":9},"components":{"page":{"view":{"subviews":[{"name":"x","frame":[0,0,1,1]}]}}},"#
      + #""screens":{"a":{"view":{"component":"page","alpha":0.5}}},"root":"a"}"#
    let views = try SceneText.load(text).screens[0].views
    expectEqual(views.map(\.path), ["a", "a/x"])
    #expect(views[0].alpha == 0.5 && views[0].size == Size(width: 9, height: 9))
  }

  @Test func stepsSetViewsInsideOfUses() throws {
    let text = WordScene.text(
      #"{"component":"cell","name":"one"},{"component":"cell"}"#, components: Self.cell,
      timeline:
        #"{"wait":1,"set":{"a/one/label":{"text":"new"},"a/1/label":{"subviews":[{"component":"cell","name":"in"}]},"a/one":{"alpha":1}}}"#
    )
    let scene = try SceneText.load(text)
    let changed = try #require(scene.steps[0].screenChanges[0])
    expectEqual(
      changed.views.dropFirst().map(\.path), ["a/one", "a/one/label", "a/1", "a/1/label", "a/1/in", "a/1/in/label"])
    expectEqual(changed.views.map(\.words), [nil, nil, "new", nil, "<none>", nil, "<none>"])
    expectEqual(changed.views[1].alpha, 1)
  }

  @Test func problems() {
    // The views, if any, and the components.
    let table = #"""
      {"component":"cel"} | \#(Self.cell) ⇒ $.screens.a.view.subviews[0].component: no component is named 'cel'; did you mean 'cell'?
      {"component":"cell","with":{"titel":"x"}} | \#(Self.cell)
      ⇒ $.screens.a.view.subviews[0].with.titel: component 'cell' has no parameter 'titel'; did you mean 'title'?
      {"frame":[0,0,1,1],"with":{}} | \#(Self.cell) ⇒ $.screens.a.view.subviews[0].with: 'with' goes with 'component'
      {"component":"cell","with":[1]} | \#(Self.cell) ⇒ $.screens.a.view.subviews[0].with: expected an object of parameters, found an array
      {"component":"a"} | "a":{"view":{"frame":[0,0,1,1],"cornerRadus":1}}
      ⇒ $.components.a.view.cornerRadus: unknown key 'cornerRadus'; did you mean 'cornerRadius'? (in component 'a', used at @1)
      {"component":"a"} | "a":{"view":{"frame":[0,0,1,"{2 * hight}"]}}
      ⇒ $.components.a.view.frame[3]: column 6 of the string: nothing is named 'hight' here; parameters, 'index' and 'item' belong to components and repeats (in component 'a', used at @1)
      {"component":"a","with":{"p":"x"}} | "a":{"parameters":{"p":1},"view":{"frame":[0,0,1,"{2 * p}"]}}
      ⇒ $.components.a.view.frame[3]: column 6 of the string: '*' works on numbers, found a quoted string (in component 'a', used at @1)
      {"component":"a"} | "a":{"view":{"repeat":{"count":2}}}
      ⇒ $.components.a.view.repeat: a component is a single view; give 'repeat' to the views that use it
      {"component":"a"} | "a":{"view":{"component":"b"}},"b":{"view":{"component":"a"}}
      ⇒ $.components.b.view.component: a component cannot contain itself: 'a' → 'b' → 'a' (in component 'b', used at @b, in component 'a', used at @1)
      "a":{"view":[]} ⇒ $.components.a.view: expected a view object, found an array
      "a":{} ⇒ $.components.a: missing key 'view'
      "a":{"vew":{},"view":{}} ⇒ $.components.a.vew: unknown key 'vew'; did you mean 'view'?
      "a":{"parameters":{"1x":0},"view":{}}
      ⇒ $.components.a.parameters["1x"]: a parameter's name has letters, digits and '_' and does not begin with a digit
      "a":{"parameters":{"index":0},"view":{}} ⇒ $.components.a.parameters.index: 'index' means something else in expressions; choose another name
      """#
    SceneText.expect(table) { given in
      let parts = given.split(separator: " | ").map(String.init)
      let found = WordScene.problems(
        parts.dropLast().joined(), components: parts.last ?? "", marks: [("@b", #"{"component":"b"}"#)])
      return Array(found.prefix(1))
    }
  }

  @Test func expressionProblems() {
    let table = #"""
      {p ⇒ column 1 of the string: '{' is never closed; write '{{' for a brace
      a {} ⇒ column 4 of the string: an expression is missing between '{' and '}'
      {p.} ⇒ column 3 of the string: unexpected '.'
      {p q} ⇒ column 4 of the string: unexpected 'q' after the end of the expression
      {f(1)} ⇒ column 2 of the string: 'f(…)' has no value
      {p.x} ⇒ column 3 of the string: 'p' is a number without 'x'
      {1 / 0} ⇒ column 4 of the string: division by zero
      {1e9 * 2} ⇒ column 6 of the string: the result is out of range; numbers go up to 1e9 either way
      {o}! ⇒ column 2 of the string: an object cannot be part of a text
      {#ff0000} ⇒ column 2 of the string: a colour goes outside '{' and '}', or in quotes
      {not p} ⇒ column 6 of the string: expected true or false, found a number
      """#
    SceneText.expect(table, at: "$.components.t.view.text: ", end: " (in component 't', used at @1)") {
      WordScene.problems(
        #"{"component":"t"}"#,
        components: #""t":{"parameters":{"p":1,"o":{}},"view":{"frame":[0,0,9,9],"text":"\#($0)"}}"#)
    }
  }

  // Each component but the first uses the one before. Of five uses the nearest three and the screen's own are named.
  @Test(arguments: [("abcd", "in component 'd', used at @1)"), ("abcde", "…, in component 'e', used at @1)")])
  func farUsesAreLeftOut(components: String, uses: String) {
    let users = zip(components.dropFirst(), components).map { #","\#($0)":{"view":{"component":"\#($1)"}}"# }
    let found = WordScene.problems(
      #"{"component":"\#(components.suffix(1))"}"#,
      components: #""a":{"view":{"frame":[0,0,1,1],"alpha":2}}"# + users.joined(),
      marks: components.dropLast().map { ("@\($0)", #"{"component":"\#($0)"}"#) })
    expectEqual(
      found,
      [
        "$.components.a.view.alpha: expected a number from 0 to 1, found 2 (in component 'a', used at @a, in component "
          + "'b', used at @b, in component 'c', used at @c, \(uses)"
      ])
  }

  @Test func aProblemIsReportedOnceForAllUses() {
    let found = WordScene.problems(
      #"{"component":"a"},{"component":"a"},{"component":"a","frame":[0,0,1,1]}"#,
      components: #""a":{"view":{"alpha":2}}"#)
    expectEqual(
      found,
      [
        "$.components.a.view.alpha: expected a number from 0 to 1, found 2 (in component 'a', used at @1)",
        "$.screens.a.view.subviews[0]: missing key 'frame' (or 'center' and 'size')",
        "$.screens.a.view.subviews[1]: missing key 'frame' (or 'center' and 'size')",
      ])
  }
}
