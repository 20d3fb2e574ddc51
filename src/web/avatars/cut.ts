/** Which square of a picture is meant: how much larger than the largest one, and where it lies in the room there is. */
export type Cut = { readonly zoom: number; readonly x: number; readonly y: number }
type Size = { readonly width: number; readonly height: number }

export const mostZoom = 4
export const middle: Cut = { zoom: 1, x: 0.5, y: 0.5 }

const within = (least: number, number: number, most: number) => Math.min(most, Math.max(least, number))

/** The square in the picture's own pixels. */
export const squareOf = ({ width, height }: Size, { zoom, x, y }: Cut) => {
  const side = Math.min(width, height) / zoom
  return { side, left: (width - side) * x, top: (height - side) * y }
}

/** Moved by so many parts of its side, as a hand moves the picture: to the right shows what lies left of it. */
export const moved = (size: Size, cut: Cut, right: number, down: number): Cut => {
  const { side } = squareOf(size, cut)
  const along = (length: number, at: number, by: number) =>
    length > side ? within(0, at - (by * side) / (length - side), 1) : at
  return { ...cut, x: along(size.width, cut.x, right), y: along(size.height, cut.y, down) }
}

/** Nearer or farther, around the same middle. */
export const zoomed = (size: Size, cut: Cut, zoom: number): Cut => {
  const before = squareOf(size, cut)
  const next = { ...cut, zoom: within(1, zoom, mostZoom) }
  const { side } = squareOf(size, next)
  const along = (length: number, from: number, at: number) =>
    length > side ? within(0, (from + before.side / 2 - side / 2) / (length - side), 1) : at
  return { ...next, x: along(size.width, before.left, cut.x), y: along(size.height, before.top, cut.y) }
}

/** A size with the same proportions, its longer side at most so many pixels; never enlarged. */
export const fitted = ({ width, height }: Size, most: number): Size => {
  const scale = Math.min(1, most / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
