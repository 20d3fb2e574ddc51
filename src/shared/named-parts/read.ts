import type { Item } from '../answers.ts'
import type { Values } from '../fields.ts'
import { linesOf } from './dressing.ts'
import { nameFinder, type NameFinder } from './names.ts'
import { fieldsOf, type NamedParts } from './layout.ts'
import { readForm } from './read-form.ts'
import { readRecords } from './records.ts'
import { readTable } from './table.ts'

/** The parts in these lines; with `open` others may follow. */
export const readLines = (shape: NamedParts, finder: NameFinder, lines: readonly string[], open = false) => {
  if (shape.shape === 'form') return readForm(shape, finder, lines)
  const most = typeof shape.howMany === 'number' ? shape.howMany : undefined
  return (readTable(shape.of, finder, lines) ?? readRecords(shape.of, finder, lines, open))?.slice(0, most)
}

/**
 * An answer that was written with the names of its parts, as the parts it has: undefined where nothing tells them
 * apart. Nothing is lost: what has no name belongs to the text.
 */
export const readNamedParts = (shape: NamedParts, written: string): Values | readonly Item[] | undefined =>
  readLines(shape, nameFinder(fieldsOf(shape)), linesOf(written))
