// The server of the page.
import { state } from "./state.js"

/// An answer that is none: its status, message, and where in the file or text.
export class Refusal extends Error {
  constructor(status, error) {
    super(error?.message ?? `The preview answered with status ${status}.`)
    this.status = status
    this.place = error ?? {}
  }
}

/// JSON of an address below the page's own; with a body it is a POST.
export async function call(path, { body, signal, keepalive } = {}) {
  const options = { signal, keepalive, cache: path.startsWith("api/films") && !isForever(path) ? "no-store" : "default" }
  if (body !== undefined) {
    options.method = "POST"
    options.headers = { "Content-Type": "application/json" }
    options.body = JSON.stringify(body)
  }
  const response = await fetch(path, options)
  if (response.ok) return response.json()
  const answer = await response.json().catch(() => null)
  throw new Refusal(response.status, answer?.error)
}

/// What belongs to a variant never changes.
const isForever = path => /^api\/films\/[^/]+\/[^/?]+\/(views|view|at|findings|names|device)\b/.test(path)

const film = id => `api/films/${encodeURIComponent(id)}`
/// How the film is shown, behind an address.
const look = () => Object.keys(state.look).length > 0 ? `?${new URLSearchParams(state.look)}` : ""
export const paths = {
  film: id => `${film(id)}${look()}`,
  card: id => `${film(id)}/card`,
  names: (id, variant, query) => `${film(id)}/${variant}/names${query}`,
  device: (id, variant, look) => `${film(id)}/${variant}/device?look=${look}`,
  animation: (id, variant, step, type, ending) => `${film(id)}/${variant}/animation.${ending}?${new URLSearchParams({ step, ...(type === null ? {} : { type }) })}`,
  twin: (id, variant) => `${film(id)}/${variant}/twin`,
  open: id => `${film(id)}/open`,
  outlook: id => `${film(id)}/export/outlook`,
  export: id => `${film(id)}/export`,
  copy: id => `${film(id)}/copy`,
  stopExport: id => `${film(id)}/export/stop`,
  made: (ask, name) => `api/exports/${ask}/${encodeURIComponent(name)}`,
  findings: (id, variant) => `${film(id)}/${variant}/findings`,
  tryOut: id => `${film(id)}/try${look()}`,
  save: id => `${film(id)}/save`,
  golden: id => `${film(id)}/golden${look()}`,
  accept: id => `${film(id)}/accept${look()}`,
  explain: (id, variant, view, ask) => `${film(id)}/explain?${new URLSearchParams({ variant, pictures: 1, ask, ...(view ? { view } : {}) })}`,
  stop: id => `${film(id)}/explain/stop`,
  views: (id, variant) => `${film(id)}/${variant}/views`,
  view: (id, variant, path) => `${film(id)}/${variant}/view?${new URLSearchParams({ path })}`,
  at: (id, variant, frame, x, y) => `${film(id)}/${variant}/at?frame=${frame}&x=${x.toFixed(2)}&y=${y.toFixed(2)}`,
  frame: (id, variant, frame, query) => `${film(id)}/${variant}/frames/${frame}.png${query}`,
  beside: (id, kind, frame, age) => `${film(id)}/${kind}/${frame}.png?${new URLSearchParams({ ...state.look, v: age })}`,
}
