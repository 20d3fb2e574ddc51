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

/** So many letters stand beside each other across a page, and as many are the margins of a field. */
const acrossPage = 80
const margins = 3
/** What is no longer than this is read as one: an amount with its sign, a month with its year. */
const asOne = 14

/** What must stand in one line: a word or, of a short line, all of it. */
const unbroken = (blocks: readonly Block[]): number => {
  const lines = blocks.flatMap(block =>
    block.type === 'paragraph' || block.type === 'heading' ? wordsOfLine(block.content).split('\n') : [],
  )
  const pieces = lines.flatMap(line => (line.length <= asOne ? line : line.split(/[\s-]+/)))
  return Math.min(longest / 2, Math.max(0, ...pieces.map(piece => piece.length)))
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Parts of a width by what stands in columns, none less than it needs: those that have room give way. */
const fitted = (lengths: readonly number[], needs: readonly number[]): readonly number[] => {
  if (sumOf(needs) >= 1) return needs.map(need => need / sumOf(needs))
  const tight = new Set<number>()
  for (;;) {
    const room = 1 - sumOf(needs.filter((_, at) => tight.has(at)))
    const free = sumOf(lengths.filter((_, at) => !tight.has(at)))
    const shares = lengths.map((length, at) => (tight.has(at) ? (needs[at] ?? 0) : (length / free) * room))
    const more = shares.flatMap((share, at) => (!tight.has(at) && share < (needs[at] ?? 0) ? at : []))
    if (!more.length) return shares
    for (const at of more) tight.add(at)
  }
}

/**
 * What part of a table's width each of its columns takes: more where more stands in it, and enough that no word breaks
 * where that can be. They add up to 1.
 */
export const sharesOf = (table: Table): readonly number[] => {
  const columns = columnsOf(table)
  const lengths = Array.from({ length: columns }, () => shortest)
  const words = Array.from({ length: columns }, () => 0)
  const left = Array.from({ length: columns }, () => 0)
  for (const row of table.content) {
    let x = 0
    for (const cell of row.content) {
      while ((left[x] ?? 0) > 0) x++
      const across = columnsTaken(cell)
      if (across === 1) {
        lengths[x] = Math.max(lengths[x] ?? 0, Math.min(longest, lengthOf(cell.content)))
        words[x] = Math.max(words[x] ?? 0, unbroken(cell.content))
      }
      for (const end = x + across; x < end; x++) left[x] = rowsTaken(cell)
    }
    left.forEach((down, at) => (left[at] = Math.max(0, down - 1)))
  }
  return fitted(
    lengths,
    words.map(most => (most + margins) / acrossPage),
  )
}
