import type { Extensions } from '@tiptap/core'
import { Dropcursor } from '@tiptap/extensions/drop-cursor'
import { Placeholder } from '@tiptap/extensions/placeholder'
import { HeadingLevels } from './heading-levels.ts'
import { extensionsUnder } from '../../editing/extensions.ts'
import { Finding } from './finding.ts'
import { LongTexts } from './long-texts.ts'
import { moreMarks } from './marks.ts'
import { Moving } from './moving.ts'
import { Pasting } from '../../editing/pasting.ts'
import { Slash, type SlashKeys } from './slash.ts'
import { TableEditing } from './tables.ts'
import { TypedTable } from './typed-table.ts'

/** Everything that a document can hold, by the names of `shared/document/schema.ts`, and how it is written. */
export const documentExtensions = (
  placeholder: string,
  keys: SlashKeys,
  onLost: (pictures: number) => void = () => undefined,
): Extensions => [
  ...extensionsUnder(1),
  HeadingLevels,
  ...moreMarks,
  ...[TableEditing, TypedTable, LongTexts, Moving, Finding],
  ...[Pasting.configure({ onLost }), Slash.configure({ keys })],
  Dropcursor.configure({ color: 'var(--accent)', width: 2 }),
  Placeholder.configure({ placeholder, showOnlyCurrent: false }),
]
