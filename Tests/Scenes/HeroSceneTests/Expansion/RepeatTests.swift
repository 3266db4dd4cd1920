import HeroGeometry
import HeroTesting

@testable import HeroModel

@Suite struct RepeatTests {
  @Test func entriesAreCounted() throws {
    let views = try WordScene.views(
      #"{"name":"row","frame":["{index * 10}",0,10,5],"alpha":"{1 - index / 4}","repeat":{"count":3},"subviews":["#
        + #"{"name":"x","frame":[0,0,1,1],"text":"{index}"}]},{"name":"x","frame":[0,0,2,2]}"#)
    expectEqual(views.map(\.path), ["a/row 0", "a/row 0/x", "a/row 1", "a/row 1/x", "a/row 2", "a/row 2/x", "a/x"])
    expectEqual(views.filter { $0.words == nil }.map(\.frame.minX), [0, 10, 20, 0])
    expectEqual(views.map(\.alpha), [1, 1, 0.75, 1, 0.5, 1, 1])
    expectEqual(views.compactMap(\.words), ["0", "1", "2"])
  }

  @Test func entriesHaveAnItem() throws {
    let views = try WordScene.views(
      #"{"frame":[0,0,1,1],"text":"{item.t}-{item.n + index}","repeat":{"each":[{"t":"a","n":1},{"t":"{index}{{","n":2}]}},"#
        + #"{"frame":[0,0,1,1],"text":"{item}","repeat":{"each":["p","q"]}}"#)
    expectEqual(views.map(\.words), ["a-1", "1{-3", "p", "q"])
    expectEqual(views.map(\.path), ["a/0", "a/1", "a/2", "a/3"])
  }

  // A name that says which entry it is stands as it is; an address by index counts the views that are made.
  @Test func namesMaySayTheEntry() throws {
    let views = try WordScene.views(
      #"{"name":"tile{index}","frame":[0,0,1,1],"repeat":{"count":2},"subviews":[{"frame":[0,0,1,1]}]},"#
        + #"{"name":"{item}","frame":[0,0,1,1],"repeat":{"each":["p","q"]}}"#)
    expectEqual(views.map(\.path), ["a/tile0", "a/0/0", "a/tile1", "a/1/0", "a/p", "a/q"])
  }

  @Test func repeatsInsideOfEachOther() throws {
    let views = try WordScene.views(
      #"{"component":"row","name":"r","with":{"y":"{index * 10}"},"repeat":{"count":2}}"#,
      components: #""row":{"parameters":{"y":0},"view":{"frame":[0,"{y}",9,9],"subviews":["#
        + #"{"name":"c","frame":["{index}","{y}",1,1],"repeat":{"count":2}}]}}"#)
    expectEqual(views.map(\.path), ["a/r 0", "a/r 0/c 0", "a/r 0/c 1", "a/r 1", "a/r 1/c 0", "a/r 1/c 1"])
    expectEqual(views.map(\.frame.minX), [0, 0, 1, 0, 0, 1])
    expectEqual(views.map(\.frame.minY), [0, 0, 0, 10, 10, 10])
  }

  // The component of a repeat's view sees the index; a list may be a parameter.
  @Test func aComponentSeesTheEntryThatItIsUsedFor() throws {
    let views = try WordScene.views(
      #"{"component":"list","with":{"titles":["x","y"]}}"#,
      components: #""cell":{"view":{"frame":[0,0,9,9],"text":"{index}{item}"}},"#
        + #""list":{"parameters":{"titles":[]},"view":{"frame":[0,0,9,9],"subviews":["#
        + #"{"component":"cell","repeat":{"each":"{titles}"}}]}}"#)
    expectEqual(views.compactMap(\.words), ["0x", "1y"])
  }

  private func frames(_ repetition: String, own: String = #""size":[10,20]"#) throws -> [Rect] {
    try WordScene.views("{\(own),\"repeat\":{\(repetition)}}").map(\.frame)
  }

  private func rects(_ values: [[Double]]) -> [Rect] {
    values.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  @Test func columnsRowsAndGrids() throws {
    try expectEqual(
      frames(#""count":3,"columns":1,"spacing":5,"insets":[1,2,3,4]"#),
      rects([[2, 1, 10, 20], [2, 26, 10, 20], [2, 51, 10, 20]]))
    try expectEqual(
      frames(#""count":3,"rows":1,"spacing":5"#), rects([[0, 0, 10, 20], [15, 0, 10, 20], [30, 0, 10, 20]]))
    try expectEqual(
      frames(#""count":3,"columns":2,"spacing":[5,7]"#), rects([[0, 0, 10, 20], [15, 0, 10, 20], [0, 27, 10, 20]]))
    try expectEqual(
      frames(#""count":3,"rows":2,"spacing":[5,7]"#), rects([[0, 0, 10, 20], [0, 27, 10, 20], [15, 0, 10, 20]]))
    // A frame's origin is the first entry's.
    try expectEqual(
      frames(#""count":2,"columns":1"#, own: #""frame":[3,4,10,20]"#), rects([[3, 4, 10, 20], [3, 24, 10, 20]]))
    // Columns are as wide as the widest, rows as high as the highest.
    try expectEqual(
      frames(#""count":4,"columns":2,"spacing":1"#, own: #""size":["{10 + index}","{20 - index}"]"#),
      rects([[0, 0, 10, 20], [13, 0, 11, 19], [0, 21, 12, 18], [13, 21, 13, 17]]))
    try expectEqual(frames(#""count":0,"columns":2"#), [])
  }

  // 100 points less 4 + 6 at the sides and 10 between leave 40 for each of two; 200 less 30 and 10 leave 80 for each of two rows.
  @Test func entriesWithoutASizeShareTheView() throws {
    try expectEqual(
      frames(#""count":3,"columns":2,"spacing":10,"insets":[10,4,20,6]"#, own: #""alpha":1"#),
      rects([[4, 10, 40, 80], [54, 10, 40, 80], [4, 100, 40, 80]]))
    let inner = try WordScene.views(
      #"{"frame":[0,0,"{30 * 2}",40],"subviews":[{"repeat":{"count":2,"rows":1}}]}"#)
    expectEqual(inner.dropFirst().map(\.frame), rects([[0, 0, 30, 40], [30, 0, 30, 40]]))
  }

  @Test func problems() {
    let table = #"""
      "count":-1 ⇒ .count: expected a whole number from 0 to 10000, found -1
      "count":1.5 ⇒ .count: expected a whole number from 0 to 10000, found 1.5
      "count":10001 ⇒ .count: expected a whole number from 0 to 10000, found 10001
      "count":"six" ⇒ .count: expected a whole number from 0 to 10000, found a string
      "count":"{0 / 0}" ⇒ .count: column 4 of the string: division by zero
       ⇒ : a repeat needs 'count' or 'each'
      "count":1,"each":[] ⇒ .each: give either 'count' or 'each'
      "each":{} ⇒ .each: expected an array of entries, found an object
      "count":1,"colums":2 ⇒ .colums: unknown key 'colums'; did you mean 'columns'?
      "count":1,"columns":0 ⇒ .columns: expected a whole number from 1 to 10000, found 0
      "count":1,"columns":1,"rows":1 ⇒ .rows: give either 'columns' or 'rows'
      "count":1,"spacing":1 ⇒ .spacing: 'spacing' goes with 'columns' or 'rows'
      "count":1,"columns":1,"insets":[1] ⇒ .insets: expected [top, left, bottom, right], found 1 element
      """#
    SceneText.expect(table, at: SceneText.path + ".repeat") {
      WordScene.problems(#"{"frame":[0,0,1,1],"repeat":{\#($0)}}"#)
    }
  }

  @Test func problemsOfEntries() {
    let table = #"""
      {"frame":[0,0,1,1],"text":"{item.tilte}","repeat":{"each":[{"title":"x"},{"title":"y"}]}}
      ⇒ [0].text: column 6 of the string: 'item' is an object without 'tilte'; did you mean 'title'? (in entry 0 of the repeat at @r)
      {"name":"row 1","frame":[0,0,1,1]},{"name":"row","frame":[0,0,1,1],"repeat":{"count":2}}
      ⇒ [1].name: the name 'row 1' is taken by the view at line 1, column 124 (in entry 1 of the repeat at @r)
      {"center":[0,0],"size":[1,1],"repeat":{"count":1,"columns":1}}
      ⇒ [0].center: 'center' does not go with columns and rows; give 'size', or 'frame' for the first entry's place (in entry 0 of the repeat at @r)
      """#
    SceneText.expect(table, at: "$.screens.a.view.subviews") {
      WordScene.problems($0, marks: [("@r", $0.contains("each") ? #"{"each""# : #"{"count""#)])
    }
    // What follows a repeat keeps its own path.
    expectEqual(
      WordScene.problems(
        #"{"name":"x","frame":[0,0,1,1]},{"frame":[0,0,1,1],"repeat":{"count":2}},{"frame":[0,0,1,1],"alpha":3}"#),
      ["$.screens.a.view.subviews[2].alpha: expected a number from 0 to 1, found 3"])
  }
}
