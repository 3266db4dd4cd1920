import FlyingSocks
import Foundation
import HeroModel
import HeroRender
import HeroScene
import HeroTesting

@testable import HeroPreview

@Suite(.timeLimit(.minutes(30)))
struct HostileRequestTests {
  @Test func otherHostsAndOriginsAreRefused() async throws {
    try await TestPreview.with { preview in
      let (client, port) = (preview.client, preview.client.port)
      func status(_ headers: [String: String], _ path: String = "api/films", _ method: String = "GET") throws -> Int {
        try client.ask(path, method, headers: headers).status
      }
      for (headers, expected) in [
        (["Host": "localhost:\(port)"], 200), (["Host": "evil.example"], 403), (["Host": "evil.example:\(port)"], 403),
        (["Host": "127.0.0.1"], 403), (["Host": ""], 403), (["Origin": "http://127.0.0.1:\(port)"], 200),
        (["Origin": "http://evil.example"], 403), (["Origin": "null"], 403),
        (["Origin": "https://127.0.0.1:\(port)"], 403), (["Sec-Fetch-Site": "cross-site"], 403),
        (["Sec-Fetch-Site": "same-origin"], 200),
      ] {
        try expectEqual(status(headers), expected, "\(headers)")
      }
      try expectEqual(status(["Origin": "http://127.0.0.1:\(port + 1)"], "api/films/0/save", "POST"), 403)
      // A link to the page may stand anywhere.
      try expectEqual(status(["Sec-Fetch-Site": "cross-site"], ""), 200)
      let page = try client.ask("")
      expectEqual(page.headers["content-security-policy"]?.contains("frame-ancestors 'none'"), true)
      expectEqual(page.headers["access-control-allow-origin"], nil)
    }
  }

  @Test func withoutTheTokenThereIsNothingAndWithItNoOtherFile() async throws {
    try await TestPreview.with { preview in
      let token = preview.client.root.split(separator: "/")[0]
      expectEqual(token.count, 32)
      let wrong = String(token.dropLast()) + (token.last == "0" ? "1" : "0")
      for path in ["/", "/api/films", "/preview.js", "/\(wrong)/", "/\(wrong)/api/films", "/\(token)", "/\(token)x/"] {
        let answer = try preview.client.ask(path)
        expectEqual(answer.status, 404, "\(path)")
        #expect(!answer.text.contains(token))
      }
      // With it, paths lead nowhere else.
      for path in [
        "../../etc/passwd", "%2e%2e/%2e%2e/etc/passwd", "api/../s.json", "s.json", "api/films/..", "..%2fs.json",
        "preview.js%00", "api/films/0/golden/..%2F..%2Fs.png",
      ] {
        let answer = try preview.client.ask(path)
        expectEqual(answer.status, 404, "\(path)")
        #expect(!answer.text.contains("canvas"))
      }
      // A scheme or host in the first line is no path.
      #expect(try preview.client.ask("http://evil.example/x").status != 200)
    }
  }

  @Test func onlyWhatIsMeantToChangeAnythingDoes() async throws {
    try await TestPreview.with { preview in
      let before = try preview.text()
      for (path, method) in [
        ("api/films/0/save", "GET"), ("api/films", "POST"), ("", "POST"), ("api/films/0", "DELETE"),
        ("api/films/0/try", "PUT"),
      ] {
        try expectEqual(preview.client.ask(path, method).status, 405, "\(method) \(path)")
      }
      for body in [
        "", "[]", "{", "{}", "{\"edits\": 1}", "{\"edits\": [{\"view\": 1}]}",
        "{\"edits\": [{\"view\": \"b/s\", \"modifiers\": 3}]}",
      ] {
        try expectEqual(preview.client.ask("api/films/0/try", "POST", body: Array(body.utf8)).status, 400, "\(body)")
      }
      try expectEqual(preview.text(), before)
    }
  }

  @Test func hugeBodiesAreNotRead() async throws {
    try await TestPreview.with { preview in
      let client = preview.client
      // The length alone is enough.
      let request = client.request("api/films/0/try", "POST", "Content-Length: 99999999999")
      let answer = try Client.answer(client.exchange(request + "{"))
      expectEqual((answer.status, answer.headers["connection"]), (413, "close"))
      // Parts without a length are not read at all, and who sends them has the answer nevertheless.
      let chunked = try client.connect()
      defer { close(chunked) }
      client.send(Array(client.request("api/films/0/try", "POST", "Transfer-Encoding: chunked").utf8), to: chunked)
      let part = Array("10000\r\n".utf8) + [UInt8](repeating: 32, count: 0x10000) + Array("\r\n".utf8)
      for _ in 0..<17 where !client.send(part, to: chunked) { break }
      try expectEqual(Client.answer(client.receiveAll(chunked)).status, 411)
      // What follows the part that was read is no request of its own.
      let hidden = try client.exchange(
        client.request("api/films/0/try", "POST", "Content-Length: 2000000") + client.request("api/films"))
      let text = String(decoding: hidden, as: UTF8.self)
      #expect(text.hasPrefix("HTTP/1.1 413") && !text.contains("\"films\""))
    }
  }

