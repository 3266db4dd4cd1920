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
    try await TestPreview.with(["s.json": TestScenes.square()]) { preview in
      let (client, port) = (preview.client, preview.client.port)
      func status(_ headers: [String: String], _ path: String = "api/films", _ method: String = "GET") throws -> Int {
        try client.ask(path, method, headers: headers).status
      }
      try expectEqual(status(["Host": "localhost:\(port)"]), 200)
      try expectEqual(status(["Host": "evil.example"]), 403)
      try expectEqual(status(["Host": "evil.example:\(port)"]), 403)
      try expectEqual(status(["Host": "127.0.0.1"]), 403)
      try expectEqual(status(["Host": ""]), 403)
      #expect(try status(["Origin": "http://127.0.0.1:\(port)"]) == 200)
      #expect(try status(["Origin": "http://evil.example"]) == 403)
      try expectEqual(status(["Origin": "null"]), 403)
      #expect(try status(["Origin": "https://127.0.0.1:\(port)"]) == 403)
      #expect(try status(["Origin": "http://127.0.0.1:\(port + 1)"], "api/films/0/save", "POST") == 403)
      try expectEqual(status(["Sec-Fetch-Site": "cross-site"]), 403)
      try expectEqual(status(["Sec-Fetch-Site": "same-origin"]), 200)
      // A link to the page may stand anywhere.
      try expectEqual(status(["Sec-Fetch-Site": "cross-site"], ""), 200)
      let page = try client.ask("")
      expectEqual(page.headers["content-security-policy"]?.contains("frame-ancestors 'none'"), true)
      expectEqual(page.headers["access-control-allow-origin"], nil)
    }
  }

  @Test func withoutTheTokenThereIsNothing() async throws {
    try await TestPreview.with(["s.json": TestScenes.square()]) { preview in
      let token = preview.client.root.split(separator: "/")[0]
      expectEqual(token.count, 32)
      let wrong = String(token.dropLast()) + (token.last == "0" ? "1" : "0")
      for path in ["/", "/api/films", "/preview.js", "/\(wrong)/", "/\(wrong)/api/films", "/\(token)", "/\(token)x/"] {
        let answer = try preview.client.ask(path)
        expectEqual(answer.status, 404, "\(path)")
        #expect(!answer.text.contains(token))
      }
    }
  }

  @Test func pathsLeadNowhereElse() async throws {
    try await TestPreview.with(["s.json": TestScenes.square()]) { preview in
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
    try await TestPreview.with(["s.json": TestScenes.square()]) { preview in
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
    try await TestPreview.with(["s.json": TestScenes.square()]) { preview in
      let (client, port) = (preview.client, preview.client.port)
      let head = "POST \(client.root)api/films/0/try HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
      // The length alone is enough.
      let socket = try client.connect()
      defer { close(socket) }
      client.send(Array("\(head)Content-Length: 99999999999\r\n\r\n{".utf8), to: socket)
      let answer = try Client.answer(client.receiveAll(socket))
      expectEqual(answer.status, 413)
      expectEqual(answer.headers["connection"], "close")
      // Parts without a length are not read at all, and who sends them has the answer nevertheless.
      let chunked = try client.connect()
      defer { close(chunked) }
      client.send(Array("\(head)Transfer-Encoding: chunked\r\n\r\n".utf8), to: chunked)
      let part = Array("10000\r\n".utf8) + [UInt8](repeating: 32, count: 0x10000) + Array("\r\n".utf8)
      for _ in 0..<17 where !client.send(part, to: chunked) { break }
      try expectEqual(Client.answer(client.receiveAll(chunked)).status, 411)
      // What follows the part that was read is no request of its own.
      let hidden = try client.connect()
      defer { close(hidden) }
      let inner = "GET \(client.root)api/films HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
      client.send(Array("\(head)Content-Length: 2000000\r\n\r\n\(inner)".utf8), to: hidden)
      let text = String(decoding: client.receiveAll(hidden), as: UTF8.self)
      #expect(text.hasPrefix("HTTP/1.1 413"))
      #expect(!text.contains("\"films\""))
    }
  }

  @Test func whoIsSlowHoldsNobodyUp() async throws {
    try await TestPreview.with(["s.json": TestScenes.square()]) { preview in
      let client = preview.client
      let variant = try preview.variant()
      var sockets: [Int32] = []
      defer { for socket in sockets { close(socket) } }
      for text in [
        "", "GET", "GET \(client.root) HTTP/1.1\r\n",
        "POST \(client.root)api/films/0/try HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\nContent-Length: 100\r\n\r\n{",
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
          let request =
            "GET \(client.root)api/films/0/\(variant)/frames/\(frame).png?exploded=1 HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\n\r\n"
          client.send(Array(request.utf8), to: socket)
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
    try await TestPreview.with(["s.json": TestScenes.square()], limits: limits) { preview in
      let client = preview.client
      let line = Array("GET /".utf8) + [UInt8](repeating: UInt8(ascii: "a"), count: 200_000)
      for _ in 0..<4 {
        let socket = try client.connect()
        client.send(line, to: socket)
        close(socket)
      }
      let socket = try client.connect()
      defer { close(socket) }
      client.send(line, to: socket)
      try expectEqual(Client.answer(client.receiveAll(socket)).status, 431)
      try expectEqual(client.ask("api/films").status, 200)
    }
  }

  // What is none of HTTP/1.1 is refused; several requests at once are answered in their order, and only the last one ends the connection.
  @Test func requestsAreReadOneAfterTheOther() async throws {
    try await TestPreview.with(["s.json": TestScenes.square()]) { preview in
      let (client, port) = (preview.client, preview.client.port)
      func answers(_ text: String) throws -> String {
        let socket = try client.connect()
        defer { close(socket) }
        client.send(Array(text.utf8), to: socket)
        return String(decoding: client.receiveAll(socket), as: UTF8.self)
      }
      let host = "Host: 127.0.0.1:\(port)\r\n"
      for text in [
        "hello\r\n\r\n", "GET \(client.root) HTTP/2\r\n\(host)\r\n", "GET  / HTTP/1.1\r\n\(host)\r\n",
        "GET \(client.root) HTTP/1.1\r\nno colon\r\n\r\n",
        "POST \(client.root)api/films HTTP/1.1\r\n\(host)Content-Length: -1\r\n\r\n",
        "POST \(client.root)api/films HTTP/1.1\r\n\(host)Content-Length: +2\r\n\r\n{}",
        "POST \(client.root)api/films HTTP/1.1\r\n\(host)Content-Length: -0\r\n\r\n",
        "POST \(client.root)api/films HTTP/1.1\r\n\(host)Content-Length:\r\n\r\n",
        "POST \(client.root)api/films HTTP/1.1\r\n\(host)Content-Length: 0x2\r\n\r\n{}",
        "POST \(client.root)api/films HTTP/1.1\r\n\(host)Content-Length : 2\r\n\r\n{}",
        "POST \(client.root)api/films HTTP/1.1\r\n\(host) Content-Length: 2\r\n\r\n{}",
        "POST \(client.root)api/films HTTP/1.1\r\n\(host)Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
      ] {
        #expect(try answers(text).hasPrefix("HTTP/1.1 400 "), "\(text)")
      }
      let bodies = "POST \(client.root)api/films/0/try HTTP/1.1\r\n\(host)Content-Length: 2\r\n\r\n{}"
      let text = try answers(
        "GET \(client.root)api/films HTTP/1.1\r\n\(host)\r\n\(bodies)"
          + "GET \(client.root)nothing HTTP/1.1\r\n\(host)Connection: close\r\n\r\n")
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
    try await TestPreview.with(["s.json": TestScenes.square()]) { preview in
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
