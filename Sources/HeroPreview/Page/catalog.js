// What the page knows of modifiers besides the server's list: what they begin with when they are added, and their other forms.

/// What a modifier that is added begins with; without one it is its defaults.
const starts = {
  opacity: [0.5], cornerRadius: [12], zPosition: [1], backgroundColor: ["#ffffff"], borderWidth: [1], borderColor: ["#000000"],
  shadowColor: ["#000000"], shadowOpacity: [0.3], shadowOffset: [0, 4], shadowRadius: [8], shadowPath: ["\"M0 0H10V10Z\""],
  masksToBounds: ["true"], overlay: ["#000000", 0.3], contentsRect: [0, 0, 1, 1], contentsScale: [2], position: [0, 0],
  size: [100, 100], translate: [0, 100], scale: [0.9], rotate: [0.2], perspective: [500], anchorPoint: [0.5, 0.5],
  transform: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], source: ["\"id\""], arc: [1], duration: [0.375], delay: [0.1],
  spring: [250, 30], timingFunction: ["easeOut"], cascade: [0.02], when: ["isMatched", "fade"], whenMatched: ["fade"],
  whenPresenting: ["fade"], whenDismissing: ["fade"], whenAppearing: ["fade"], whenDisappearing: ["fade"], beginWith: ["opacity(1)"],
  ignoreSubviewModifiers: [],
}

/// Arguments that Swift names.
const labels = new Set(["x", "y", "z", "width", "height", "stiffness", "damping", "intensity", "delta", "direction", "delayMatchedViews", "recursive"])

const curves = ["linear", "easeIn", "easeOut", "easeInOut", "standard", "deceleration", "acceleration", "sharp", "easeOutBack"]
const directions = ["topToBottom", "bottomToTop", "leftToRight", "rightToLeft"]

/// The server's list with what the page adds.
export const completed = modifiers => modifiers.map(modifier => ({
  ...modifier,
  start: starts[modifier.name],
  arguments: (modifier.arguments ?? []).map(argument => ({
    ...argument,
    label: labels.has(argument.name) ? argument.name : "",
    ...(modifier.name === "cascade" && argument.name === "direction" ? { values: directions, default: "topToBottom" } : {}),
    ...(argument.name === "flag" || argument.name === "recursive" || argument.name === "delayMatchedViews"
      ? { values: ["false", "true"], default: "false" } : {}),
  })),
}))

/// The arguments that a call has controls for: its form decides, as `rotate(0.2)` turns about z and `scale(2)` is x and y.
export function argumentsOf(modifier, call) {
  const all = modifier.arguments, given = call.arguments.length
  if (call.hasDot && call.arguments.some(argument => argument.label)) return all
  if (modifier.name === "rotate" && given === 1) return [{ ...all[2] }]
  if (modifier.name === "scale" && given <= 1) return [{ ...all[0], name: "x and y" }]
  if (["scale", "translate"].includes(modifier.name) && given < 3) return all.slice(0, 2)
  if (modifier.name === "timingFunction" && given === 1) return [{ name: "curve", label: "", values: curves }]
  return all
}
