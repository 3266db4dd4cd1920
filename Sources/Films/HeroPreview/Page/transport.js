// The playhead: playing, scrubbing, key moments, the range.
import { allow, button, byId, el, seconds } from "./dom.js"
import { has } from "./pictures.js"
import { frameAt, frameCount, lastFrame, on, state, timeOf, update } from "./state.js"
import { addressOf } from "./pane.js"

const scrub = byId("scrub"), speeds = [...byId("speed").options].map(option => +option.value)
let began = 0, beganAt = 0
/// What is played once in place of the range: its first and last frame, and whether it has begun; nil for nothing.
let once = null

/// Moves the playhead; what the user moves by hand does not play on.
export function goTo(frame, isByHand = true) {
  if (isByHand) once = null
  if (isByHand && state.playing) pause()
  update({ frame: Math.min(Math.max(frame, 0), lastFrame()) })
}

export function goToTime(time) { goTo(frameAt(time)) }

/// The frames that are played: the range, or all.
const bounds = () => {
  const [first, last] = once ?? state.range ?? [0, lastFrame()]
  return [Math.min(first, lastFrame()), Math.min(last, lastFrame())]
}

export function play() {
  if (!state.shown) return
  const [first, last] = bounds()
  if (state.frame >= last || state.frame < first) update({ frame: first })
  began = performance.now()
  beganAt = state.frame
  update({ playing: true })
  requestAnimationFrame(tick)
}

export function pause() {
  once = null
  update({ playing: false })
}
export const toggle = () => {
  if (state.playing) return pause()
  once = null
  play()
}

/// What rests beside a step that is played once, seconds; as much as a cut shows of it.
const rest = 0.5
/// Milliseconds for which its pictures are waited for.
const patience = 1500
/// Plays a step once, with what rests before and after it, as soon as its pictures are there; whoever does anything meanwhile goes on by
/// hand. Where less motion is asked for, only goes there.
export function playOnce(step) {
  const mine = [frameAt(Math.max(step.start - rest, 0)), frameAt(step.end + rest)]
  goTo(mine[0])
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || mine[0] >= mine[1]) return
  once = mine
  const until = performance.now() + patience
  const look = () => {
    if (once !== mine || state.playing || state.frame !== mine[0]) return
    let isThere = true
    for (let frame = mine[0]; isThere && frame <= mine[1]; frame++) isThere = has(addressOf("shown", frame))
    if (isThere || performance.now() > until) play()
    else setTimeout(look, 50)
  }
  look()
}

function tick(now) {
  if (!state.playing) return
  const [first, last] = bounds()
  const frame = beganAt + Math.max(0, Math.floor((now - began) / 1000 * state.speed * (state.film?.fps ?? 60)))
  if (frame <= last) goTo(frame, false)
  else if (state.loop && last > first && !once) {
    began = now
    beganAt = first
    goTo(first, false)
  } else {
    goTo(last, false)
    return pause()
  }
  requestAnimationFrame(tick)
}

export function setSpeed(by) {
  const index = Math.min(Math.max(speeds.indexOf(state.speed) + by, 0), speeds.length - 1)
  update({ speed: speeds[index] })
}

/// The next key moment before or after the playhead.
export function toKey(by) {
  const frames = (state.shown?.keys ?? []).map(key => key.frame).sort((a, b) => a - b)
  const found = by > 0 ? frames.find(frame => frame > state.frame) : frames.findLast(frame => frame < state.frame)
  goTo(found ?? (by > 0 ? lastFrame() : 0))
}

/// Begins or ends the range at the playhead.
export function mark(end) {
  let [first, last] = state.range ?? [0, lastFrame()]
  if (end === "in") first = state.frame
  else last = state.frame
  if (first > last) [first, last] = end === "in" ? [first, lastFrame()] : [0, last]
  setRange(first, last)
}

export function setRange(first, last) {
  update({ range: first <= 0 && last >= lastFrame() ? null : [first, last] })
}

