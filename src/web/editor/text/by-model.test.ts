// @vitest-environment happy-dom
import { Editor, type EditorEvents } from '@tiptap/core'
import { expect, onTestFinished, test } from 'vitest'
import type { Taken } from '../../picture-sources/taken.ts'
import { isByModel } from './by-model.ts'
import { documentExtensions } from './extensions.ts'
import { insertTaken } from './insert-taken.ts'

const changesOf = (picture: Partial<Taken>) => {
  const element = document.createElement('div')
  const editor = new Editor({ element, extensions: documentExtensions('', {}), injectCSS: false })
  onTestFinished(() => editor.destroy())
  const changes: boolean[] = []
  const hear = ({ transaction }: EditorEvents['update']) => void changes.push(isByModel(transaction))
  editor.on('update', hear)
  insertTaken(editor, { src: '/api/files/a', alt: 'Ein Ofen', credit: { author: '' }, ...picture }, 'de')
  const inserted = [...changes]
  editor.commands.insertContent('von Hand')
  return { inserted, after: changes.slice(inserted.length) }
}

test('a picture that a model has made for the text is a change by a model, and what is written after it is none', () => {
  expect(changesOf({ byModel: true })).toEqual({ inserted: [true], after: [false] })
})

test('a picture of one’s own is none', () => {
  expect(changesOf({})).toEqual({ inserted: [false], after: [false] })
})
