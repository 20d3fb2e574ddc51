import { Editor } from '@tiptap/core'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { history, undo } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { asContent } from '../text/content.ts'
import { documentExtensions } from '../text/extensions.ts'
import { blocksHere } from './blocks.ts'
import { correct } from './correcting.ts'
import { type Checked, checker, type Found } from './found.ts'
import { marksIn, marksPlugin, setCurrent, setMarks } from './marks.ts'
import { spanHere } from './places.ts'
import { merged, type Remark, remarkOn } from './remark.ts'

let editor: Editor
const open = (markdown: string) =>
  (editor = new Editor({
    element: null,
    extensions: documentExtensions('', {}),
    content: asContent(fromMarkdown(markdown)),
  }))
afterEach(() => editor?.destroy())

const frame = { title: '', description: '', keyphrase: '', language: 'de' }
const ask = (doc: Node, check = checker(), known: ReadonlySet<number> = new Set()) => {
  const blocks = blocksHere(doc)
  const asked: Checked = {
    document: 'one',
    order: blocks.map(({ id }) => id),
    fresh: blocks.filter(({ id }) => !known.has(id)).map(({ id, block }) => [id, block] as const),
    frame,
    terms: [{ term: 'Kunde', use: 'Gast', avoid: [] }],
  }
  return { blocks, asked, found: check(asked) }
}
/** What is remarked in a text, each with the words of the document it is drawn over. */
const drawn = (doc: Node) => {
  const { blocks, found } = ask(doc)
  const all = new Map((found as Found).remarks)
  return blocks.flatMap(block =>
    (all.get(block.id) ?? []).map(remark => {
      const { from, to } = spanHere(block, remark.from, remark.to)
      return { remark, block, from, to, words: doc.textBetween(from, to, undefined, '·') }
    }),
  )
}

test('remarks are drawn over their words, also behind notes, pictures and in tables', () => {
  const { state } = open(`Ein Bild[^1] ![Hafen](/files/a) und am am Boot.

| Spalte | Wert |
| --- | --- |
| wir wir | 1 |

[^1]: Eine lange Anmerkung, länger als alles andere.`)
  expect(drawn(state.doc).map(({ words }) => words)).toEqual(['am am', 'wir wir'])
})

test('what things are called is held in a document, too', () => {
  const { state } = open('Unsere Kunden kommen gern zu uns in die Stadt.')
  const [found] = drawn(state.doc)
  expect([found?.words, found?.remark.changes.map(({ text }) => text)]).toEqual(['Kunden', ['Gast']])
})

test('a mark stays on its words whatever is typed before, behind and in between', () => {
  const { state: start } = open('Vorn steht am am Boot.\n\nUnd hinten wir wir.')
  const plugin = marksPlugin(() => undefined)
  editor.registerPlugin(plugin)
  const marks = drawn(start.doc).map(({ from, to }, at) => ({ key: String(at), from, to }))
  editor.view.dispatch(setMarks(marks)(editor.state.tr))
  const words = () => marksIn(editor.state).map(({ from, to }) => editor.state.doc.textBetween(from, to))
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), fc.string({ minLength: 1, maxLength: 3 }))), typed => {
      for (const [somewhere, text] of typed) {
        const { doc, tr } = editor.state
        const place = 1 + (somewhere % (doc.content.size - 1))
        const isInside = marksIn(editor.state).some(({ from, to }) => place > from && place < to)
        if (!isInside && doc.resolve(place).parent.isTextblock) editor.view.dispatch(tr.insertText(text, place))
      }
      expect(words()).toEqual(['am am', 'wir wir'])
    }),
    { numRuns: 30 },
  )
  // Marks that are said again stay, others go and come.
  const [one, two] = marksIn(editor.state)
  for (const marks of [[one!], [one!, two!], [two!, one!]]) editor.view.dispatch(setMarks(marks)(editor.state.tr))
  expect(words()).toEqual(['am am', 'wir wir'])
  for (const key of ['1', '0', undefined, '0']) editor.view.dispatch(setCurrent(key)(editor.state.tr))
  expect(words()).toEqual(['am am', 'wir wir'])
})

