// A picture on the stage with the selection over it. There are two: what is shown, and what it is compared with.
import { paths } from "./api.js"
import { byId, svg } from "./dom.js"
import { has, isExploded, picture } from "./pictures.js"
import { drawNames } from "./names.js"
import { isHere } from "./views.js"
import { lastFrame, state } from "./state.js"

/// The address of a frame's picture in a pane; nil when the pane has none.
export function addressOf(pane, frame) {
  const { filmID: id, film, shown, against } = state
  if (!film || !shown) return null
  if (pane === "shown") return paths.frame(id, shown.variant, frame, query())
  if (state.hasTwin) return isTwinKnown() ? paths.frame(id, state.twin.variant, Math.min(frame, state.twin.frames - 1), query()) : null
  if (against === "saved") {
    return film.variant ? paths.frame(id, film.variant, Math.min(frame, film.frames - 1), query()) : null
  }
  const golden = state.golden?.byFrame.get(frame), status = golden?.status
  const hasOne = against === "golden" ? status === "same" || status === "different" || status === "missing" : status === "different"
  return hasOne ? paths.beside(id, against, golden.index, state.goldenAge) : null
}

/// Whether the other appearance of what is shown is known.
export const isTwinKnown = () => state.twin !== null && state.twin.of === state.shown?.variant

/// What is drawn over the frames.
export function query() {
  const parts = []
  const named = ["ids", "ways", "finger", "timing"].filter(name => state.overlays.has(name))
  if (named.length > 0) parts.push(`overlay=${named.join(",")}`)
  if (state.onion > 0) parts.push(`onion=${state.onion}`)
  if (state.overlays.has("exploded")) parts.push("exploded=1")
  return parts.length > 0 ? `?${parts.join("&")}` : ""
}

/// So many frames away, half a second, a picture stands in for one that is on its way.
const reach = 30

/// A pane of the page.
export class Pane {
  constructor(name) {
    this.name = name
    this.figure = byId(`pane-${name}`)
    this.canvas = this.figure.querySelector("canvas")
    this.caption = this.figure.querySelector("figcaption")
    this.drawing = this.figure.querySelector("svg")
    this.names = this.figure.querySelector(".names")
    this.halo = svg("polygon.halo")
    this.outline = svg("polygon.outline")
    this.way = svg("polyline.way")
    this.middle = svg("circle.middle", { r: 3 })
    this.drawing.append(this.way, this.halo, this.outline, this.middle)
    this.context = this.canvas.getContext("2d")
    this.drawn = null
  }

  /// The address of the picture that the controls ask for; nil when the pane has none.
  get wish() { return addressOf(this.name, state.frame) }

  /// Whether another picture is shown than that.
  get isBehind() { return this.wish !== null && this.wish !== this.drawn }

  /// The wish and its frame; while that is on its way the nearest frame that has come, so that the picture goes along with who scrubs.
  get best() {
    const wish = this.wish
    for (let step = 1; wish?.includes("/frames/") && !has(wish) && step <= reach; step++) {
      for (const frame of [state.frame - step, state.frame + step]) {
        const near = frame >= 0 && frame <= lastFrame() ? addressOf(this.name, frame) : null
        if (near && has(near)) return [near, frame]
      }
    }
    return [wish, state.frame]
  }

  /// Draws the picture of the playhead if it has come; until then one that is near, or what was drawn.
  draw() {
    const [address, frame] = this.best
    if (address === null && this.name === "other" && (state.hasTwin || state.against !== "saved")) {
      this.clear()
      this.drawSelection()
    }
    if (address === null || !has(address)) return
    if (address !== this.drawn) {
      const bitmap = picture(address)
      const isOther = isExploded(address) !== isExploded(this.drawn)
      if (this.canvas.width !== bitmap.width || this.canvas.height !== bitmap.height) {
        this.canvas.width = bitmap.width
        this.canvas.height = bitmap.height
      }
      this.context.clearRect(0, 0, bitmap.width, bitmap.height)
      this.context.drawImage(bitmap, 0, 0)
      this.drawn = address
      if (isOther) this.onSize?.()
      this.canvas.setAttribute("aria-label", `${this.caption.textContent}, frame ${frame}`)
    }
    this.figure.dataset.frame = frame
    this.figure.dataset.address = address
    this.drawSelection()
    this.drawWords()
  }

  /// The words that stand beside views, in what is seen of the board.
  drawWords() {
    const { shown, twin, film } = state
    const saved = state.hasTwin ? twin?.variant : state.against === "saved" ? film?.variant : null
    const hasWords = ["ids", "timing", "exploded"].some(name => state.overlays.has(name))
    const box = this.canvas.getBoundingClientRect(), board = byId("board").getBoundingClientRect()
    const beside = byId("panes").dataset.mode === "side" ? { left: box.left - 8, right: box.right + 8 } : board
    drawNames(this.names, {
      variant: hasWords ? this.name === "shown" ? shown?.variant : saved : null, query: query(), frame: state.frame,
      zoom: box.width / (film?.width ?? 1),
      area: {
        left: Math.max(board.left, beside.left) + 2 - box.left, right: Math.min(board.right, beside.right) - 2 - box.left,
        top: board.top + 2 - box.top, bottom: board.bottom - 2 - box.top,
      },
    })
  }

  /// Shows no picture.
  clear() {
    this.context.clearRect(0, 0, this.canvas.width, this.canvas.height)
    this.drawn = null
  }

  /// The selection's outline and way.
  drawSelection() {
    const view = this.name === "shown" || state.hasTwin ? state.view : state.against === "saved" ? state.savedView : null
    const isOn = isHere() && view && view.path === state.selected && !state.overlays.has("exploded")
    this.drawing.setAttribute("viewBox", `0 0 ${state.film?.width ?? 1} ${state.film?.height ?? 1}`)
    const outline = isOn ? view.outlines?.[state.frame] : null
    for (const polygon of [this.halo, this.outline]) {
      polygon.setAttribute("points", outline ? outline.join(" ") : "")
    }
    const centre = corners => [(corners[0] + corners[4]) / 2, (corners[1] + corners[5]) / 2]
    if (this.wayOf !== (isOn ? view : null)) {
      this.wayOf = isOn ? view : null
      const points = isOn ? view.outlines.filter(corners => corners).map(centre) : []
      const moves = points.some(([x, y]) => Math.hypot(x - points[0][0], y - points[0][1]) > 1)
      this.way.setAttribute("points", moves ? points.map(point => point.join(",")).join(" ") : "")
      this.moves = moves
    }
    this.middle.toggleAttribute("hidden", !outline || !this.moves)
    if (outline) {
      const [x, y] = centre(outline)
      this.middle.setAttribute("cx", x)
      this.middle.setAttribute("cy", y)
    }
  }
}
