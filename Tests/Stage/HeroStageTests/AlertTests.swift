import HeroModel
import HeroStage
import HeroTesting
import UIKit

@MainActor
@Suite(.writtenStages) struct AlertTests {
  private func button(_ title: String, in view: UIView) -> UIControl? {
    if let control = view as? UIControl {
      return control.subviews.contains { ($0 as? UILabel)?.text == title } ? control : nil
    }
    return view.subviews.lazy.compactMap { button(title, in: $0) }.first
  }

  private func shown(_ alert: UIAlertController, completion: (() -> Void)? = nil) -> (Stage, CardViewController) {
    let root = CardViewController()
    let stage = testStage(root: root)
    stage.wait(0.1)
    stage.play { root.present(alert, animated: true, completion: completion) }
    return (stage, root)
  }

  @Test func anAlertStandsInTheMiddleAndItsButtonsRun() throws {
    var log: [String] = []
    let alert = UIAlertController(title: "Remove?", message: "It is gone then.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Remove", style: .destructive) { log.append($0.title ?? "") })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    let (stage, root) = shown(alert) { log.append("shown") }
    let remove = try #require(button("Remove", in: alert.view))
    let keep = try #require(button("Keep", in: alert.view))
    // Two short titles stand side by side, what cancels first, in a box of 270 points.
    let frames = [keep, remove].map { $0.convert($0.bounds, to: nil) }
    expectEqual(frames.map(\.size), [CGSize(width: 135, height: 44), CGSize(width: 135, height: 44)])
    expectEqual(frames.map(\.minX), [61.5, 196.5])
    let screen = try #require(try stage.scene.screens.first { $0.name == "alert" })
    let texts = screen.views.compactMap { view -> String? in
      if case .label(let text) = view.content { text.text } else { nil }
    }
    expectEqual(texts, ["Remove?", "It is gone then.", "Keep", "Remove"])
    expectEqual(screen.modalPresentationStyle, .overFullScreen)
    stage.tap(remove)
    stage.run(until: .idle)
    expectEqual(log, ["shown", "Remove"])
    #expect(stage.topViewController === root)
  }

  @Test func aSheetStandsAtTheBottomWithWhatCancelsApart() throws {
    var log: [String] = []
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for name in ["Cancel", "Mail", "Print"] {
      sheet.addAction(
        UIAlertAction(title: name, style: name == "Cancel" ? .cancel : .default) { _ in log.append(name) })
    }
    let (stage, _) = shown(sheet)
    let rows = try ["Mail", "Print", "Cancel"].map { try #require(button($0, in: sheet.view)) }
    // 34 points are the device's, 57 a row's, 8 between what cancels and the others.
    expectEqual(rows.map { $0.convert($0.bounds, to: nil).maxY }, [696, 753, 818])
    stage.tap(at: CGPoint(x: 200, y: 100))
    stage.run(until: .idle)
    expectEqual(log, ["Cancel"])
  }

  @Test func textFieldsStandAboveTheButtons() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Yours" }
    let save = UIAlertAction(title: "Save", style: .default)
    save.isEnabled = false
    alert.addAction(save)
    let (stage, root) = shown(alert)
    let field = try #require(alert.textFields?.first)
    stage.tap(field)
    #expect(field.isFirstResponder)
    stage.tap(try #require(button("Save", in: alert.view)))
    #expect(stage.topViewController === alert)
    save.isEnabled = true
    stage.tap(try #require(button("Save", in: alert.view)))
    stage.run(until: .idle)
    #expect(stage.topViewController === root)
  }
}
