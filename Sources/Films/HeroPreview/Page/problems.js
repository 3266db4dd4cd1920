// What is wrong: with the file (over the last good picture), and with the connection.
import { button, byId, count, el } from "./dom.js"
import { place } from "./place.js"
import { on, state } from "./state.js"

let isFolded = true

const row = problem => el("li", {},
  problem.file ? place(problem) : null,
  el("span", { text: problem.message }),
  problem.path ? el("span.soft.mono", { text: problem.path }) : null)

function showProblems() {
  const { errors = [], warnings = [] } = state.film ?? {}
  const section = byId("problems"), hasErrors = errors.length > 0
  section.hidden = !hasErrors && warnings.length === 0
  section.className = hasErrors ? "errors" : "warnings"
  section.setAttribute("role", hasErrors ? "alert" : "status")
  const isOpen = hasErrors || !isFolded
  section.replaceChildren(
    el("header", {},
      el("strong", { text: hasErrors ? count(errors.length, "error") : count(warnings.length, "warning") }),
      hasErrors && state.film.variant ? el("span", { text: "The picture is the last good one." }) : null,
      el("span.grow"),
      hasErrors ? null : button(isFolded ? "Show" : "Hide", () => {
        isFolded = !isFolded
        showProblems()
      }, { class: "link", "aria-expanded": String(!isFolded) })),
    ...(isOpen ? [el("ul", {}, (hasErrors ? errors : warnings).map(row))] : []))
}

function showConnection() {
  const element = byId("connection")
  element.dataset.state = state.connection
  element.textContent = {
    connecting: "connecting", open: "live", lost: "connection lost, trying again",
    gone: "this preview has ended: open the address that the new one printed",
  }[state.connection]
}

function showFacts() {
  const { film, shown, page } = state
  if (page === "gallery") {
    byId("title").textContent = "Preview"
    document.title = "All films – herorender"
    byId("facts").textContent = ""
    return
  }
  byId("title").textContent = film?.name || "Preview"
  document.title = film ? `${state.edits.size > 0 ? "• " : ""}${film.errors.length > 0 ? "⚠ " : ""}${film.name} – herorender` : "herorender"
  byId("facts").textContent = film && shown
    ? `${+film.width.toFixed(1)} × ${+film.height.toFixed(1)} pt @${film.scale}×  ·  ${+film.fps.toFixed(3)} fps  ·  ${count(shown.frames, "frame")}  ·  ${shown.duration.toFixed(3)} s` : ""
}

export function beginProblems() {
  on("film", showProblems)
  on("connection", showConnection)
  on("film shown edits page", showFacts)
  showConnection()
}
