import type { Block, Image, Table } from '#shared/document/schema.ts'
import { columnsOf, columnsTaken, rowsTaken } from '#shared/document/tables.ts'
import { wordsOfLine } from '#shared/document/words.ts'
import type { Picture } from './leaving.ts'

/** How large a picture stands in a text: as it says, else as it is, and no larger than the room; pixels of a screen. */
export const sizeOf = ({ width, height }: Image['attrs'], picture: Picture, room = { width: 640, height: 880 }) => {
  const natural = picture.width / picture.height
  const wide = width ?? (height ? height * natural : picture.width)
  const high = height ?? wide / natural
  const scale = Math.min(1, room.width / wide, room.height / high)
  return { width: Math.max(1, Math.round(wide * scale)), height: Math.max(1, Math.round(high * scale)) }
}

const longest = 60
const shortest = 6

const lengthOf = (blocks: readonly Block[]): number => Math.max(0, ...blocks.map(lengthOfOne))
const lengthOfOne = (block: Block): number => {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return wordsOfLine(block.content).length
    case 'bulletList':
    case 'orderedList':
    case 'taskList':
      return 4 + Math.max(0, ...block.content.map(item => lengthOf(item.content)))
    case 'codeBlock':
      return Math.max(
        0,
        ...wordsOfLine(block.content)
          .split('\n')
          .map(line => line.length),
      )
    default:
      return longest / 2
  }
}

/** What part of a table's width each of its columns takes: more where more stands in it. They add up to 1. */
export const sharesOf = (table: Table): readonly number[] => {
  const columns = columnsOf(table)
  const lengths = Array.from({ length: columns }, () => shortest)
  const left = Array.from({ length: columns }, () => 0)
  for (const row of table.content) {
    let x = 0
    for (const cell of row.content) {
      while ((left[x] ?? 0) > 0) x++
      const across = columnsTaken(cell)
      if (across === 1) lengths[x] = Math.max(lengths[x] ?? 0, Math.min(longest, lengthOf(cell.content)))
      for (const end = x + across; x < end; x++) left[x] = rowsTaken(cell)
    }
    left.forEach((down, at) => (left[at] = Math.max(0, down - 1)))
  }
  const sum = lengths.reduce((all, one) => all + one, 0)
  return lengths.map(one => one / sum)
}
