import Foundation
import HeroJSON
import HeroTesting

@testable import HeroPreview

/// Values other than modifiers: of views and of steps, by the file's bytes.
@Suite(.timeLimit(.minutes(30)))
struct ValueTests {
  private static let scene = """
    { "version": 1, "canvas": { "width": 8, "height": 8, "scale": 1 }, "root": "a",
      "styles": { "round": { "cornerRadius": 1 /* a point */ } },
      "components": { "dot": { "parameters": { "r": 1 }, "view": { "frame": [0, 0, 2, 2], "cornerRadius": "{r}" } } },
      "screens": {
        "a": { "view": { "backgroundColor": "white", "subviews": [
          { "name": "s", "frame": [0, 0, 2.0, 2], "style": "round" },
          { "name": "t", "center": [5, 5], "size": [2, 2], "style": "round" },
          { "name": "l", "frame": [0,  4, 8, null], "text": "Hi" },
          { "name": "d", "component": "dot" } ] } },
        "b": { "view": { "backgroundColor": "black" } } },
      "timeline": [ { "wait": 0.05 }, { "present": "b" },
        { "dismiss": true, "pan": {
          "from": [4, 0], "by": [0, 4], "duration": 0.1, // slow
          "progress": "translation.y / height", "finishWhen": "progress > 0.9" } } ] }
    """

  private func post(
    _ preview: TestPreview, _ way: String, _ edits: [JSONValue], variant: String? = nil, until: Int? = nil
  ) throws -> (status: Int, json: JSONValue) {
    try preview.client.post(
      "api/films/0/\(way)",
      ["edits": .array(edits), "variant": .string(try variant ?? preview.variant()), "until": .whole(until)])
  }

  private func view(_ path: String, _ key: String, _ value: JSONValue, known: JSONValue? = nil) -> JSONValue {
    .object(
      [.init("view", .string(path)), .init("key", .string(key)), .init("value", value)]
        + (known.map { [.init("known", $0)] } ?? []))
  }

