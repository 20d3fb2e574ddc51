// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { forgetBegun } from '../ui/forget.ts'
import { useLeft } from './useLeft.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const open = (answer: string) => renderHook(() => useLeft(answer)).result
/** Another tab, or this one tomorrow. */
const later = () => {
  cleanup()
  sessionStorage.clear()
}

test('what somebody is done with stays so for its text, in every tab, until it is asked for again', () => {
  const here = open('a text')
  act(() => here.current.leave('a remark'))
  act(() => here.current.toggle('a note'))
  later()
  expect(open('a text').current.left).toEqual(['a remark', 'a note'])
  expect(open('another').current.left).toEqual([])
  const again = open('a text')
  act(() => again.current.ask())
  later()
  expect(open('a text').current.left).toEqual([])
})

test('of two tabs that are open at once neither takes back what the other was done with', () => {
  const [one, other] = [open('a text'), open('a text')]
  act(() => one.current.leave('a remark'))
  act(() => other.current.leave('another'))
  act(() => one.current.leave('a third'))
  expect(one.current.left).toEqual(['a remark', 'another', 'a third'])
  act(() => other.current.toggle('another'))
  later()
  expect(open('a text').current.left).toEqual(['a remark', 'a third'])
})

test('where the browser takes nothing, all of it holds as long as the page is open', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const here = open('a text')
  act(() => here.current.leave('a remark'))
  act(() => here.current.leave('another'))
  expect(here.current.left).toEqual(['a remark', 'another'])
})

test('it goes when they sign out', () => {
  const here = open('a text')
  act(() => here.current.leave('a remark'))
  forgetBegun()
  later()
  expect(open('a text').current.left).toEqual([])
})

test('of very many texts those are remembered that were touched last; what others have kept there breaks nothing', () => {
  for (let at = 0; at < 101; at++) {
    const one = open(`text ${at}`)
    act(() => one.current.leave('a remark'))
  }
  later()
  expect([0, 1, 100].map(at => open(`text ${at}`).current.left.length)).toEqual([0, 1, 1])
  localStorage.setItem('federwerk left', '{"a":')
  expect(open('text 1').current.left).toEqual([])
})
