import Foundation
import HeroJSON
import HeroModel
import HeroScene
import HeroTesting

@testable import HeroPreview

/// What the pages hear of work that is going on.
@Suite(.timeLimit(.minutes(30)))
struct QuestionTests {
  // All questions but one: why a default animation is asked of a view or a time alone.
  @Test func questionTellsHowFarItIs() async throws {
    try await TestPreview.with { preview in
      let listener = try preview.client.listen()
      let answer = try preview.client.ask("api/films/0/explain?ask=mine&pictures=1")
      expectEqual(answer.status, 200)
      for number in 1...11 {
        let told = try listener.next("explain")
        #expect(told["ask"]?.text == "mine" && told["part"]?.text == "asking")
        #expect(told["number"]?.whole == number && told["count"]?.whole == 11)
        expectEqual(told["text"]?.text?.isEmpty, false)
      }
      // Who does not listen gets the same answer.
      try expectEqual(preview.client.ask("api/films/0/explain?pictures=1").body, answer.body)
      let stop = "api/films/0/explain/stop"
      try expectEqual(preview.client.post(stop, ["ask": "nobody's"]).status, 200)
      try expectEqual(preview.client.post(stop, [:]).status, 400)
      try expectEqual(preview.client.post(stop, ["ask": .string(String(repeating: "x", count: 65))]).status, 400)
      try expectEqual(preview.client.ask("api/films/0/explain?ask=").status, 400)
      try expectEqual(preview.client.ask(stop).status, 405)
      // A question that was taken back before says nothing of the next of its name.
      try expectEqual(preview.client.ask("api/films/0/explain?ask=nobody's").status, 200)
    }
  }

  @Test func questionThatIsTakenBackEnds() async throws {
    try await TestPreview.with { preview in
      let options = PreviewOptions(path: "\(preview.folder)/s.json") { request throws(SceneError) in
        try SceneLoader(textMeasure: .renderer).load(path: request.path)
      }
      let film = PreviewFilm(id: 0, name: "s", path: options.path, folder: nil, options: options)
      #expect(film.open() && !film.open())
      let questions = OpenQuestions()
      questions.begin("one")
      questions.begin("other")
      var told = 0
      #expect(throws: PreviewProblem(409, "the question was taken back")) {
        try Explanation(film: film, query: [:]).json { _ throws(PreviewProblem) in
          try questions.check("one")
          told += 1
          if told == 2 { questions.takeBack("one") }
        }
      }
      expectEqual(told, 2)
      #expect(throws: Never.self) { try questions.check("other") }
      // Forgotten, as if it had never been asked.
      questions.end("one")
      questions.begin("one")
      #expect(throws: Never.self) { try questions.check("one") }
      // When the preview ends nobody waits for anything.
      #expect(throws: Never.self) { try questions.check(nil) }
      questions.close()
      for name in ["one", "other", "later", nil] {
        #expect(throws: PreviewProblem.self) { try questions.check(name) }
      }
    }
  }

  @Test func readingIsToldFromItsBeginToItsEnd() async throws {
    try await TestPreview.with { preview in
      let first = try preview.variant()
      let listener = try preview.client.listen()
      try preview.write(TestScenes.square(color: "#0000ff"))
      let begun = try listener.next("reading")
      #expect(begun["id"]?.text == "0" && begun["reading"]?.flag == true)
      _ = try listener.film(after: first)
      try expectEqual(listener.next("reading")["reading"]?.flag, false)
    }
  }
}
