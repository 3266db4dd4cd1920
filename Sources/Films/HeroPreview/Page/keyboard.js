// Keys of the whole page.
import { ask, byId, el } from "./dom.js"
import { openExport } from "./export.js"
import { redo, save, undo } from "./edits.js"
import { lastFrame, state, update } from "./state.js"
import { goTo, mark, setSpeed, toKey, toggle } from "./transport.js"
import { select } from "./views.js"

const command = /Mac|iPhone|iPad/.test(navigator.platform) ? "⌘" : "Ctrl+"
const table = [
  ["Space", "play, pause"], ["← →", "a frame back, on"], ["⇧← ⇧→", "ten frames"], ["↑ ↓", "key moment before, next"], ["Home End", "first, last frame"],
  ["[ ]", "slower, faster"], ["I O", "the range begins, ends here"], ["X", "no range"], ["L", "begin again at the end"],
  ["1 2 3 4", "film, saved, side by side, wipe"], ["W N T F E", "ways, IDs, timing, finger, exploded"], ["G", "all films of the folder"], ["A D", "light and dark, device"], ["S", "export"], ["M", "to the modifiers"], ["Esc", "select nothing"], ["Tab", "to handles: of a curve, a frame, a rest"], ["← → ↑ ↓", "on a handle: a little, ⇧ much"], ["Alt ← →", "on a frame: its size"],
  [`${command}S`, "save"], [`${command}Z ⇧${command}Z`, "undo, redo"], ["?", "these keys"],
]

function help() {
  ask("Keys", [el("dl.keys", {}, table.map(([keys, text]) => el("div", {},
    el("dt", {}, keys.split(" ").map(key => el("kbd", { text: key }))), el("dd", { text }))))], ["Close"], { class: "wide" })
}

const press = selector => () => {
  const button = document.querySelector(selector)
  if (!button.disabled) button.click()
}
const letters = {
  i: () => mark("in"), o: () => mark("out"), x: () => update({ range: null }), l: () => update({ loop: !state.loop }),
  w: press("[data-show=ways]"), n: press("[data-show=ids]"), t: press("[data-show=timing]"), f: press("[data-show=finger]"),
  e: press("[data-show=exploded]"), 1: press("[data-mode=shown]"), 2: press("[data-mode=other]"), 3: press("[data-mode=side]"),
  4: press("[data-mode=wipe]"), "?": help, "[": () => setSpeed(-1), "]": () => setSpeed(1),
  s: openExport, a: press("#twin"), d: () => update({ device: { none: "dark", dark: "light", light: "none" }[state.device] }), g: () => byId("all-films").hidden || byId("all-films").click(), m: () => byId("modifiers")?.focus(), Escape: () => select(null),
}

export function beginKeyboard() {
  byId("help-open").onclick = help
  // The mouse does not take the keys along: after a click on a button or in the tree they are still the film's.
  addEventListener("mousedown", event => {
    if (!document.querySelector("dialog[open]") && event.target.closest("button, [role=tree]")) event.preventDefault()
  })
  addEventListener("keydown", event => {
    if (document.querySelector("dialog[open]") || state.page === "gallery") return
    if (event.metaKey || event.ctrlKey) {
      const key = event.key.toLowerCase()
      if (key === "s") save()
      else if (key === "z") event.shiftKey ? redo() : undo()
      else if (key === "y") redo()
      else return
      return event.preventDefault()
    }
    const target = event.target
    if (event.altKey || event.defaultPrevented || target.closest("textarea, select, [type=search], [type=number], [type=text], [type=color]")
      || target.id === "board" && event.key.startsWith("Arrow")) {
      if (event.key === "Escape") target.blur()
      return
    }
    const isSlider = target.matches("[type=range]") && target.id !== "scrub"
    const isButton = target.closest("button, summary, [role=tab]")
    const far = event.shiftKey ? 10 : 1
    const moves = {
      ArrowLeft: () => goTo(state.frame - far), ArrowRight: () => goTo(state.frame + far), ArrowUp: () => toKey(-1),
      ArrowDown: () => toKey(1), Home: () => goTo(0), End: () => goTo(lastFrame()),
    }
    if (event.key === " ") {
      if (isButton && target.id !== "play") return
      toggle()
    } else if (event.key === "Enter" && isButton) return
    else if (moves[event.key]) {
      if (isSlider) return
      moves[event.key]()
    } else {
      const act = letters[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!act) return
      act()
    }
    event.preventDefault()
  })
}
