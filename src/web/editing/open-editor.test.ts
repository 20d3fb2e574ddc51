// @vitest-environment happy-dom
import { useState } from 'react'
import { cleanup, renderHook } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { afterEach, expect, test, vi } from 'vitest'
import { openEditor } from './open-editor.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('whoever pauses and closes the page at once has lost nothing: what is handed on is known at once', () => {
  // This document has no window that a phone's keys could cover.
  vi.stubGlobal('visualViewport', null)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { result } = renderHook(() => useState('Der Ofen'))
  const box = document.body.appendChild(document.createElement('div'))
  const options = { markdown: 'Der Ofen', label: 'Text', onDone: () => undefined }
  const close = openEditor(box, { ...options, onChange: text => result.current[1](text) })
  const { editor } = box.querySelector<HTMLElement & { editor: Editor }>('.editing')!
  editor.commands.insertContentAt(editor.state.doc.content.size - 1, ' brannte')
  vi.advanceTimersByTime(1000)
  expect(result.current[0]).toBe('Der Ofen brannte')
  close()
  box.remove()
})
