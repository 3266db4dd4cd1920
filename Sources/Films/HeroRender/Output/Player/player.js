const scrub = byId("scrub"), clock = byId("clock"), play = byId("play")
const speed = byId("speed"), loop = byId("loop")
const last = frames.length - 1, secondsPerFrame = film.rate[1] / film.rate[0]
let current = -1, playing = false, began = 0, beganAt = 0, played = 0
loop.checked = film.plays === 0

// The height follows from the width, so that nothing can squeeze the picture.
// What is compared is looked at closely: as wide as the window, as high as it leaves room for.
document.body.classList.toggle("fills", film.fills)
screen.style.width = film.fills ? `min(100%, ${78 * film.width / film.height}vh)`
  : `min(100%, ${film.width / film.scale}px, ${74 * film.width / film.height}vh)`
screen.classList.toggle("clear", !film.opaque)
scrub.max = last
byId("facts").textContent = `${frames.length} frames, ${+(film.rate[0] / film.rate[1]).toFixed(3)} fps, ` +
  `${film.duration.toFixed(3)} s, ${film.width}×${film.height} px`

function show(index) {
  index = Math.min(Math.max(index, 0), last)
  if (index === current) return
  const before = frames[current]
  current = index
  const frame = frames[index]
  paint(frame.picture)
  for (let next = 1; playing && next <= 6 && index + next <= last; next++) prepare(frames[index + next].picture)
  scrub.value = index
  const label = `frame ${frame.number ?? index}, ${frame.time.toFixed(3)} s`
  scrub.setAttribute("aria-valuetext", label)
  clock.value = label
  document.body.dataset.frame = frame.number ?? index
  showSteps(frame.time)
  if (!before || before.rows !== frame.rows) showLayers(frame.rows, before ? before.rows : frame.rows)
}

const steps = film.steps.map(step => {
  const button = document.createElement("button"), time = document.createElement("small")
  button.type = "button"
  button.append(step.title, time)
  time.textContent = `${step.start.toFixed(3)} s + ${step.duration.toFixed(3)} s`
  button.onclick = () => { pause(); show(frameAt(step.start)); keepPlace(`#step=${step.step}`) }
  const item = document.createElement("li")
  item.append(button)
  byId("steps").append(item)
  return button
})
const frameAt = time => {
  const index = frames.findIndex(frame => frame.time >= time - 1e-6)
  return index < 0 ? last : index
}
// The step that is on, the last of several that begin together.
const stepAt = time => film.steps.reduce((found, step, i) => step.start <= time + 1e-6 ? i : found, -1)
function showSteps(time) {
  const on = stepAt(time)
  steps.forEach((button, i) => i === on ? button.setAttribute("aria-current", "step")
    : button.removeAttribute("aria-current"))
}

// A path, which breaks behind its slashes.
const breaking = path => path.split(/(?<=\/)/).flatMap(part => [document.createElement("wbr"), part])

function showLayers(rows, before) {
  const lines = rows.map((row, i) => {
    const [depth, path, role, x, y, width, height, opacity, radius, z, transform, hidden] = row
    const line = document.createElement("tr"), name = document.createElement("th")
    name.scope = "row"
    name.style.paddingLeft = depth * 0.9 + "em"
    name.append(...breaking(path))
    line.append(name, ...[role, `${x}, ${y}`, `${width} × ${height}`, opacity, radius, z, transform].map(value => {
      const cell = document.createElement("td")
      cell.textContent = value
      return cell
    }))
    line.classList.toggle("hidden", hidden === 1)
    line.classList.toggle("changed", row !== before[i])
    return line
  })
  // What nobody sees comes last.
  const isHidden = line => line.classList.contains("hidden")
  byId("layers").replaceChildren(...lines.filter(line => !isHidden(line)), ...lines.filter(isHidden))
}

function start() {
  if (current === last) show(0)
  playing = true
  played = 0
  began = performance.now(); beganAt = current
  play.textContent = "Pause"; play.setAttribute("aria-pressed", "true")
  requestAnimationFrame(tick)
}
function pause() {
  playing = false
  play.textContent = "Play"; play.setAttribute("aria-pressed", "false")
}
function tick(now) {
  if (!playing) return
  const index = beganAt + Math.max(0, Math.floor((now - began) / 1000 * speed.value / secondsPerFrame))
  if (index <= last) show(index)
  else if (loop.checked || ++played < film.plays) { began = now; beganAt = 0; show(0) }
  else { show(last); pause(); return }
  requestAnimationFrame(tick)
}
function setSpeed(by) {
  speed.selectedIndex = Math.min(Math.max(speed.selectedIndex + by, 0), speed.options.length - 1)
  speed.onchange()
}
const toStep = by => {
  const time = frames[current].time, on = stepAt(time)
  const inside = by < 0 && on >= 0 && time - film.steps[on].start > 1e-6 ? 1 : 0
  const next = film.steps[Math.min(Math.max(on + by + inside, 0), film.steps.length - 1)]
  if (next) show(frameAt(next.start))
}

speed.onchange = () => { began = performance.now(); beganAt = current }
play.onclick = () => playing ? pause() : start()
byId("back").onclick = () => { pause(); show(current - 1) }
byId("on").onclick = () => { pause(); show(current + 1) }
scrub.oninput = () => { pause(); show(+scrub.value) }
document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("select")) return
  const far = event.shiftKey ? 10 : 1
  const moves = {
    ArrowLeft: () => show(current - far), ArrowRight: () => show(current + far), ArrowUp: () => toStep(-1),
    ArrowDown: () => toStep(1), Home: () => show(0), End: () => show(last)
  }
  if (event.key === " ") {
    // On a button or box the key is its own.
    if (event.target.closest("button, [type=checkbox]")) return
    play.onclick()
  } else if (event.key === "[") setSpeed(-1)
  else if (event.key === "]") setSpeed(1)
  else if (moves[event.key]) { pause(); moves[event.key]() }
  else return
  event.preventDefault()
})

// Puts a moment into the address, which goes nowhere: what somebody does next is not undone.
function keepPlace(place) { history.replaceState(null, "", place) }
// Goes to the moment that the address names: t, seconds; step, its number in the film; frame, its number; play.
function goToPlace() {
  const place = new URLSearchParams(location.hash.slice(1)), number = name => place.has(name) ? +place.get(name) : NaN
  const step = film.steps.find(step => step.step === number("step")), time = step ? step.start : number("t")
  pause()
  if (!Number.isNaN(time)) show(frameAt(time))
  else show(Math.max(0, frames.findIndex(frame => frame.number === number("frame"))))
  if (place.has("play")) start()
}
byId("link").onclick = async ({ target }) => {
  const place = `#t=${+frames[current].time.toFixed(6)}`
  keepPlace(place)
  const said = await navigator.clipboard.writeText(location.href.split("#")[0] + place).then(() => "Copied", () => "In the address bar")
  target.textContent = said
  setTimeout(() => { target.textContent = "Copy link" }, 2000)
}
addEventListener("hashchange", goToPlace)
goToPlace()
