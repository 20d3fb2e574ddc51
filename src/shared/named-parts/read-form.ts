import type { ShapeOf } from '../answers.ts'
import type { Values } from '../fields.ts'
import { takeHead } from './head.ts'
import type { NameFinder } from './names.ts'
import { around, mainOf } from './layout.ts'
import { readParts } from './parts.ts'
import { takeTags } from './tags.ts'
import { filled, trimmed, valueOf } from './values.ts'

/** A form in which one part is the text itself: named lines above it, hashtags below. */
export const readForm = (shape: ShapeOf<'form'>, finder: NameFinder, lines: readonly string[]): Values | undefined => {
  const { parts } = shape
  const main = mainOf(shape)
  const text = main === undefined ? undefined : parts[main]
  if (main === undefined || !text) return readParts(parts, finder, lines)
  const { head, tail } = around(parts, main)
  const { found, rest } = takeHead(parts, { head: head.map(([name]) => name), main }, finder, lines)
  const [words] = tail.find(([, { kind }]) => kind === 'words') ?? []
  const { text: own, tags } = words === undefined ? { text: trimmed(rest), tags: [] } : takeTags(rest, words, finder)
  return filled({
    ...Object.fromEntries(head.map(([name, field]) => [name, valueOf(field, found.get(name) ?? [])])),
    [main]: valueOf(text, own),
    ...(words !== undefined && { [words]: tags }),
  })
}
