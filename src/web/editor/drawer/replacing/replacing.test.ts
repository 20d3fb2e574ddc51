// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { edited } from '#language/comparing/edits.ts'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { toMarkdown } from '#shared/document/markdown/write.ts'
import { asContent, documentOf } from '../../text/content.ts'
import { documentExtensions } from '../../text/extensions.ts'
import { changed, layDown } from './apply.ts'
import { changesBetween } from './changes.ts'
import { asEdits } from './judged.ts'
import { wordsOf } from './words.ts'
import { givenOf, readAnswer } from './given.ts'
import { lineIn, targetIn } from './target.ts'

const opened = (markdown: string) => {
  const element = document.createElement('div')
  document.body.append(element)
  return new Editor({
    ...{ element, extensions: documentExtensions('', {}), textDirection: 'auto', injectCSS: false },
    content: asContent(fromMarkdown(markdown)),
  })
}
const said = (doc: Node) => toMarkdown(documentOf(doc))

/** Where these words stand. */
const placeOf = (doc: Node, words: string) => {
  let found = -1
  doc.descendants((node, pos) => {
    const at = node.text?.indexOf(words) ?? -1
    if (found < 0 && at >= 0) found = pos + at
  })
  return { from: found, to: found + words.length }
}

/** Selects from the first to the last of these words; nothing where nothing is said. */
const selects = (editor: Editor, first?: string, last = first) => {
  if (!first || !last) return
  const { doc, tr } = editor.state
  const selection = TextSelection.create(doc, placeOf(doc, first).from, placeOf(doc, last).to)
  editor.view.dispatch(tr.setSelection(selection))
}
const asked = (editor: Editor) => {
  const target = targetIn(editor.state)
  return { target, given: givenOf(target) }
}
const replaces = (editor: Editor, answer: string) => {
  const { target, given } = asked(editor)
  const changes = changesBetween(target, given, answer)
  const next = changed(target, changes)
  next.doc.check()
  layDown(editor, next)
  return { given: given.markdown, changes, next }
}

const list = '- eins\n- zwei ist hier\n- drei'
const table = '| A | B |\n| --- | --- |\n| rot ist es | blau |'
const marked = '# Der Titel\n\nEin **fetter** Anfang mit [Link](https://example.org/).\n\n- [x] getan'

test.each([
  ['words in a line', 'Alpha beta delta.', ['beta'], 'BETA gamma', 'Alpha BETA gamma delta.'],
  [
    'a paragraph',
    'Eins.\n\nZwei ist es.\n\nDrei.',
    ['Zwei ist es.'],
    'Zwei **wird** es.',
    'Eins.\n\nZwei **wird** es.\n\nDrei.',
  ],
  [
    'words that become blocks',
    'Alpha beta delta.',
    ['beta'],
    'B\n\n- eins\n- zwei\n\nC',
    'Alpha B\n\n- eins\n- zwei\n\nC delta.',
  ],
  [
    'words across paragraphs',
    'Eins und\n\nzwei und\n\ndrei hier.',
    ['und', 'drei'],
    'oder\n\nZWEI und\n\nDREI',
    'Eins oder\n\nZWEI und\n\nDREI hier.',
  ],
  ['an item of a list', list, ['zwei ist hier'], 'zwei *war* da', '- eins\n- zwei *war* da\n- drei'],
  ['a field of a table', table, ['rot ist es'], 'grün ist es', table.replace('rot', 'grün')],
  ['a heading', '## Titel alt\n\nText.', ['Titel alt'], '## Titel neu', '## Titel neu\n\nText.'],
  ['the whole text', marked, [], marked.replace('Anfang', 'Beginn'), marked.replace('Anfang', 'Beginn')],
])(
  '%s: an answer takes its place, and one step of undo brings the text back',
  (_, before, [first, last], answer, after) => {
    const editor = opened(before)
    editor.commands.insertContentAt(editor.state.doc.content.size, 'Getippt.')
    const typed = said(editor.state.doc)
    selects(editor, first, last)
    const { next } = replaces(editor, first ? answer : `${answer}\n\nGetippt.`)
    expect(said(editor.state.doc)).toBe(`${after}\n\nGetippt.`)
    expect(editor.state.doc.eq(next.doc)).toBe(true)
    editor.commands.insertContentAt(editor.state.doc.content.size, 'Danach.')
    editor.commands.undo()
    expect(said(editor.state.doc)).toBe(`${after}\n\nGetippt.`)
    editor.commands.undo()
    expect(said(editor.state.doc)).toBe(typed)
    editor.commands.redo()
    expect(said(editor.state.doc)).toBe(`${after}\n\nGetippt.`)
    editor.destroy()
  },
)