  @Test func whoIsSlowHoldsNobodyUp() async throws {
    try await TestPreview.with { preview in
      let client = preview.client
      let variant = try preview.variant()
      var sockets: [Int32] = []
      defer { for socket in sockets { close(socket) } }
      for text in [
        "", "GET", "GET \(client.root) HTTP/1.1\r\n",
        client.request("api/films/0/try", "POST", "Content-Length: 100") + "{",
      ] {
        for _ in 0..<20 {
          let socket = try client.connect()
          client.send(Array(text.utf8), to: socket)
          sockets.append(socket)
        }
      }
      // Those that ask and take nothing.
      for _ in 0..<20 {
        let socket = try client.connect()
        for frame in 0..<8 {
          client.send(Array(client.request("api/films/0/\(variant)/frames/\(frame).png?exploded=1").utf8), to: socket)
        }
        sockets.append(socket)
      }
      try expectEqual(client.ask("api/films").status, 200)
      try expectEqual(client.ask("api/films/0/\(variant)/frames/3.png").status, 200)
    }
  }

  // Who sends a line without an end is refused where it is longer than any header, long before they are too slow.
  @Test func aLineWithoutAnEndIsNotReadToItsEnd() async throws {
    let limits = Connection.Limits(header: 4 << 10, patience: 3_600)
    try await TestPreview.with(limits: limits) { preview in
      let client = preview.client
      let line = "GET /" + String(repeating: "a", count: 200_000)
      for _ in 0..<4 {
        let socket = try client.connect()
        client.send(Array(line.utf8), to: socket)
        close(socket)
      }
      try expectEqual(Client.answer(client.exchange(line)).status, 431)
      try expectEqual(client.ask("api/films").status, 200)
    }
  }

  // What is none of HTTP/1.1 is refused; several requests at once are answered in their order, and only the last one ends the connection.
  @Test func requestsAreReadOneAfterTheOther() async throws {
    try await TestPreview.with { preview in
      let (client, port) = (preview.client, preview.client.port)
      func answers(_ text: String) throws -> String { String(decoding: try client.exchange(text), as: UTF8.self) }
      func post(_ length: String) -> String { client.request("api/films", "POST", length) }
      let host = "Host: 127.0.0.1:\(port)\r\n"
      for text in [
        "hello\r\n\r\n", "GET \(client.root) HTTP/2\r\n\(host)\r\n", "GET  / HTTP/1.1\r\n\(host)\r\n",
        "GET \(client.root) HTTP/1.1\r\nno colon\r\n\r\n", post("Content-Length: -1"),
        post("Content-Length: +2") + "{}", post("Content-Length: -0"), post("Content-Length:"),
        post("Content-Length: 0x2") + "{}", post("Content-Length : 2") + "{}", post(" Content-Length: 2") + "{}",
        post("Content-Length: 1\r\nContent-Length: 2") + "{}",
      ] {
        #expect(try answers(text).hasPrefix("HTTP/1.1 400 "), "\(text)")
      }
      let text = try answers(
        client.request("api/films") + client.request("api/films/0/try", "POST", "Content-Length: 2") + "{}"
          + client.request("nothing", "GET", "Connection: close"))
      expectEqual(text.matches(of: /HTTP\/1\.1 (\d+)/).map { String($0.output.1) }, ["200", "400", "404"])
      expectEqual(text.components(separatedBy: "Connection: close").count, 2)
    }
  }

  @Test func whoSaysNothingIsLetGo() async throws {
    let pool = PatientPool(patience: 0)
    try await pool.prepare()
    let running = Task { try await pool.run() }
    defer { running.cancel() }
    let listening = try Socket(domain: AF_INET)
    try listening.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: 0))
    try listening.listen()
    guard case .ip4(_, let port) = try listening.sockname() else { return }
    let socket = try Socket(domain: AF_INET)
    try socket.connect(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
    let client = try AsyncSocket(socket: socket, pool: pool)
    await #expect(throws: SocketError.self) { try await client.read() }
    try listening.close()
  }

  @Test func portThatIsTakenIsAnErrorAndTheNextOneIsFree() async throws {
    try await TestPreview.with { preview in
      let options = PreviewOptions(path: "\(preview.folder)/s.json") { request throws(SceneError) in
        try SceneLoader().load(path: request.path)
      }
      await #expect(
        throws: RenderError.environment("port \(preview.server.port) is taken; another --port, or none, will do")
      ) {
        _ = try await PreviewServer(options, port: preview.server.port)
      }
      let one = try await PreviewServer(options)
      let other = try await PreviewServer(options)
      #expect(one.port != other.port)
      #expect([one.port, other.port].allSatisfy { (4_620..<4_720).contains($0) })
      await one.stop()
      await other.stop()
    }
  }
}
