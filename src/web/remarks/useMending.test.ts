// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Answer } from '#shared/answers.ts'
import { remarksOn } from './remarks.ts'
import { like, safe, useMending } from './useMending.ts'

const remarked = (text: string) =>
  remarksOn({ answer: text, text, values: {}, language: 'de', keeps: undefined, sources: [] })
const before = 'Er sagte "ja" und ging.'
const after = 'Am Montag sagte er "ja" und ging nach Hause - allein.'

const opened = (text: string, about: string, onChange: (answer: Answer) => void) =>
  renderHook(({ remarks, current }) => useMending(text, { remarks, current }, onChange), {
    initialProps: { remarks: remarked(about), current: about === text },
  })

test('what is pressed while the remarks are about the text before waits for those on this one', () => {
  const onChange = vi.fn<(answer: Answer) => void>()
  const { result, rerender } = opened(after, before, onChange)
  act(() => result.current(safe))
  expect(onChange).not.toHaveBeenCalled()
  rerender({ remarks: remarked(after), current: true })
  expect(onChange.mock.calls).toEqual([['Am Montag sagte er „ja“ und ging nach Hause – allein.']])
})

test('one remark is mended alone, and one that no longer holds is not', () => {
  const onChange = vi.fn<(answer: Answer) => void>()
  const [quotes] = remarked(after)
  const { result } = opened(after, after, onChange)
  act(() => result.current(like(quotes!)))
  expect(onChange.mock.calls).toEqual([['Am Montag sagte er „ja“ und ging nach Hause - allein.']])
  act(() => result.current(like({ message: { de: 'Etwas anderes', en: 'Something else' } })))
  expect(onChange).toHaveBeenCalledOnce()
})
