// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { CellSelection } from '@tiptap/pm/tables'
import { expect, test } from 'vitest'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { toMarkdown } from '#shared/document/markdown/write.ts'
import { asContent, documentOf } from '../../text/content.ts'
import { documentExtensions } from '../../text/extensions.ts'
import { changed } from './apply.ts'
import { changesBetween } from './changes.ts'
import { givenOf } from './given.ts'
import { targetIn } from './target.ts'

const table = '| Ort | Öfen |\n| --- | --- |\n| Hafen | zwei |\n| Stadt |  |'

/** Selects fields as a mouse does, counted from 0 along the rows, and asks for something else in their place. */
const asked = (first: number, last: number, answer: string) => {
  const element = document.createElement('div')
  const editor = new Editor({
    ...{ element, extensions: documentExtensions('', {}), injectCSS: false },
    content: asContent(fromMarkdown(table)),
  })
  const places: number[] = []
  const { doc, tr } = editor.state
  doc.descendants((node, at) => void (/^table(?:Cell|Header)$/.test(node.type.name) && places.push(at)))
  const selection = CellSelection.create(doc, places[first] ?? 0, places[last])
  editor.view.dispatch(tr.setSelection(selection as never))
  const target = targetIn(editor.state)
  const given = givenOf(target)
  const next = changed(target, changesBetween(target, given, answer))
  next.doc.check()
  editor.destroy()
  return { given: given.markdown, now: toMarkdown(documentOf(next.doc)) }
}

test('a field that is selected as a whole is worked on alone, and its table stays', () => {
  expect(asked(3, 3, 'drei')).toEqual({ given: 'zwei', now: table.replace('zwei', 'drei') })
  expect(asked(0, 0, 'Orte')).toEqual({ given: 'Ort', now: table.replace('Ort', 'Orte') })
})

test('several fields, and one that says nothing, are worked on as their table', () => {
  const answer = table.replace('Hafen', 'Werft')
  expect(asked(2, 3, answer)).toEqual({ given: table, now: answer })
  expect(asked(5, 5, answer)).toEqual({ given: table, now: answer })
})
