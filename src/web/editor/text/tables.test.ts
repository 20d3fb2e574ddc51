// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { expect, onTestFinished, test } from 'vitest'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { toMarkdown } from '#shared/document/markdown/write.ts'
import { asContent, documentOf } from './content.ts'
import { documentExtensions } from './extensions.ts'
import { rowBefore } from './table-rows.ts'

const table = '| Ort | Preis |\n| --- | ---: |\n| Hafen | 5 |'

/** Somebody in the field that says this; what keys do, and what stands there afterwards. */
const inField = (words: string, markdown = table) => {
  const editor = new Editor({
    ...{ element: document.createElement('div'), injectCSS: false, extensions: documentExtensions('', {}) },
    content: asContent(fromMarkdown(markdown)),
  })
  onTestFinished(() => editor.destroy())
  const { view } = editor
  editor.state.doc.descendants((node, at) => void (node.text === words && editor.commands.focus(at + words.length)))
  const writes = (text: string) => view.dispatch(view.state.tr.insertText(text))
  return {
    editor,
    writes,
    presses: (key: string, shiftKey = false) =>
      view.someProp('handleKeyDown', take => take(view, new KeyboardEvent('keydown', { key, shiftKey }))) ?? false,
    said: () => toMarkdown(documentOf(view.state.doc)).trim(),
  }
}

test('Tab in the last field begins a row, in the first field of which one writes on', () => {
  const { presses, writes, said } = inField('5')
  expect(presses('Tab')).toBe(true)
  writes('Turm')
  presses('Tab')
  writes('7')
  expect(said()).toBe(`${table}\n| Turm | 7 |`)
})

test('where a column stands on the right, so does what is written in a new row, over and under the others', () => {
  const { editor, presses } = inField('5')
  const places = () =>
    editor.state.doc.firstChild?.children.map(row => row.children.map(cell => cell.firstChild?.attrs.textAlign ?? ''))
  presses('Tab')
  expect(places()).toEqual([
    ['', 'right'],
    ['', 'right'],
    ['', 'right'],
  ])
  rowBefore(editor.state, editor.view.dispatch)
  expect(places()?.[2]).toEqual(['', 'right'])
  expect(places()).toHaveLength(4)
})

test('one step takes the row back, and not what was typed before it', () => {
  const { editor, presses, writes, said } = inField('5')
  writes('0')
  presses('Tab')
  editor.commands.undo()
  expect(said()).toBe('| Ort | Preis |\n| --- | ---: |\n| Hafen | 50 |')
})

test('under a row of heads alone comes one of fields', () => {
  const { presses, writes, said } = inField('Preis', '| Ort | Preis |\n| --- | --- |')
  presses('Tab')
  writes('Turm')
  expect(said()).toBe('| Ort | Preis |\n| --- | --- |\n| Turm |  |')
})

test('no row comes in another field, and before the first one and outside of tables the key leaves the text', () => {
  const { presses, said } = inField('Hafen')
  presses('Tab')
  expect(said()).toBe(table)
  expect(inField('Ort').presses('Tab', true)).toBe(false)
  expect(inField('Davor', `Davor\n\n${table}`).presses('Tab')).toBe(false)
})