  private func json(_ text: String) throws -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }

  private func step(_ index: Int, _ key: String, _ value: JSONValue) -> JSONValue {
    ["step": .integer(index), "key": .string(key), "value": value]
  }

  @Test func valueIsSavedAndNothingElse() async throws {
    for (subject, key, value, old, new) in [
      ("a/s", "frame", "[1, 0, 2, 2]", "\"s\", \"frame\": [0, 0, 2.0, 2]", "\"s\", \"frame\": [1, 0, 2, 2]"),
      ("a/l", "frame", "[0, 3, 8, null]", "[0,  4, 8, null]", "[0, 3, 8, null]"),
      ("a", "backgroundColor", "\"#102030\"", "\"white\"", "\"#102030\""),
      ("a/l", "text", "\"Hello\"", "\"Hi\"", "\"Hello\""),
      ("a/l", "textColor", "\"red\"", "\"Hi\"", "\"Hi\", \"textColor\": \"red\""),
      ("b", "cornerRadius", "2", "\"black\"", "\"black\", \"cornerRadius\": 2"), ("0", "wait", "0.25", "0.05", "0.25"),
      ("1", "animation", "\"push(left)\"", "\"present\": \"b\"", "\"present\": \"b\", \"animation\": \"push(left)\""),
      ("2", "pan.duration", "0.2", "0.1, // slow", "0.2, // slow"),
    ] {
      try await TestPreview.with(["s.json": Self.scene]) { preview in
        try expectEqual(preview.film()["errors"]?.items, [])
        let value = try json(value)
        let edit = Int(subject).map { step($0, key, value) } ?? view(subject, key, value)
        let tried = try post(preview, "try", [edit])
        try expectEqual(preview.text(), Self.scene)
        let saved = try post(preview, "save", [edit])
        expectEqual((saved.status, saved.json["variant"]), (200, tried.json["variant"]), "\(subject) \(key)")
        try expectEqual(preview.text(), Self.scene.replacing(old, with: new))
      }
    }
  }

  @Test func styleIsSavedForAllThatHaveIt() async throws {
    try await TestPreview.with(["s.json": Self.scene]) { preview in
      let document = try preview.client.json("api/films/0/\(preview.variant())/view?path=a/s")
      let radius = document["values"]?.items?.first { $0["key"]?.text == "cornerRadius" }
      expectEqual(radius?["shared"]?.items, ["a/t"])
      expectEqual(radius?["line"]?.whole, 2)
      let saved = try post(preview, "save", [view("a/s", "cornerRadius", .number(0.5))])
      expectEqual(saved.json["shared"]?.items, ["a/t"])
      try expectEqual(preview.text(), Self.scene.replacing("1 /* a point */", with: "0.5 /* a point */"))
    }
  }

  @Test func whatCannotBeSavedSaysWhy() async throws {
    try await TestPreview.with(["s.json": Self.scene]) { preview in
      for (path, key, value, reason) in [
        ("a/t", "frame", "[0, 0, 1, 1]", "'center' in line 7"), ("b", "frame", "[0, 0, 1, 1]", "no frame"),
        ("a/d", "cornerRadius", "2", "or a repeat: line 3 says \"{r}\"; edit"),
        ("a/s", "cornerRadius", "-1", "expected a number ≥ 0"),
        ("a/s", "backgroundColor", "\"whit\"", "did you mean 'white'"),
      ] {
        let edit = view(path, key, try json(value))
        let refused = try post(preview, "save", [edit])
        let message = refused.json["error"]?["message"]?.text ?? ""
        #expect(refused.status == 422 && message.contains(reason), "\(path) \(key): \(message)")
        // One that cannot be written keeps the others from it.
        try expectEqual(post(preview, "save", [view("a/l", "text", "Hello"), edit]).status, 422)
        try expectEqual(preview.text(), Self.scene)
      }
    }
  }

  @Test func secondOfTwoWindowsIsToldOfTheFirst() async throws {
    try await TestPreview.with(["s.json": Self.scene]) { preview in
      try expectEqual(post(preview, "save", [view("a/l", "text", "One", known: "Hi")]).status, 200)
      let one = try preview.text()
      let other = try post(preview, "save", [view("a/l", "text", "Two", known: "Hi")])
      let message = other.json["error"]?["message"]?.text
      expectEqual((other.status, message), (409, "the text of 'a/l' in the file is \"One\" now"))
      try expectEqual(preview.text(), one)
      try expectEqual(post(preview, "save", [view("a/l", "text", "Two", known: "One")]).status, 200)
      // As a page writes 2.0.
      let frame = view("a/s", "frame", try json("[1, 0, 2, 2]"), known: try json("[0, 0, 2, 2]"))
      try expectEqual(post(preview, "save", [frame]).status, 200)
    }
  }

  @Test func fingerIsRecordedAndTakenBack() async throws {
    try await TestPreview.with(["s.json": Self.scene]) { preview in
      let path = try json("[[0, 4, 0], [0.1, 4, 8]]")
      let straight = try [("from", json("[4, 0]")), ("by", json("[0, 4]")), ("duration", json("0.1"))]
      let recorded = [step(2, "pan.path", path)] + straight.map { step(2, "pan.\($0.0)", .null) }
      try expectEqual(post(preview, "save", recorded).status, 200)
      let step2 = try preview.film()["steps"]?.items?[2]
      let values = step2?["values"]?.items ?? []
      expectEqual(values.first { $0["key"]?.text == "pan.path" }?["value"], path)
      expectEqual(values.first { $0["key"]?.text == "pan.from" }?["value"], .null)
      #expect(try preview.film()["keys"]?.line.contains("finger lifts: finishes") == true)
      let back = [step(2, "pan.path", .null)] + straight.map { step(2, "pan.\($0.0)", $0.1) }
      try expectEqual(post(preview, "save", back).status, 200)
      try expectEqual(preview.text(), Self.scene)
    }
  }

  @Test func impossibleRestOfTheTimelineIsLeftOut() async throws {
    let scene = Self.scene.replacing(
      "\"finishWhen\": \"progress > 0.9\" } } ]",
      with: "\"finishWhen\": \"progress > 0.9\" } }, { \"dismiss\": true } ]")
    try await TestPreview.with(["s.json": scene]) { preview in
      try expectEqual(preview.film()["steps"]?.items?.count, 4)
      let edit = step(2, "pan.by", try json("[0, 8]"))
      let tried = try post(preview, "try", [edit], until: 2)
      expectEqual(tried.json["steps"]?.items?.count, 3)
      expectEqual(tried.json["errors"]?.items?.first?["message"]?.text?.contains("nothing is presented"), true)
      for last in [nil, -1, Int.max] {
        try expectEqual(post(preview, "try", [edit], until: last).json["variant"], .null)
      }
      try expectEqual(post(preview, "save", [edit]).status, 422)
      try expectEqual(preview.text(), scene)
    }
  }

  @Test func animationTypesHavePicturesOfTheStep() async throws {
    try await TestPreview.with(["s.json": Self.scene]) { preview in
      let root = "api/films/0/\(try preview.variant())"
      let cover = try preview.client.ask("\(root)/animation.png?step=1&type=cover(left)")
      let fade = try preview.client.ask("\(root)/animation.png?step=1&type=fade")
      #expect(cover.status == 200 && fade.status == 200 && cover.body != fade.body)
      let film = try preview.client.ask("\(root)/animation.webp?step=1&type=fade")
      expectEqual(film.headers["content-type"], "image/webp")
      try expectEqual(preview.client.ask("\(root)/animation.png?step=1&type=cover(lef)").status, 422)
      try expectEqual(preview.client.ask("\(root)/animation.png?step=9&type=fade").status, 422)
    }
  }
}
