// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { expect, onTestFinished, test } from 'vitest'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { toMarkdown } from '#shared/document/markdown/write.ts'
import { asContent, documentOf } from './content.ts'
import { documentExtensions } from './extensions.ts'

/** What stands there when somebody has typed these lines and goes on. */
const typed = (text: string, on = '') => {
  const editor = new Editor({
    ...{ element: document.createElement('div'), injectCSS: false, extensions: documentExtensions('', {}) },
    content: asContent(fromMarkdown('Davor')),
  })
  onTestFinished(() => editor.destroy())
  editor.commands.focus('end')
  const { view } = editor
  const enter = () => view.someProp('handleKeyDown', take => take(view, new KeyboardEvent('keydown', { key: 'Enter' })))
  for (const line of text.split('\n')) {
    enter()
    editor.view.dispatch(editor.state.tr.insertText(line))
  }
  enter()
  if (on) editor.view.dispatch(editor.state.tr.insertText(on))
  return { editor, said: toMarkdown(documentOf(editor.state.doc)).trim() }
}

test('a table is typed as Markdown has it, and its first row is written on in', () => {
  expect(typed('| Ort | Preis |\n| --- | ---: |', 'Hafen').said).toBe(
    'Davor\n\n| Ort | Preis |\n| --- | ---: |\n| Hafen |  |',
  )
})

test('one step makes two lines of it again', () => {
  const { editor } = typed('| Ort | Preis |\n| --- | --- |')
  editor.commands.undo()
  expect(editor.state.doc.textContent).toContain('| --- | --- |')
})

test('what is no head of a table stays as it is typed', () => {
  for (const lines of ['Ort\n| --- |', '| Ort | Preis |\n| --- |', '| --- | --- |', '| Ort | Preis |\n| 1 | 2 |'])
    expect(typed(lines).editor.state.doc.toString()).not.toContain('table')
})
