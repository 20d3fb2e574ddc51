import { type Cell, type Picture, type Shown, type Table, wordsOf } from './model.ts'

/** How large a picture stands in a text: as it says, else as it is, and no larger than the room; pixels of a screen. */
export const sizeOf = ({ width, height }: Shown, picture: Picture, room = { width: 640, height: 880 }) => {
  const natural = picture.width / picture.height
  const wide = width ?? (height ? height * natural : picture.width)
  const high = height ?? wide / natural
  const scale = Math.min(1, room.width / wide, room.height / high)
  return { width: Math.max(1, Math.round(wide * scale)), height: Math.max(1, Math.round(high * scale)) }
}

const longest = 60
const shortest = 6

const lengthOf = ({ blocks }: Pick<Cell, 'blocks'>): number =>
  Math.max(
    0,
    ...blocks.map(block => {
      if ('inlines' in block) return wordsOf(block.inlines).length
      if (block.kind === 'list') return 4 + Math.max(0, ...block.items.map(lengthOf))
      return block.kind === 'code' ? Math.max(0, ...block.text.split('\n').map(line => line.length)) : longest / 2
    }),
  )

/** What part of a table's width each of its columns takes: more where more stands in it. They add up to 1. */
export const sharesOf = ({ columns, rows }: Table): readonly number[] => {
  const lengths = Array.from({ length: columns }, () => shortest)
  const left = Array.from({ length: columns }, () => 0)
  for (const row of rows) {
    let x = 0
    for (const cell of row) {
      while ((left[x] ?? 0) > 0) x++
      if (cell.across === 1) lengths[x] = Math.max(lengths[x] ?? 0, Math.min(longest, lengthOf(cell)))
      for (const end = x + cell.across; x < end; x++) left[x] = cell.down
    }
    left.forEach((down, at) => (left[at] = Math.max(0, down - 1)))
  }
  const sum = lengths.reduce((all, one) => all + one, 0)
  return lengths.map(one => one / sum)
}
