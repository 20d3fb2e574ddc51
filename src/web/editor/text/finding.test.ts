// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { toMarkdown } from '#shared/document/markdown/write.ts'
import { asContent, documentOf } from './content.ts'
import { documentExtensions } from './extensions.ts'
import { goTo, look, placesIn, replaceAll, replaceOne, type Wanted } from './finding.ts'

const opened = (markdown: string) =>
  new Editor({
    ...{ element: document.createElement('div'), textDirection: 'auto', injectCSS: false },
    extensions: documentExtensions('', {}),
    content: asContent(fromMarkdown(markdown)),
  })
const searched = ({ view }: Editor, words: string, how: Partial<Wanted> = {}) => {
  view.dispatch(look({ words, exact: false, whole: false, ...how })(view.state.tr))
  return placesIn(view.state).map(({ from, to }) => view.state.doc.textBetween(from, to))
}

const note = '[^1]: Bericht über die Stadt, 2024.'
const text = `Die Stadt wächst[^1] und\ndie Stadt baut.\n\n${note}`

test('words are found and replaced where they stand, also behind a note that holds them', () => {
  const editor = opened(text)
  expect(searched(editor, 'stadt')).toEqual(['Stadt', 'Stadt'])
  goTo(-1)(editor.state, editor.view.dispatch)
  expect(replaceOne('Gemeinde')(editor.state, editor.view.dispatch)).toBe(true)
  const said = () => toMarkdown(documentOf(editor.state.doc))
  expect(said()).toBe(text.replace('die Stadt baut', 'die Gemeinde baut'))
  expect(replaceAll('Gemeinde')(editor.state, editor.view.dispatch)).toBe(1)
  expect(said()).toBe(`Die Gemeinde wächst[^1] und\ndie Gemeinde baut.\n\n${note}`)
  editor.destroy()
})

test('whole words are none within longer ones, whatever letters those have, and one step takes a replacement back', () => {
  const said = 'Der Rat berät. Rathaus, Beirat, Rätin; der „Rat“ (Rat-2) rät'
  const table = '| Rat | Räte |\n| --- | --- |\n| Verrat | rat |'
  const editor = opened(`${said}\n\n${table}`)
  expect(searched(editor, 'Rat')).toHaveLength(8)
  expect(searched(editor, 'Rat', { whole: true })).toEqual(['Rat', 'Rat', 'Rat', 'Rat', 'rat'])
  expect(searched(editor, 'Rat', { whole: true, exact: true })).toHaveLength(4)
  // What begins or ends with a sign has no word to go on there.
  expect(searched(editor, 'Rat-', { whole: true })).toHaveLength(1)
  searched(editor, 'Rat', { whole: true })
  expect(replaceAll('Senat')(editor.state, editor.view.dispatch)).toBe(5)
  expect(editor.state.doc.textContent).toContain('Der Senat berät. Rathaus, Beirat, Rätin; der „Senat“ (Senat-2) rät')
  editor.commands.undo()
  expect(toMarkdown(documentOf(editor.state.doc))).toBe(`${said}\n\n${table}`)
  editor.destroy()
})