function showPlayhead() {
  scrub.max = lastFrame()
  scrub.value = state.frame
  const digits = String(lastFrame()).length, number = String(state.frame).padStart(digits, "\u2007")
  byId("clock").value = `${number} / ${lastFrame()}   ${seconds(timeOf(state.frame))}`
  scrub.setAttribute("aria-valuetext", `frame ${state.frame} of ${lastFrame()}, ${seconds(timeOf(state.frame))}`)
  const now = timeOf(state.frame)
  for (const band of byId("bands").children) {
    band.classList.toggle("now", now >= +band.dataset.start - 1e-6 && now < +band.dataset.end - 1e-6)
  }
}

const place = (element, from, to = from) => {
  element.style.setProperty("--from", from / Math.max(1, lastFrame()))
  element.style.setProperty("--to", to / Math.max(1, lastFrame()))
  return element
}

function showTimeline() {
  const film = state.shown
  byId("transport").inert = !film
  byId("bands").replaceChildren(...(film?.steps ?? []).filter(step => step.end > step.start).map(step => {
    const title = step.name
    const band = button(title, () => goToTime(step.start), {
      class: `band ${step.kind === "wait" ? "rests" : "moves"}`, "data-start": step.start, "data-end": step.end,
      title: `${title}, ${seconds(step.start)} – ${seconds(step.end)}${step.animation ? `, ${words(step.animation)}` : ""}`,
    })
    return place(band, step.start * state.film.fps, step.end * state.film.fps)
  }))
  byId("keys").replaceChildren(...(film?.keys ?? []).map(key =>
    place(button("", () => goTo(key.frame), {
      class: "key", title: `${key.label}, ${seconds(key.time)}`, "aria-label": `${key.label}, frame ${key.frame}`,
    }), key.frame)))
  showRange()
  showPlayhead()
  showCached()
}

const words = animation => typeof animation === "string" ? animation : animation.type ?? ""

function showRange() {
  const [first, last] = bounds(), band = byId("range")
  band.hidden = !state.range
  place(band, first, last)
  allow(byId("mark-none"), state.range ? null : "No range is chosen")
}

function showMarks() {
  byId("marks").replaceChildren(...(state.golden?.frames ?? []).map(golden => place(el(`span.${golden.status}`), golden.frame)))
}

let isDrawing = false
/// Which frames are in the page already, as stretches.
export function showCached() {
  if (isDrawing) return
  isDrawing = true
  requestAnimationFrame(() => {
    isDrawing = false
    const stretches = []
    for (let frame = 0; state.shown && frame < frameCount(); frame++) {
      if (!has(addressOf("shown", frame))) continue
      if (stretches.at(-1)?.[1] === frame - 1) stretches.at(-1)[1] = frame
      else stretches.push([frame, frame])
    }
    byId("cached").replaceChildren(...stretches.map(([from, to]) => place(el("span"), from, to)))
  })
}

export function beginTransport() {
  byId("play").onclick = toggle
  byId("back").onclick = event => goTo(state.frame - (event.shiftKey ? 10 : 1))
  byId("on").onclick = event => goTo(state.frame + (event.shiftKey ? 10 : 1))
  byId("key-back").onclick = () => toKey(-1)
  byId("key-on").onclick = () => toKey(1)
  byId("mark-in").onclick = () => mark("in")
  byId("mark-out").onclick = () => mark("out")
  byId("mark-none").onclick = () => update({ range: null })
  byId("loop").onclick = () => update({ loop: !state.loop })
  byId("speed").onchange = event => update({ speed: +event.target.value })
  scrub.oninput = () => goTo(+scrub.value)
  on("frame", showPlayhead)
  on("shown film", showTimeline)
  on("range shown", showRange)
  on("golden shown", showMarks)
  on("playing", () => {
    byId("play").textContent = state.playing ? "Pause" : "Play"
    byId("play").setAttribute("aria-pressed", state.playing)
  })
  on("loop", () => byId("loop").setAttribute("aria-pressed", state.loop))
  on("speed", () => {
    byId("speed").value = state.speed
    began = performance.now()
    beganAt = state.frame
  })
  showTimeline()
}
