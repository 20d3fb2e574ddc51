import { create } from 'qrcode'
import { Problem } from '#shared/problems.ts'

/** A filled rectangle with round corners, in modules of the code; light ones cover what lies below. */
export type Block = Readonly<{ x: number; y: number; size: number; round: number; light?: true }>

/** A code as it is to be drawn: how many modules across with its quiet zone, and what is filled. */
export type Drawing = Readonly<{ across: number; blocks: readonly Block[] }>

/** The light margin that scanners need, in modules: ISO/IEC 18004. */
const quiet = 4
/** The part of the width that a logo may cover, which level H still makes up for. */
export const logoPart = 0.24

const modules: Readonly<Record<string, { size: number; round: number }>> = {
  square: { size: 1, round: 0 },
  rounded: { size: 0.96, round: 0.32 },
  dots: { size: 1.06, round: 0.53 },
}

/** The three large squares by which a code is found, each of three that lie on each other. */
const eye = (x: number, y: number, isRound: boolean): Block[] => [
  { x, y, size: 7, round: isRound ? 2.2 : 0 },
  { x: x + 1, y: y + 1, size: 5, round: isRound ? 1.4 : 0, light: true },
  { x: x + 2, y: y + 2, size: 3, round: isRound ? 1 : 0 },
]

type Look = Readonly<{ shape: string; eyes: string; hasLogo: boolean }>

/** Draws a content as blocks. Throws qr_too_long. */
export const drawingOf = (content: string, { shape, eyes, hasLogo }: Look): Drawing => {
  let code
  try {
    code = create(content, { errorCorrectionLevel: hasLogo ? 'H' : 'M' })
  } catch (error) {
    throw new Problem('qr_too_long', {}, { cause: error })
  }
  const { size, data } = code.modules
  const across = size + 2 * quiet
  const { size: side, round } = modules[shape] ?? { size: 1, round: 0 }
  const inset = (1 - side) / 2
  const isEye = (x: number, y: number) => (x < 7 && (y < 7 || y >= size - 7)) || (x >= size - 7 && y < 7)
  const half = hasLogo ? (across * logoPart) / 2 + 0.5 : -1
  const isCovered = (x: number, y: number) => Math.abs(x + 0.5 - size / 2) < half && Math.abs(y + 0.5 - size / 2) < half
  const blocks: Block[] = []
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!data[y * size + x] || isEye(x, y) || isCovered(x, y)) continue
      blocks.push({ x: x + quiet + inset, y: y + quiet + inset, size: side, round })
    }
  }
  const far = size - 7 + quiet
  const corners = [
    [quiet, quiet],
    [far, quiet],
    [quiet, far],
  ] as const
  return { across, blocks: [...blocks, ...corners.flatMap(([x, y]) => eye(x, y, eyes === 'round'))] }
}
