import ArgumentParser

@main
struct HeroRenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "herorender")
}
