import ArgumentParser

/// `--quiet`; shared by all commands that tell how it went.
struct QuietOption: ParsableArguments {
  @Flag(help: "Print nothing but failures, and documents that are asked for.")
  var quiet = false
}
