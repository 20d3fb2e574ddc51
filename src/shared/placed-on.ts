import type { Box, Size } from './picture-steps/pixels.ts'

/** Where pictures stand on another, in per cent: `wide` of its width, `edge` of its shorter side. */
export type Placement = Readonly<{ across: number; down: number; wide: number; edge: number }>

/** The fields that say it, with the pictures and with how clearly they are seen: set together on one preview. */
export type PlacementFields = Readonly<Record<Exclude<keyof Placement, 'across'> | 'pictures' | 'visible', string>>

/** What of a picture is within its edges. */
export const roomOn = ({ width, height }: Size, { edge }: Pick<Placement, 'edge'>): Box => {
  const away = Math.round(Math.min(width, height) * (edge / 100))
  return { left: away, top: away, width: Math.max(1, width - 2 * away), height: Math.max(1, height - 2 * away) }
}

/**
 * Where pictures stand that are placed on the first, whole and beside each other: so wide each, so far from left to
 * right and from top to bottom, within its edges.
 */
export const boxesOn = (first: Size, others: readonly Size[], at: Placement): Box[] => {
  const room = roomOn(first, at)
  const between = Math.round(room.left / 2)
  const gaps = between * (others.length - 1)
  const wide = Math.min(first.width * (at.wide / 100), (room.width - gaps) / others.length)
  const sizes = others.map(({ width, height }) => {
    const factor = Math.min(wide / width, room.height / height)
    return { width: Math.max(1, Math.floor(width * factor)), height: Math.max(1, Math.floor(height * factor)) }
  })
  const all = sizes.reduce((sum, { width }) => sum + width, gaps)
  let next = room.left + Math.max(0, Math.round((room.width - all) * (at.across / 100)))
  return sizes.map(size => {
    const left = next
    next += size.width + between
    return { ...size, left, top: room.top + Math.max(0, Math.round((room.height - size.height) * (at.down / 100))) }
  })
}
