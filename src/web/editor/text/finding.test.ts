// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { toMarkdown } from '#shared/document/markdown/write.ts'
import { asContent, documentOf } from './content.ts'
import { documentExtensions } from './extensions.ts'
import { goTo, look, placesIn, replaceAll, replaceOne } from './finding.ts'

const opened = (markdown: string) =>
  new Editor({
    ...{ element: document.createElement('div'), textDirection: 'auto', injectCSS: false },
    extensions: documentExtensions('', {}),
    content: asContent(fromMarkdown(markdown)),
  })
const searched = ({ view }: Editor, words: string) => {
  view.dispatch(look({ words, exact: false })(view.state.tr))
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