test('what goes with its words is gone', () => {
  const { state } = open('Vorn steht am am Boot.')
  editor.registerPlugin(marksPlugin(() => undefined))
  const [first] = drawn(state.doc)
  if (!first) throw new Error('nothing was found')
  editor.view.dispatch(setMarks([{ key: 'a', from: first.from, to: first.to }])(editor.state.tr))
  editor.view.dispatch(editor.state.tr.delete(first.from - 1, first.to + 1))
  expect(marksIn(editor.state)).toEqual([])
})

test('a correction leaves looks, notes and the rest as they are, and one undo takes it back alone', () => {
  open('Er sagt "eine **gute** Kette[^1] hält" und geht.\n\n[^1]: Lange.')
  // Without a page an editor has none of its plugins.
  editor.registerPlugin(history({ newGroupDelay: 1000 }))
  const before = editor.getJSON()
  const [first] = drawn(editor.state.doc)
  if (!first) throw new Error('nothing was found')
  const { remark, from, block } = first
  editor.view.dispatch(editor.state.tr.insertText('Ja: ', 1))
  const isDone = correct(editor, from + 4, { from: remark.from, text: block.block.text }, remark.changes[0]!)
  expect([isDone, editor.getText()]).toEqual([true, expect.stringContaining('Ja: Er sagt „eine gute Kette')])
  expect(JSON.stringify(editor.getJSON())).toContain('"marks":[{"type":"bold"}],"text":"gute"')
  expect(JSON.stringify(editor.getJSON())).toContain('footnote')
  editor.view.dispatch(editor.state.tr.insertText('!', 1))
  undo(editor.state, editor.view.dispatch)
  undo(editor.state, editor.view.dispatch)
  expect(editor.getText()).toContain('Ja: Er sagt "eine')
  undo(editor.state, editor.view.dispatch)
  expect(editor.getJSON()).toEqual(before)
})

test('a remark on words that have changed meanwhile corrects nothing', () => {
  open('Vorn steht am am Boot.')
  const [first] = drawn(editor.state.doc)
  if (!first) throw new Error('nothing was found')
  const { remark, from, block } = first
  editor.view.dispatch(editor.state.tr.insertText('x', from + 4, from + 5))
  const text = editor.getText()
  expect(correct(editor, from, { from: remark.from, text: block.block.text }, remark.changes[0]!)).toBe(false)
  expect(editor.getText()).toBe(text)
})

test('only blocks that have changed are looked at again, and a worker that begins anew asks for all', () => {
  open('Eins am am.\n\nZwei wir wir.')
  const check = checker()
  const first = ask(editor.state.doc, check)
  editor.view.dispatch(editor.state.tr.insertText('Ja ', 1))
  const known = new Set(first.blocks.map(({ id }) => id))
  const second = ask(editor.state.doc, check, known)
  expect((second.found as Found).remarks).toHaveLength(1)
  expect(ask(editor.state.doc, checker(), known).found).toBe('forgotten')
})

test('how readers are addressed is looked at across paragraphs', () => {
  open('Wir grüßen Sie und danken Ihnen.\n\nHier kannst du dein Rad abgeben, sagen wir.')
  const { found, blocks } = ask(editor.state.doc)
  expect((found as Found).addressed).toEqual([
    [blocks[1]?.id, [expect.objectContaining({ marked: 'du' }), expect.objectContaining({ marked: 'dein' })]],
  ])
})

test('what several say of the same words is said once, with what each proposes', () => {
  const text = 'Das Farrad steht steht da.'
  const remark = (by: Remark['by'], from: number, to: number, ...puts: string[]) =>
    remarkOn(
      text,
      { by, from, to, message: { de: by, en: by }, changes: puts.map(put => ({ from, to, text: put })) },
      by,
    )
  const all = merged(
    [remark('rules', 11, 22, 'steht')],
    [remark('dictionaries', 4, 10, 'Fahrrad')],
    [remark('languagetool', 4, 10, 'Fahrrad', 'Fahrrat'), remark('languagetool', 11, 22, 'steht')],
  )
  expect(all.map(({ by, marked, changes }) => [by, marked, changes.map(change => change.text)])).toEqual([
    ['dictionaries', 'Farrad', ['Fahrrad', 'Fahrrat']],
    ['rules', 'steht steht', ['steht']],
  ])
})
