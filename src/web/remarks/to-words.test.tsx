// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { EditableText } from '../answers/EditableText.tsx'
import { Language } from '../language.tsx'
import { toWords } from './to-words.ts'

afterEach(() => {
  cleanup()
  getSelection()?.removeAllRanges()
  vi.restoreAllMocks()
})

const text = 'Der [alte Ofen](https://example.com/ofen) ist aus.'
const from = text.indexOf('Ofen')
const source = { text, parts: [{ path: [], from: 0, to: text.length }] }

/** Draws the text, and takes its reader to a word in a link; what is pressed by that. */
const taken = async (onChange?: () => void) => {
  vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue([new DOMRect(10, 10, 40, 20)] as unknown as DOMRectList)
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Language value="de">
        <EditableText text={text} part="" {...(onChange && { onChange })} />
      </Language>
    </QueryClientProvider>,
  )
  await screen.findByRole('link', { name: 'alte Ofen' })
  const pressed: Element[] = []
  container.addEventListener('click', ({ target }) => void pressed.push(target as Element), { capture: true })
  toWords(container, source, { from, to: from + 4 }, false)
  return pressed
}

test('words in a link are written in, and the link is not followed', async () => {
  const [pressed] = await taken(() => {})
  expect(pressed?.closest('a')).toBe(null)
  // What opens at a click hears it there.
  expect(pressed?.className).toBe('editable')
})

test('where nothing writes, the words are selected', async () => {
  expect(await taken()).toEqual([])
  expect(getSelection()?.toString()).toBe('Ofen')
})
