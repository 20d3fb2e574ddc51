// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { documentExtensions } from './extensions.ts'
import { layIn } from './open-text.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const opened = () => {
  const element = document.createElement('div')
  const editor = new Editor({ element, extensions: documentExtensions('', {}), injectCSS: false })
  onTestFinished(() => editor.destroy())
  const type = (text: string, after: number) => {
    vi.setSystemTime(Date.now() + after)
    editor.view.dispatch(editor.state.tr.insertText(text, editor.state.doc.content.size - 1))
  }
  return { editor, type, words: () => editor.state.doc.textContent }
}

test('what is typed within a second is taken back as one, what comes after a pause on its own', () => {
  const { editor, type, words } = opened()
  for (const sign of 'eins') type(sign, 900)
  for (const sign of ' zwei') type(sign, sign === ' ' ? 1_100 : 10)
  expect(words()).toBe('eins zwei')
  editor.commands.undo()
  expect(words()).toBe('eins')
  editor.commands.undo()
  expect(words()).toBe('')
  editor.commands.redo()
  expect(words()).toBe('eins')
})

test('five hundred steps can be taken back', () => {
  const { editor, type, words } = opened()
  for (let step = 0; step < 500; step++) type('a', 2_000)
  for (let step = 0; step < 500; step++) expect(editor.commands.undo()).toBe(true)
  expect(words()).toBe('')
})

test('what was saved elsewhere and laid in is not undone, and nothing pretends it could be', () => {
  const { editor, type, words } = opened()
  type('hier', 0)
  layIn(editor, fromMarkdown('dort'))
  expect(editor.can().undo()).toBe(false)
  type('!', 2_000)
  editor.commands.undo()
  expect(words()).toBe('dort')
  expect(editor.can().undo()).toBe(false)
})
