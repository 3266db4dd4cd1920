import Foundation
import HeroJSON
import HeroTesting

@testable import HeroPreview

/// Connections that are too many, requests that do not end.
@Suite(.timeLimit(.minutes(30)))
struct ConnectionTests {
  /// Whether the other end has not closed a connection, asked without waiting.
  private func isOpen(_ socket: Int32) -> Bool {
    var byte: UInt8 = 0
    return recv(socket, &byte, 1, Int32(MSG_DONTWAIT)) < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)
  }

  @Test func whoCameFirstAndSaidNothingGoesWhenThereAreTooMany() async throws {
    try await TestPreview.with(limits: .init(connections: 6)) { preview in
      let client = preview.client
      let variant = try preview.variant()
      let listener = try client.listen()
      var sockets: [Int32] = []
      defer { for socket in sockets { close(socket) } }
      for number in 0..<60 {
        let socket = try client.connect()
        if number % 2 == 0 { client.send(Array("GET /".utf8), to: socket) }
        sockets.append(socket)
        // Somebody who has something to say is answered all the time.
        if number % 10 == 9 { try expectEqual(client.ask("api/films").status, 200) }
      }
      for socket in sockets[..<20] { #expect(client.receiveAll(socket).isEmpty) }
      while sockets.filter(isOpen).count > 6 { try await Task.sleep(for: .milliseconds(10)) }
      // The page that listens was never among them.
      try preview.write(TestScenes.square(color: "#0000ff"))
      try expectEqual(listener.film(after: variant)["ok"]?.flag, true)
    }
  }

  @Test func headerThatComesByteByByteHasItsTime() async throws {
    try await TestPreview.with(limits: .init(patience: 1, silence: 3_600)) { preview in
      let client = preview.client
      let (idle, slow) = (try client.connect(), try client.connect())
      defer { for socket in [idle, slow] { close(socket) } }
      client.send(Array("GET \(client.root) HTTP/1.1\r\nX: ".utf8), to: slow)
      while client.send([65], to: slow) { try await Task.sleep(for: .milliseconds(20)) }
      // Who has not begun to ask may take longer.
      #expect(isOpen(idle))
    }
  }

  @Test func headerIsNotLargerThanItsLimit() async throws {
    try await TestPreview.with(limits: .init(header: 2_000, patience: 3_600)) { preview in
      let client = preview.client
      try expectEqual(client.ask("api/films", headers: ["X": String(repeating: "a", count: 1_800)]).status, 200)
      let answer = try client.ask("api/films", headers: ["X": String(repeating: "a", count: 2_000)])
      expectEqual(answer.status, 431)
      #expect(!answer.text.contains("\"films\""))
      try expectEqual(client.ask("api/films?x=\(String(repeating: "a", count: 2_000))").status, 431)
      try expectEqual(client.ask("api/films").status, 200)
    }
  }
}
