// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answer, list } from '#shared/answers.ts'
import { asMarkdown } from '#shared/markdown.ts'
import { takeToasts } from '../ui/toast.ts'
import { type Remarked, remarksOn } from './remarks.ts'
import { like, safe, useMending } from './useMending.ts'

const read = (text: string): Remarked => ({
  ...{ answer: text, text, values: {}, language: 'de', keeps: undefined, sources: [] },
})
const remarked = (text: string) => remarksOn(read(text))
const before = 'Er sagte "ja" und ging.'
const after = 'Am Montag sagte er "ja" und ging nach Hause - allein.'

const opened = (text: string, about: string, onChange: (answer: Answer) => void) =>
  renderHook(({ remarks, current }) => useMending(read(text), { remarks, current }, onChange), {
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

test('what is taken back is what was mended; what was typed since stays', () => {
  takeToasts()
  const onChange = vi.fn<(answer: Answer) => void>()
  const { result, rerender } = renderHook(
    ({ text }) => useMending(read(text), { remarks: remarked(text), current: true }, onChange),
    { initialProps: { text: before } },
  )
  act(() => result.current(safe))
  const [told] = takeToasts()
  rerender({ text: `${onChange.mock.lastCall?.[0]} Dann kam er wieder.` })
  act(() => told?.action?.run())
  expect(onChange.mock.lastCall).toEqual([`${before} Dann kam er wieder.`])
  rerender({ text: 'Ein anderer Text.' })
  act(() => told?.action?.run())
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(takeToasts()).toHaveLength(1)
})

test('what can no longer be taken back, as its text is written anew or was left, is told', () => {
  takeToasts()
  const onChange = vi.fn<(answer: Answer) => void>()
  const { result, rerender, unmount } = renderHook(
    ({ change }) => useMending(read(before), { remarks: remarked(before), current: true }, change),
    { initialProps: { change: onChange as typeof onChange | undefined } },
  )
  act(() => result.current(safe))
  const [told] = takeToasts()
  const says = () => {
    act(() => told?.action?.run())
    return takeToasts().map(({ text }) => text)
  }
  rerender({ change: undefined })
  expect(says()).toEqual([expect.stringContaining('is being written anew')])
  rerender({ change: onChange })
  unmount()
  expect(says()).toEqual([expect.stringContaining('no longer open')])
  expect(onChange).toHaveBeenCalledOnce()
})

test('in a list each text is mended at its place, and the others stay', () => {
  const onChange = vi.fn<(answer: Answer) => void>()
  const answer = ['Er sagte ja.', 'Sie sagte "nein" und blieb.']
  const shape = list({ howMany: 2 })
  const text = asMarkdown(shape, answer, 'de')
  const made = { basis: 'free', shape, written: text, given: [] } as const
  const about: Remarked = { ...read(text), answer, made }
  const { result } = renderHook(() => useMending(about, { remarks: remarksOn(about), current: true }, onChange))
  act(() => result.current(safe))
  expect(onChange.mock.calls).toEqual([[['Er sagte ja.', 'Sie sagte „nein“ und blieb.']]])
})
