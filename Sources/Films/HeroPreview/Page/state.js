// What the page knows, in one place. Parts of the page ask to be told when something of it changes.

/// Replaced as a whole, never changed within, so that a change is seen.
export const state = {
  /// "connecting", "open", "lost", "gone"
  connection: "connecting",
  films: [],
  /// Which films are broken now: id → number of errors.
  broken: new Map(),
  /// "film", or "gallery": all films of the folder.
  page: "film",
  /// The film whose file has changed last: `{ id }`, another value each time.
  changed: null,
  hasGolden: false,
  /// The editor's `name`, or the `problem` why there is none.
  editor: null,
  filmID: null,
  /// What `api/films/ID` says of the file as it is saved.
  film: null,
  /// What is on the stage: the film as tried, or as saved; nil before there is one.
  shown: null,
  /// What lint finds in the film as it is saved; nil before that is known.
  findings: null,
  /// The tree of all screens of what is shown.
  screens: [],
  frame: 0,
  playing: false,
  speed: 1,
  loop: true,
  /// First and last frame of the range; nil for the whole film.
  range: null,
  /// The selected view's path, and what lies under the point that was clicked.
  selected: null,
  under: [],
  /// The selected view in what is shown and in what is saved.
  view: null,
  savedView: null,
  /// Values that differ from the saved ones, by names of their own: `{ view or step, key, value, saved, isConflict }`.
  edits: new Map(),
  canUndo: false,
  canRedo: false,
  tryError: null,
  /// Whether the server works on what is tried, or reads the film's file again.
  isTrying: false,
  isReading: false,
  isSaving: false,
  /// "shown", "other", "side", "wipe"; with "saved", "golden" or "difference".
  mode: "shown",
  against: "saved",
  wipe: 50,
  overlays: new Set(),
  onion: 0,
  zoom: "fit",
  /// How the film is shown, in place of what its file says: device, orientation, appearance, textSize, direction, motion, as far as it is chosen.
  look: {},
  /// The device around the picture: "none", "dark" or "light"; and what the server says of its body.
  device: "none",
  body: null,
  /// Whether the other appearance is shown beside it; what the server says of it: `{ variant, appearance, frames, of }`.
  hasTwin: false,
  twin: null,
  /// Grows when words that stand beside views have come.
  namesAge: 0,
  golden: null,
  goldenAge: 0,
  modifiers: [],
  /// Curves by name, `{ name, points }`; Hero's animation types: those that are a name alone, and those with a direction.
  curves: [],
  animations: [],
  directed: [],
  directions: [],
  tab: "view",
  /// What the server tells of a question that it works on: `{ ask, part, number, count, text }`.
  progress: null,
  /// Formats of films that can be written here, and what the server tells of an export that it makes: `{ ask, note | done }`.
  formats: [],
  exporting: null,
}

const listeners = []

/// Calls a listener when one of these (names with spaces between) has changed.
export function on(names, listener) {
  listeners.push({ names: names.split(" "), listener })
}

/// Changes some, and tells who asked for them.
export function update(changes) {
  const changed = Object.keys(changes).filter(name => state[name] !== changes[name])
  Object.assign(state, changes)
  if (changed.length === 0) return
  for (const { names, listener } of listeners) if (names.some(name => changed.includes(name))) listener()
}

/// The frames on the stage; 1 when there is no film.
export const frameCount = () => Math.max(1, state.shown?.frames ?? 1)
export const lastFrame = () => frameCount() - 1
/// When a frame is shown, in seconds; and the frame at a time.
export const timeOf = frame => frame / (state.film?.fps ?? 60)
export const frameAt = time => Math.min(Math.max(Math.round(time * (state.film?.fps ?? 60)), 0), lastFrame())