test('what a model is given is the selection alone, and of a line its words', () => {
  const editor = opened(`## Titel\n\n${list}\n\n${table}`)
  selects(editor, 'Titel')
  expect(asked(editor).given.markdown).toBe('Titel')
  selects(editor, 'zwei', 'drei')
  expect(asked(editor).given.markdown).toBe('- zwei ist hier\n- drei')
  selects(editor)
  editor.commands.setTextSelection(placeOf(editor.state.doc, 'eins').from)
  expect(givenOf(lineIn(editor.state)).markdown).toBe('eins')
  editor.destroy()
})

test('each change is taken or left on its own, in lines, lists, tables and links', () => {
  const editor = opened(`${marked}\n\n${list}\n\n${table}`)
  const { target, given } = asked(editor)
  const answer = given.markdown
    .replace('Titel', 'Name')
    .replace('[Link]', '[Verweis]')
    .replace('zwei ist', 'zwei war')
    .replace('* drei', '* drei\n* vier')
    .replace('blau', 'gelb')
  const changes = changesBetween(target, given, answer)
  expect(changes.map(({ from, to, now }) => [target.doc.textBetween(from, to), now])).toEqual([
    ['Titel', 'Name'],
    ['Link', 'Verweis'],
    ['ist', 'war'],
    ['', '• vier'],
    ['blau', 'gelb'],
  ])
  expect(said(changed(target, changes).doc)).toBe(answer)
  expect(said(changed(target, changes.slice(1, 2)).doc)).toBe(given.markdown.replace('[Link]', '[Verweis]'))
  expect(said(changed(target, changes.slice(3)).doc)).toBe(
    given.markdown.replace('* drei', '* drei\n* vier').replace('blau', 'gelb'),
  )
  editor.destroy()
})

test('looks that Markdown does not have, pictures and notes stay; looks it has are changes of their own', () => {
  const editor = opened('Ein alter Ofen ![Foto](/files/foto-1)[^1] brennt.\n\n[^1]: Seit 1911.')
  const { doc } = editor.state
  const { from, to } = placeOf(doc, 'alter')
  editor.chain().setTextSelection({ from, to }).setMark('highlight').setTextSelection(1).run()
  const { target, given } = asked(editor)
  expect(given.markdown).toContain('![Foto](/files/picture-1)[^1]')
  const answer = given.markdown.replace('alter', 'uralter').replace('brennt', '**brennt**')
  const changes = changesBetween(target, given, answer)
  expect(changes.map(({ now, isLook }) => [now, isLook])).toEqual([
    ['uralter', false],
    ['brennt', true],
  ])
  const { doc: next } = changed(target, changes)
  expect(said(next)).toBe('Ein uralter Ofen ![Foto](/files/foto-1)[^1] **brennt**.\n\n[^1]: Seit 1911.')
  expect(next.rangeHasMark(from, from + 7, editor.schema.marks.highlight!)).toBe(true)
  editor.destroy()
})

test('a note whose words an answer leaves out keeps them', () => {
  const editor = opened('Der Ofen[^1] brennt[^2].\n\n[^1]: Seit 1911.\n\n[^2]: Mit Holz.')
  const { next } = replaces(editor, 'Der Ofen[^1] glüht[^2].\n\n[^2]: Mit Kohle.')
  expect(said(next.doc)).toBe('Der Ofen[^1] glüht[^2].\n\n[^1]: Seit 1911.\n\n[^2]: Mit Kohle.')
  editor.destroy()
})

test('a note that comes with an answer is put among the words of the line', () => {
  const editor = opened('Der Ofen[^1] brennt. Er ist alt.\n\n[^1]: Seit 1911.')
  selects(editor, 'Er ist alt.')
  const { next } = replaces(editor, 'Er ist von 1911[^1].\n\n[^1]: „Chronik“, [example.com](https://example.com/)')
  expect(said(next.doc)).toBe(
    'Der Ofen[^1] brennt. Er ist von 1911[^2].\n\n[^1]: Seit 1911.\n\n[^2]: „Chronik“, [example.com](https://example.com/)',
  )
  editor.destroy()
})

