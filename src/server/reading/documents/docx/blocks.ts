import { headingOf, tableOf } from '../markdown.ts'

/** A paragraph as it was written, and how it is set. */
export type Paragraph = { text: string; mark?: string; heading?: number }

/** A place that paragraphs and tables are written into: the body, a cell, a note, a text box. */
export type BlockList = { blocks: string[]; listed: boolean }

export const emptyPlace = (): BlockList => ({ blocks: [], listed: false })

/** Writes a paragraph; those of a list follow each other without an empty line. */
export const writeParagraph = (place: BlockList, { text, mark, heading }: Paragraph) => {
  const written = text.trim()
  if (!written) return
  const block =
    mark !== undefined ? mark + written.replaceAll('\n', ' ') : heading ? headingOf(heading, written) : written
  const follows = mark !== undefined && place.listed
  if (follows) place.blocks[place.blocks.length - 1] += `\n${block}`
  else place.blocks.push(block)
  place.listed = mark !== undefined
}

export const writeBlock = (place: BlockList, block: string) => {
  if (!block) return
  place.blocks.push(block)
  place.listed = false
}

export const writeTable = (place: BlockList, rows: readonly (readonly string[])[]) => writeBlock(place, tableOf(rows))
