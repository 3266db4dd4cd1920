/// A scene of two screens with views, words and containers at random; a number gives the same scene on every run.
struct RandomScene {
  private var state: UInt64
  private var count = 0

  /// The scene's JSON.
  private(set) var json = ""

  init(_ number: UInt64) {
    state = number
    let (a, b) = (screen(), screen())
    let inside =
      #"{ "navigation": ["b"], "bar": {}, "heroID": "id \#(self.number(0...3))", "heroModifiers": "\#(modifiers())" }"#
    let bar = self.number(0...1) == 0 ? "" : #", "bar": {}"#
    let (root, forth, back) = one(of: [
      (#""a""#, #""present": "b""#, #""dismiss": true"#),
      (#""a""#, #""present": \#(inside)"#, #""dismiss": true"#),
      (
        #"{ "navigation": ["a"], "bar": {} }"#, #""present": "b""#,
        #""dismiss": true, "set": { "a.navigationController": { "heroID": "id 1", "heroModifiers": "\#(modifiers())" } }"#
      ),
      (#"{ "navigation": ["a"] }"#, #""push": "b""#, #""pop": true"#),
      (#"{ "navigation": ["a"], "bar": {} }"#, #""push": "b""#, #""pop": true"#),
      (#"{ "tabs": ["a", "b"], "bar": {} }"#, #""selectTab": 1"#, #""selectTab": 0"#),
      (
        #"{ "navigation": ["a"], "controller": "SDOSHero", "animationTypeForPush": "slide(up)" }"#, #""push": "b""#,
        #""pop": true"#
      ),
      (
        #"{ "navigation": ["a"], "controller": "SDOSHero", "animationTypeForPush": "push(left)"\#(bar) }"#,
        #""push": "b", "opposite": true"#, #""pop": true, "interactive": { "edgePan": \#(drag()) }"#
      ),
    ])
    json = """
      {
        "version": 1, "canvas": { "width": 120, "height": 200, "scale": 1 },
        "screens": { "a": \(a), "b": \(b) }, "root": \(root),
        "timeline": [{ "wait": 0.1 }, { \(forth) }, { "wait": 0.1 }, { \(back) }, { "wait": 0.1 }]
      }
      """
  }

  /// The next of a row of numbers (splitmix64).
  private mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  private mutating func one<Value>(of values: [Value]) -> Value { values[number(0...values.count - 1)] }

  /// A drag from the left edge that goes back or lets go.
  private mutating func drag() -> String {
    let x = number(20...118)
    let velocity = one(of: ["", ##", "velocity": [0, 0]"##, ##", "velocity": [700, 0]"##])
    return ##"{ "from": [2, 100], "to": [\##(x), 100], "duration": 0.\##(number(1...9))\##(velocity) }"##
  }

  private mutating func screen() -> String {
    let words = one(of: [
      "", "", #""modalAnimation": "none","#, #""modalAnimation": "fade","#, #""modalAnimation": "push(left)","#,
      #""modalPresentationStyle": "overFullScreen","#,
    ])
    return "{ \(words) \"view\": { \"backgroundColor\": \"#ffffff\", \"subviews\": [\(views(upTo: 4, depth: 0))] } }"
  }

  private mutating func views(upTo most: Int, depth: Int) -> String {
    var views: [String] = []
    for _ in 1...number(1...most) { views.append(view(depth)) }
    return views.joined(separator: ", ")
  }

  private mutating func view(_ depth: Int) -> String {
    count += 1
    let (x, y, width, height) = (number(-10...90), number(-10...170), number(10...80), number(10...80))
    var words = [#""name": "view\#(count)", "frame": [\#(x), \#(y), \#(width), \#(height)]"#]
    if number(0...1) == 0 { words.append(##""backgroundColor": "#30d158""##) }
    if number(0...1) == 0 { words.append(#""heroModifiers": "\#(modifiers())""#) }
    if number(0...2) == 0 { words.append(#""heroID": "id \#(number(0...3))""#) }
    let look = one(of: [
      #""isHeroEnabled": false"#, #""isHeroEnabledForSubviews": false"#, #""hidden": true"#, #""alpha": 0.5"#,
      #""clipsToBounds": true, "cornerRadius": 6"#, #""transform": "rotate(0.3)""#, nil, nil, nil, nil, nil, nil,
    ])
    if let look { words.append(look) }
    if depth < 3, number(0...1) == 0 {
      if let layout = one(of: ["list", "cells", nil, nil]) { words.append(#""layout": "\#(layout)""#) }
      words.append(#""subviews": [\#(views(upTo: 3, depth: depth + 1))]"#)
    }
    return "{ \(words.joined(separator: ", ")) }"
  }

  private mutating func modifiers() -> String {
    var words: [String] = []
    for _ in 1...number(1...3) {
      words.append(
        one(of: [
          "fade", "translate(0, \(number(-80...160)))", "translate(30, 0)", "scale(0.5)", "rotate(0.4)", "size(30, 50)",
          "duration(0.\(number(1...9)))", "delay(0.1)", "spring(200, 20)", "arc", "cascade(0.05)",
          "cascade(0.1, bottomToTop)", "ignoreSubviewModifiers", "useGlobalCoordinateSpace", "useNoSnapshot",
          "forceAnimate", "forceNonFade", "zPosition(4)",
        ]))
    }
    return words.joined(separator: " ")
  }
}
