// Goldens beside the film: which frames differ, going to them, taking today's frames over.
import { call, paths } from "./api.js"
import { allow, ask, byId, count, el, say } from "./dom.js"
import { goTo } from "./transport.js"
import { on, state, update } from "./state.js"

/// A golden has pictures of some of the film's frames; those that are not the same any more.
const different = () => (state.golden?.frames ?? []).filter(golden => golden.status !== "same").map(golden => golden.frame)

/// Where the buttons go: to what differs, or to every picture of the golden.
const go = () => different().length > 0 ? different() : (state.golden?.frames ?? []).map(golden => golden.frame)

let turn = 0
async function look() {
  if (!state.hasGolden || !state.film?.variant) return
  const mine = ++turn, id = state.filmID
  try {
    const golden = await call(paths.golden(id))
    if (mine === turn) update({ golden: { ...golden, byFrame: new Map(golden.frames.map(one => [one.frame, one])) }, goldenAge: state.goldenAge + 1 })
  } catch (error) {
    if (mine === turn) update({ golden: { frames: [], byFrame: new Map(), message: error.message } })
  }
}

function show() {
  byId("goldens").hidden = !state.hasGolden
  const frames = different(), all = state.golden?.frames ?? []
  const number = status => all.filter(frame => frame.status === status).length
  const parts = ["different", "missing", "new"].filter(status => number(status) > 0).map(status => `${number(status)} ${status}`)
  const now = state.golden?.byFrame.get(state.frame)
  byId("golden-facts").replaceChildren(
    el("strong", { text: "Golden " }),
    state.golden === null ? "comparing …" : state.golden.message ? state.golden.message
      : isNew() ? `none yet at ${state.golden.golden}`
      : frames.length === 0 ? `${count(all.length, "picture")} the same` : `${parts.join(", ")} of ${count(all.length, "picture")}`,
    now && !isNew() ? el("span.soft", { text: `  ·  here ${now.status}${degree(now.difference)}`, title: (now.views ?? []).join(", ") }) : "")
  const stops = go()
  allow(byId("golden-previous"), stops.some(frame => frame < state.frame) ? null : "The golden has no picture before")
  allow(byId("golden-next"), stops.some(frame => frame > state.frame) ? null : "The golden has no picture after")
  allow(byId("golden-accept"), state.edits.size > 0 ? "Save first: goldens show saved films" : frames.length === 0 ? "Nothing differs" : null)
}

/// Whether the film has no golden in the look that is shown.
const isNew = () => state.golden?.outcome === "new"
const degree = difference => typeof difference === "number" && difference > 0 ? ` ${+(100 * difference).toPrecision(3)} %` : ""

async function accept() {
  const answer = await ask("Accept the film as golden?", [
    el("p", { text: isNew() ? `Today's frames of ${state.film.name} become ${state.golden.golden}.`
      : `${count(different().length, "picture")} of ${state.film.name} differ. Today's frames replace its golden.` }),
  ], ["Accept", "Cancel"])
  if (answer !== "Accept") return
  try {
    await call(paths.accept(state.filmID), { body: {} })
    say("Accepted")
    await look()
  } catch (error) {
    await ask("Not accepted", [el("p", { text: error.message })], ["OK"])
  }
}

export function beginGolden() {
  let variant = null
  byId("golden-previous").onclick = () => goTo(go().findLast(frame => frame < state.frame) ?? state.frame)
  byId("golden-next").onclick = () => goTo(go().find(frame => frame > state.frame) ?? state.frame)
  byId("golden-accept").onclick = accept
  on("film hasGolden", () => {
    const now = `${state.filmID} ${state.film?.variant}`
    if (now === variant || !state.film?.variant || !state.hasGolden) return
    variant = now
    look()
  })
  on("golden frame edits hasGolden film", show)
}
