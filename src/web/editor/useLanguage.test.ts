// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { documentExtensions } from './text/extensions.ts'
import { useLanguage } from './useLanguage.ts'

afterEach(() => cleanup())

const opened = (text: string) => {
  const element = document.createElement('div')
  const content = `<p>${text}</p>`
  const editor = new Editor({ element, content, extensions: documentExtensions('', {}), injectCSS: false })
  onTestFinished(() => editor.destroy())
  return { editor, ...renderHook(() => useLanguage(editor, undefined)) }
}

test('the language of a text that comes without is found before anybody types', async () => {
  const { editor, result } = opened('The stove has been warm since the morning, and it is the only one in the house.')
  await expect.poll(() => result.current).toBe('en')
  expect(editor.view.dom.getAttribute('lang')).toBe('en')
})
