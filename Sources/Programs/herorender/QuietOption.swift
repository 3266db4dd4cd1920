import ArgumentParser

/// `--quiet`; shared by all commands that tell how it went.
struct QuietOption: ParsableArguments {
  @Flag(name: [.customShort("q"), .long], help: "Print only failures, and the documents that you ask for.")
  var quiet = false
}
