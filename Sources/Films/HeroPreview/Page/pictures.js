// Decoded pictures by address, those used last at the end of the map. Together they stay below a limit.

/// Bytes of decoded pictures that are kept: a sixteenth of the machine's memory as the browser tells it, 256 MB … 1 GB.
const limit = Math.min(Math.max((navigator.deviceMemory ?? 8) * 64, 256), 1024) * 1024 * 1024
/// Requests at once; a browser has six for a server, of which one listens for events and one is for questions.
const lanes = 4

const decoded = new Map()
const loading = new Map()
/// Until when they are not asked for again, and why they could not be had.
const failed = new Map()
let held = 0, wanted = [], told = () => {}, size = null

/// Who is told that a picture has come.
export function onPicture(listener) { told = listener }

/// How many pictures of a size can be kept.
export const room = (width, height) => Math.max(8, Math.floor(limit / (4 * width * height)) - 2)

/// Whether a picture is of layers pulled apart.
export const isExploded = address => address?.includes("exploded=1") ?? false

export const has = address => decoded.has(address)

/// Why a picture could not be had when it was asked for last; nil while nobody knows.
export const failure = address => failed.get(address)?.message ?? null

/// The decoded picture, if there is one.
export function picture(address) {
  const bitmap = decoded.get(address)
  if (bitmap) {
    decoded.delete(address)
    decoded.set(address, bitmap)
  }
  return bitmap
}

/// Pictures are decoded at a size in the screen's own pixels, which is quicker to draw and smaller; nil for their own.
/// What was decoded at another size is dropped: the browser still has the files.
export function aim(pixels) {
  if (size?.join() === pixels?.join()) return false
  size = pixels
  for (const bitmap of decoded.values()) bitmap.close()
  decoded.clear()
  held = 0
  next()
  return true
}

/// What is wanted from now on, the most urgent first. What is on its way and no longer wanted is given up.
export function want(addresses) {
  wanted = addresses
  const still = new Set(addresses)
  for (const [address, controller] of loading) if (!still.has(address)) controller.abort()
  next()
}

/// Lets what could not be had be asked for again.
export function retry() {
  failed.clear()
  next()
}

/// Numbers for those who want to know how it goes.
export const figures = () => ({ pictures: decoded.size, bytes: held, limit, loading: loading.size })

function next() {
  for (const address of wanted) {
    if (loading.size >= lanes) return
    if (decoded.has(address) || loading.has(address) || performance.now() < (failed.get(address)?.until ?? 0)) continue
    load(address)
  }
}

async function load(address) {
  const controller = new AbortController()
  loading.set(address, controller)
  try {
    const response = await fetch(address, { signal: controller.signal })
    if (!response.ok) throw new Error((await response.json().catch(() => null))?.error?.message ?? response.statusText)
    // An exploded view has a size of its own.
    const blob = await response.blob(), aimed = size, pixels = isExploded(address) ? null : aimed
    const bitmap = pixels
      ? await createImageBitmap(blob, { resizeWidth: pixels[0], resizeHeight: pixels[1], resizeQuality: "high" })
      : await createImageBitmap(blob)
    if (aimed === size) keep(address, bitmap)
    else bitmap.close()
    loading.delete(address)
    failed.delete(address)
    told(address)
  } catch (error) {
    loading.delete(address)
    if (!controller.signal.aborted) {
      failed.set(address, { until: performance.now() + 2000, message: error.message })
      setTimeout(next, 2100)
      told(address)
    }
  }
  next()
}

function keep(address, bitmap) {
  decoded.set(address, bitmap)
  held += 4 * bitmap.width * bitmap.height
  const needed = new Set(wanted.slice(0, 4))
  for (const [oldest, gone] of decoded) {
    if (held <= limit) break
    if (needed.has(oldest) || oldest === address) continue
    decoded.delete(oldest)
    held -= 4 * gone.width * gone.height
    gone.close()
  }
}
