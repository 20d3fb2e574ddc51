import type { Mask } from './mask.ts'

/** A line of text on a picture, in its pixels. */
export type Line = Readonly<{ left: number; top: number; width: number; height: number }>

/** Of a line that counts as selected, more than this is within. */
const most = 0.5

const onBoard = ({ left, top, width, height }: Line, ratio: number, board: Mask) => ({
  left: Math.max(0, Math.floor(left * ratio)),
  top: Math.max(0, Math.floor(top * ratio)),
  right: Math.min(board.width, Math.ceil((left + width) * ratio)),
  bottom: Math.min(board.height, Math.ceil((top + height) * ratio)),
})

/** Whether a line is selected: what is drawn decides, by whatever tool it was drawn. */
export const isTicked = (mask: Mask, line: Line, ratio: number): boolean => {
  const { left, top, right, bottom } = onBoard(line, ratio, mask)
  let within = 0
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) if ((mask.data[y * mask.width + x] ?? 0) > 127) within++
  return within > (right - left) * (bottom - top) * most
}

/** The area with these lines, or without them. */
export const ticked = (mask: Mask, lines: readonly Line[], ratio: number, on: boolean): Mask => {
  const data = Uint8Array.from(mask.data)
  for (const line of lines) {
    const { left, top, right, bottom } = onBoard(line, ratio, mask)
    for (let y = top; y < bottom; y++) data.fill(on ? 255 : 0, y * mask.width + left, y * mask.width + right)
  }
  return { ...mask, data }
}

/** The line at a point of the picture. */
export const lineAt = (lines: readonly Line[], { x, y }: { x: number; y: number }): Line | undefined =>
  lines.find(({ left, top, width, height }) => x >= left && y >= top && x < left + width && y < top + height)
