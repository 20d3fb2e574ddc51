import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  ArrowDown,
  ArrowUp,
  Bold,
  Code,
  CopyPlus,
  Expand,
  Heading1,
  Heading2,
  Heading3,
  Highlighter,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  ListTodo,
  type LucideIcon,
  Minus,
  Pilcrow,
  Quote,
  Redo2,
  RemoveFormatting,
  Search,
  Sparkles,
  SquareCode,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  TextCursorInput,
  Underline,
  Undo2,
} from 'lucide-react'
import type { Editor } from '@tiptap/core'
import { redoDepth, undoDepth } from '@tiptap/pm/history'
import { type Command, Selection } from '@tiptap/pm/state'
import type { Align } from '#shared/document/schema.ts'
import type { Text } from '#shared/text.ts'
import { isInSentence } from './differently/in-sentence.ts'
import { moveBlock, repeatBlock } from './text/moving.ts'

/** What is asked further: under the row of tools, in a dialog, or in the drawer. */
export type Asks = 'find' | 'link' | 'picture' | 'ai' | 'expand' | 'differently' | 'make' | 'versions'

export type Action = Readonly<{
  icon: LucideIcon
  name: Text
  /** As they are pressed with Ctrl or Cmd; `⇧` is the key for capitals. */
  keys?: string
  /** What people type behind a slash to find it, in both languages; what has none is not found there. */
  typed?: string
  isOn?(editor: Editor): boolean
  isOff?(editor: Editor): boolean
  run(editor: Editor): void
  asks?: Asks
}>

const mark = (name: string) => ({
  isOn: (editor: Editor) => editor.isActive(name),
  run: (editor: Editor) => void editor.chain().focus().toggleMark(name).run(),
})
const heading = (level: 1 | 2 | 3, icon: LucideIcon): Action => ({
  icon,
  name: { de: `Überschrift ${level}`, en: `Heading ${level}` },
  typed: `überschrift heading titel h${level}`,
  isOn: editor => editor.isActive('heading', { level }),
  run: editor => void editor.chain().focus().toggleNode('heading', 'paragraph', { level }).run(),
})
/** Does something with the blocks the caret is in, from where one writes on. */
const onBlocks = (command: Command) => (editor: Editor) => {
  command(editor.state, editor.view.dispatch)
  editor.view.focus()
}
const align = (textAlign: Align, icon: LucideIcon, name: Text): Action => ({
  icon,
  name,
  isOn: editor => editor.isActive({ textAlign }),
  run: editor => {
    const to = editor.isActive({ textAlign }) ? null : textAlign
    editor
      .chain()
      .focus()
      .updateAttributes('paragraph', { textAlign: to })
      .updateAttributes('heading', { textAlign: to })
      .run()
  },
})
const asked = (asks: Asks) => ({ asks, run: () => undefined })

const cell = (type: 'tableHeader' | 'tableCell') => ({ type, content: [{ type: 'paragraph' }] })
const row = (type: 'tableHeader' | 'tableCell') => ({ type: 'tableRow', content: [cell(type), cell(type), cell(type)] })
const newTable = { type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] }

/** The caret goes into the first field of the table it is in. */
const toFirstCell = ({ state: { selection, tr, doc }, view }: Editor) => {
  const { $from } = selection
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type.name === 'table')
      view.dispatch(tr.setSelection(Selection.near(doc.resolve($from.start(depth)))))
}

