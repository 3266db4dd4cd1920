// Paints the film's elements: what moves in them are Web Animations, all held at the frame that shows.
const stage = screen.firstElementChild
let ramps = 0
function fill(root) {
  for (const part of root.querySelectorAll("[data-t]")) {
    part.innerHTML = live.snapshots[part.dataset.t]
    part.removeAttribute("data-t")
    fill(part)
  }
  for (const image of root.querySelectorAll("img[data-p]:not([src])")) image.src = live.pictures[image.dataset.p]
  // A snapshot that stands in several places has its ramps in each.
  for (const ramp of root.querySelectorAll("svg [id=ramp]")) {
    ramp.id = `ramp${ramps++}`
    ramp.closest("svg").querySelector("rect").setAttribute("fill", `url(#${ramp.id})`)
  }
}
fill(stage)

const parts = new Map([...stage.querySelectorAll("[data-i]")].map(part => [+part.dataset.i, part]))
const count = Math.max(frames.length, 1)
const camel = key => key.replace(/^-/, "").replace(/-(.)/g, (_, letter) => letter.toUpperCase())
// What a browser animates by itself it draws once and then stretches, which blurs; what follows a property of our own is drawn anew.
const own = { transform: ["--way", "<transform-list>", "translate(0)"], opacity: ["--seen", "<number>", "1"] }
for (const [name, syntax, initialValue] of Object.values(own)) CSS.registerProperty({ name, syntax, inherits: false, initialValue })
const animations = live.tracks.map(([number, key, keys]) => {
  const name = own[key]?.[0] ?? camel(key)
  if (own[key]) parts.get(number).style[key] = `var(${name})`
  const steps = keys.map(([frame, value, easing = "linear"]) => ({ offset: frame / count, [name]: value, easing }))
  if (steps[0].offset > 0) steps.unshift({ ...steps[0], offset: 0 })
  if (steps.at(-1).offset < 1) steps.push({ ...steps.at(-1), offset: 1 })
  const animation = parts.get(number).animate(steps, { duration: count, fill: "both" })
  animation.pause()
  return animation
})

function paint(frame) {
  for (const [number, first, end] of live.windows) parts.get(number).style.display = frame >= first && frame < end ? "" : "none"
  // Just behind a frame's begin, where a jump has happened whatever the rounding.
  for (const animation of animations) animation.currentTime = frame + 1e-3
  document.body.dataset.drawn = frame
}
const prepare = () => {}

// The canvas's points are as large as there is room.
new ResizeObserver(() => { stage.style.transform = `scale(${screen.clientWidth / live.width})` }).observe(screen)
