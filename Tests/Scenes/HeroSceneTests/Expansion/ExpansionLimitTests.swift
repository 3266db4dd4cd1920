import HeroGeometry
import HeroTesting

@testable import HeroModel

/// Hostile scenes end in an error that names the limit.
@Suite struct ExpansionLimitTests {
  private func first(_ subviews: String, components: String) -> String {
    WordScene.problems(subviews, components: components).first ?? "none"
  }

  /// `c0` to the last one: each holds what the body makes of the next one's name; the last is a plain view.
  private func chain(_ count: Int, _ body: (String) -> String) -> String {
    (0..<count).map { "\"c\($0)\":" + body("c\($0 + 1)") }.joined(separator: ",")
      + #","c\#(count)":{"parameters":{"t":""},"view":{"frame":[0,0,1,1]}}"#
  }

  // 2³⁰ views would come of thirty components that hold the next one twice.
  @Test func componentsThatDouble() {
    let components = chain(30) {
      #"{"view":{"frame":[0,0,1,1],"subviews":[{"component":"\#($0)"},{"component":"\#($0)"}]}}"#
    }
    let problem = first(#"{"component":"c0"}"#, components: components)
    #expect(problem.contains("components and repeats make more than 10000 views, which is the most allowed"))
  }

  @Test func repeatsThatMultiply() {
    let views = #"{"frame":[0,0,1,1],"repeat":{"count":1000},"subviews":[{"frame":[0,0,1,1],"repeat":{"count":1000}}]}"#
    #expect(first(views, components: "").contains("more than 10000 views"))
    expectEqual(WordScene.problems(#"{"frame":[0,0,1,1],"repeat":{"count":10000}}"#), [])
    let two = #"{"frame":[0,0,1,1],"repeat":{"count":5001}}"#
    #expect(first("\(two),\(two)", components: "").contains("more than 10000 views"))
  }

  // A text that doubles twenty times has 3 MB; big values that many uses take count each time.
  @Test func textsAndValuesThatGrow() {
    let components = chain(25) {
      #"{"parameters":{"t":"abc"},"view":{"frame":[0,0,1,1],"subviews":[{"component":"\#($0)","with":{"t":"{t}{t}{t}{t}"}}]}}"#
    }
    #expect(first(#"{"component":"c0"}"#, components: components).contains("more than 1000000 values"))
    let colors = Array(repeating: #""red""#, count: 900).joined(separator: ",")
    #expect(
      first(#"{"frame":[0,0,1,1],"colors":[\#(colors)],"repeat":{"count":2000}}"#, components: "")
        .contains("more than 1000000 values"))
  }

  @Test func parameters() {
    func component(_ count: Int) -> String {
      let parameters = (0..<count).map { "\"p\($0)\":0" }.joined(separator: ",")
      return #""c":{"parameters":{\#(parameters)},"view":{"frame":[0,0,1,1]}}"#
    }
    expectEqual(WordScene.problems(#"{"component":"c"}"#, components: component(100)), [])
    expectEqual(
      WordScene.problems("", components: component(101)),
      ["$.components.c.parameters: the component has 101 parameters; at most 100 are allowed"])
  }

  @Test func nesting() {
    let deep = chain(33) { #"{"view":{"frame":[0,0,1,1],"subviews":[{"component":"\#($0)"}]}}"# }
    #expect(
      first(#"{"component":"c0"}"#, components: deep).contains("components contain each other more than 32 levels deep")
    )
    let wraps = chain(20) {
      let open = String(repeating: "[", count: 60)
      let close = String(repeating: "]", count: 60)
      return
        #"{"parameters":{"t":0},"view":{"frame":[0,0,1,1],"subviews":[{"component":"\#($0)","with":{"t":\#(open)"{t}"\#(close)}}]}}"#
    }
    #expect(
      first(#"{"component":"c0"}"#, components: wraps).contains("nested more than 256 levels deep when it is filled in")
    )
  }
}