/** Everything that is done with a text: for the row of tools, the list behind a slash and the bar at a selection. */
export const actions = {
  ai: {
    ...{ icon: Sparkles, name: { de: 'Mit KI arbeiten', en: 'Work with AI' }, typed: 'ki ai regenerate seo' },
    ...asked('ai'),
  },
  expand: {
    ...{ icon: Expand, name: { de: 'Erweitern', en: 'Expand' }, typed: 'erweitern ausbauen länger expand longer' },
    ...asked('expand'),
  },
  differently: {
    ...{ icon: TextCursorInput, name: { de: 'Anders sagen', en: 'Say it differently' } },
    ...{ isOff: editor => !isInSentence(editor.state), ...asked('differently') },
  },
  undo: {
    ...{ icon: Undo2, name: { de: 'Rückgängig', en: 'Undo' }, keys: 'Z' },
    isOff: editor => undoDepth(editor.state) === 0,
    run: editor => void editor.chain().focus().undo().run(),
  },
  redo: {
    ...{ icon: Redo2, name: { de: 'Wiederherstellen', en: 'Redo' }, keys: '⇧ Z' },
    isOff: editor => redoDepth(editor.state) === 0,
    run: editor => void editor.chain().focus().redo().run(),
  },
  text: {
    ...{ icon: Pilcrow, name: { de: 'Text', en: 'Text' }, typed: 'text absatz paragraph' },
    isOn: editor => editor.isActive('paragraph'),
    run: editor => void editor.chain().focus().clearNodes().run(),
  },
  heading1: heading(1, Heading1),
  heading2: heading(2, Heading2),
  heading3: heading(3, Heading3),
  bold: { icon: Bold, name: { de: 'Fett', en: 'Bold' }, keys: 'B', ...mark('bold') },
  italic: { icon: Italic, name: { de: 'Kursiv', en: 'Italic' }, keys: 'I', ...mark('italic') },
  underline: { icon: Underline, name: { de: 'Unterstrichen', en: 'Underline' }, keys: 'U', ...mark('underline') },
  link: { icon: Link, name: { de: 'Link', en: 'Link' }, isOn: editor => editor.isActive('link'), ...asked('link') },
  bulletList: {
    ...{ icon: List, name: { de: 'Aufzählung', en: 'Bulleted list' }, typed: 'aufzählung liste punkte bullet list' },
    isOn: editor => editor.isActive('bulletList'),
    run: editor => void editor.chain().focus().toggleList('bulletList', 'listItem').run(),
  },
  orderedList: {
    ...{ icon: ListOrdered, name: { de: 'Nummerierung', en: 'Numbered list' } },
    typed: 'nummerierung liste zahlen numbered list',
    isOn: editor => editor.isActive('orderedList'),
    run: editor => void editor.chain().focus().toggleList('orderedList', 'listItem').run(),
  },
  taskList: {
    ...{ icon: ListTodo, name: { de: 'Aufgabenliste', en: 'Task list' }, typed: 'aufgaben liste todo task checklist' },
    isOn: editor => editor.isActive('taskList'),
    run: editor => void editor.chain().focus().toggleList('taskList', 'taskItem').run(),
  },
  highlight: {
    ...{ icon: Highlighter, name: { de: 'Hervorheben', en: 'Highlight' }, keys: '⇧ H' },
    ...mark('highlight'),
  },
  table: {
    ...{ icon: Table, name: { de: 'Tabelle', en: 'Table' }, typed: 'tabelle table' },
    isOff: editor => editor.isActive('table'),
    run: editor => void (editor.chain().focus().insertContent(newTable).run() && toFirstCell(editor)),
  },
  picture: {
    ...{ icon: ImagePlus, name: { de: 'Bild', en: 'Picture' }, typed: 'bild foto picture image' },
    ...asked('picture'),
  },
  footnote: {
    ...{ icon: Superscript, name: { de: 'Fußnote', en: 'Footnote' }, typed: 'fußnote anmerkung footnote note' },
    isOff: editor => editor.isActive('codeBlock') || editor.isActive('footnote'),
    run: editor => {
      const { parent, parentOffset, pos } = editor.state.selection.$to
      const before = parent.textBetween(0, parentOffset, undefined, '\ufffc')
      // A note stands at its word: the blank before a slash goes at the end of a line, and else behind the note.
      const at = pos - before.length + before.trimEnd().length
      const to = parentOffset === parent.content.size ? pos : at
      editor.chain().focus().insertContentAt({ from: at, to }, { type: 'footnote' }).setNodeSelection(at).run()
    },
  },
  quote: {
    ...{ icon: Quote, name: { de: 'Zitat', en: 'Quote' }, typed: 'zitat quote' },
    isOn: editor => editor.isActive('blockquote'),
    run: editor => void editor.chain().focus().toggleWrap('blockquote').run(),
  },
  codeBlock: {
    ...{ icon: SquareCode, name: { de: 'Quelltext', en: 'Code block' }, typed: 'quelltext code' },
    isOn: editor => editor.isActive('codeBlock'),
    run: editor => void editor.chain().focus().toggleNode('codeBlock', 'paragraph').run(),
  },
  rule: {
    ...{ icon: Minus, name: { de: 'Trennlinie', en: 'Divider' }, typed: 'trennlinie linie divider rule line' },
    run: editor => void editor.chain().focus().setHorizontalRule().run(),
  },
  left: align('left', AlignLeft, { de: 'Linksbündig', en: 'Align left' }),
  center: align('center', AlignCenter, { de: 'Zentriert', en: 'Centre' }),
  right: align('right', AlignRight, { de: 'Rechtsbündig', en: 'Align right' }),
  justify: align('justify', AlignJustify, { de: 'Blocksatz', en: 'Justify' }),
  strike: { icon: Strikethrough, name: { de: 'Durchgestrichen', en: 'Strikethrough' }, keys: '⇧ S', ...mark('strike') },
  code: { icon: Code, name: { de: 'Code', en: 'Code' }, keys: 'E', ...mark('code') },
  subscript: { icon: Subscript, name: { de: 'Tiefgestellt', en: 'Subscript' }, ...mark('subscript') },
  superscript: { icon: Superscript, name: { de: 'Hochgestellt', en: 'Superscript' }, ...mark('superscript') },
  clear: {
    ...{ icon: RemoveFormatting, name: { de: 'Formatierung entfernen', en: 'Clear formatting' } },
    run: editor => void editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
  up: {
    ...{ icon: ArrowUp, name: { de: 'Absatz nach oben', en: 'Move up' }, keys: '⇧ ↑' },
    run: onBlocks(moveBlock(-1)),
  },
  down: {
    ...{ icon: ArrowDown, name: { de: 'Absatz nach unten', en: 'Move down' }, keys: '⇧ ↓' },
    run: onBlocks(moveBlock(1)),
  },
  repeat: {
    ...{ icon: CopyPlus, name: { de: 'Absatz verdoppeln', en: 'Duplicate' } },
    run: onBlocks(repeatBlock),
  },
  find: { icon: Search, name: { de: 'Suchen und ersetzen', en: 'Find and replace' }, keys: 'F', ...asked('find') },
} as const satisfies Record<string, Action>

export type ActionName = keyof typeof actions
export const actionOf = (name: ActionName): Action => actions[name]