test('changes are shown among the words of the target, in which items, fields and notes can be told', () => {
  const editor = opened(`Alt[^1].\n\n- eins\n- zwei\n\n${table}\n\n[^1]: Seit 1911.`)
  const { target, given } = asked(editor)
  const shown = 'Alt†.\n\n• eins\n• zwei\n\nA · B\nrot ist es · blau'
  expect(wordsOf(target)).toBe(shown)
  const answer = given.markdown.replace('- zwei', '- zwei\n- drei').replace('blau', 'gelb').replace('Alt', 'Neu')
  const edits = asEdits(target, changesBetween(target, given, answer))
  expect(edited(shown, edits)).toBe(
    shown.replace('Alt', 'Neu').replace('blau', 'gelb').replace('• zwei', '• zwei\n• drei'),
  )
  editor.destroy()
})

const words = fc.constantFrom(
  'eins',
  'zwei',
  'drei',
  '**vier**',
  '*fünf*',
  '`sechs`',
  '[sieben](https://example.org/)',
  'acht.',
)
const line = fc.array(words, { minLength: 1, maxLength: 6 }).map(all => all.join(' '))
const block = fc.oneof(
  line,
  line.map(text => `## ${text}`),
  fc.array(line, { minLength: 1, maxLength: 3 }).map(items => items.map(item => `- ${item}`).join('\n')),
  fc.array(line, { minLength: 1, maxLength: 2 }).map(items => items.map(item => `1. ${item}\n   - ${item}`).join('\n')),
  line.map(text => `> ${text}\n>\n> ${text}`),
  fc.tuple(line, line).map(([one, other]) => `| ${one} | ${other} |\n| --- | --- |\n| ${other} | ${one} |`),
  fc.constant('```\nlet a = 1\n```'),
  fc.constant('***'),
)
const text = fc.array(block, { minLength: 1, maxLength: 5 }).map(blocks => blocks.join('\n\n'))

test('whatever is answered and whatever is chosen of it, the text is a document, nothing around changes, and undone it is what it was', () => {
  const editor = opened('')
  const run = (before: string, answer: string, ends: readonly [number, number], chosen: readonly boolean[]) => {
    editor.commands.setContent(asContent(fromMarkdown(before)))
    const first = editor.state.doc
    const places = ends.map(part => Math.round(part * first.content.size)) as [number, number]
    const selection = TextSelection.between(first.resolve(Math.min(...places)), first.resolve(Math.max(...places)))
    editor.view.dispatch(editor.state.tr.setSelection(selection))
    const { target, given } = asked(editor)
    const changes = changesBetween(target, given, answer)
    const some = changed(
      target,
      changes.filter((_, at) => chosen[at % chosen.length]),
    )
    some.doc.check()
    const [around, now] = [
      [first.textBetween(0, target.from), first.textBetween(target.to, first.content.size)],
      some.doc.textContent,
    ]
    expect([now.startsWith(around[0]!), now.endsWith(around[1]!)]).toEqual([true, true])
    expect(changed(target, []).doc.eq(first)).toBe(true)
    edited(wordsOf(target), asEdits(target, changes))
    if (target.isWhole) expect(said(changed(target, changes).doc)).toBe(said(readAnswer(answer, given, target)))
    layDown(editor, some)
    expect(editor.state.doc.eq(some.doc)).toBe(true)
    if (some.doc.eq(first)) return
    editor.commands.undo()
    expect(editor.state.doc.eq(first)).toBe(true)
  }
  const end = fc.double({ min: 0, max: 1, noNaN: true })
  const choice = fc.array(fc.boolean(), { minLength: 1, maxLength: 6 })
  const place = fc.oneof(fc.constant([0, 0] as const), fc.tuple(end, end))
  // A line alone is shorter than the place at which a list began.
  run('- eins\n\n> eins\n>\n> eins', '***', [0, 0.8958333333333333], [true])
  fc.assert(fc.property(text, text, place, choice, run), { numRuns: 150 })
  editor.destroy()
})
