// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Answer } from '#shared/answers.ts'
import { asMarkdown } from '#shared/markdown.ts'
import { versionView } from '#tests/version-view.ts'
import { Language } from '../language.tsx'
import { Changes } from './Changes.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const both = ['Der Ofen ist alt und kalt.', 'Die Uhr geht sehr genau.']
const written = versionView({ _id: 'written', text: both[0]!, variants: both })
const byHand = (text: string) => versionView({ _id: 'hand', parent: 'written', hand: true, text, variant: 2 })

type Shown = Pick<Parameters<typeof Changes>[0], 'versions' | 'at' | 'text' | 'variant' | 'onChange'>
const sheet = (shown: Shown & Partial<Parameters<typeof Changes>[0]>) => (
  <QueryClientProvider client={new QueryClient()}>
    <Language value="de">
      <Changes shape={{ shape: 'text' }} answer={shown.text} {...shown} onVersion={() => {}} />
    </Language>
  </QueryClientProvider>
)
const show = (shown: Parameters<typeof sheet>[0]) => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  return render(sheet(shown)).container
}
/** The words that are marked as new or as gone. */
const marked = (place: HTMLElement, as: 'ins' | 'del') =>
  Array.from(place.querySelectorAll(`p ${as}, .mt-4 ${as}`), ({ textContent }) => textContent?.trim())

test('a version by hand is compared with the answer that it was made of, whichever of several that was', () => {
  const text = 'Die Uhr geht wieder genau.'
  const place = show({ versions: [written, byHand(text)], at: 1, text })
  expect(marked(place, 'ins')).toEqual(['wieder'])
  expect(marked(place, 'del')).toEqual(['sehr'])
})

test('so is what was made of that version, and chosen from further back', () => {
  const text = 'Die Uhr geht.'
  const shorter = versionView({ _id: 'shorter', parent: 'hand', refinement: { how: 'shorter' }, text })
  const place = show({ versions: [written, byHand('Die Uhr geht wieder genau.'), shorter], at: 2, text })
  expect(marked(place, 'del')).toEqual(['wieder genau'])
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '0' } })
  expect(marked(place, 'del')).toEqual(['sehr genau'])
})

test('what is taken back is taken from the answer that stands there, of several the one that is shown', () => {
  const onChange = vi.fn<(answer: Answer) => void>()
  const versions = [written, byHand('Die Uhr geht wieder genau.')]
  show({ versions, at: 0, text: both[1]!, variant: 2, onChange })
  fireEvent.click(screen.getByRole('button', { name: 'Änderung 1 zurücknehmen' }))
  expect(onChange.mock.calls).toEqual([['Die Uhr geht wieder genau.']])
})

test('one of several answers that was changed by hand beside the others is compared with what it was', () => {
  const text = 'Die Uhr geht wieder genau.'
  const place = show({ versions: [written, byHand(text)], at: 0, text, variant: 2 })
  expect(marked(place, 'ins')).toEqual(['wieder'])
  expect(marked(place, 'del')).toEqual(['sehr'])
})

test('what was just typed stays when a change before it is taken back', () => {
  const onChange = vi.fn<(answer: Answer) => void>()
  const first = versionView({ _id: 'first', text: 'Der Ofen ist alt.' })
  const known = versionView({ _id: 'hand', parent: 'first', hand: true, text: 'Der Ofen ist neu.' })
  show({ versions: [first, known], at: 1, text: 'Der Ofen ist neu. Er wärmt.', onChange })
  fireEvent.click(screen.getByRole('button', { name: 'Änderung 1 zurücknehmen' }))
  expect(onChange.mock.calls).toEqual([['Der Ofen ist alt. Er wärmt.']])
})

test('a paragraph that was struck out comes back, and one of several lines is taken back by one button', () => {
  const onChange = vi.fn<(answer: Answer) => void>()
  const was = '# Ofen\n\nEr ist alt.\n\n- Er wärmt.\n- Er **glüht**.\n\nEnde.'
  const is = '# Ofen\n\nEr ist alt.\n\nEnde.'
  const first = versionView({ _id: 'first', text: was })
  const shorter = versionView({ _id: 'shorter', parent: 'first', refinement: { how: 'shorter' }, text: is })
  show({ versions: [first, shorter], at: 1, text: is, onChange })
  fireEvent.click(screen.getByRole('button', { name: /zurücknehmen$/ }))
  expect(onChange.mock.calls).toEqual([[was]])
})

test('of an answer of several texts each change is taken back in the one that it is about', () => {
  const onChange = vi.fn<(answer: Answer) => void>()
  const shape = { shape: 'list' } as const
  const [was, is] = [
    ['Klar. Aus Strom.', 'Wir schmelzen um.'],
    ['Klar. Aus Wind.', 'Wir schmelzen neu.'],
  ]
  const textOf = (answer: Answer) => asMarkdown(shape, answer, 'de')
  const first = versionView({ _id: 'first', text: textOf(was) })
  const other = versionView({ _id: 'other', parent: 'first', text: textOf(is) })
  show({ versions: [first, other], at: 1, shape, answer: is, text: textOf(is), onChange })
  fireEvent.click(screen.getByRole('button', { name: 'Änderung 2 zurücknehmen' }))
  expect(onChange.mock.calls).toEqual([[['Klar. Aus Wind.', 'Wir schmelzen um.']]])
})

test('a change that is accepted is marked no more, and the others are judged as before', () => {
  const onChange = vi.fn<(answer: Answer) => void>()
  const [was, is] = ['Der **alte** Ofen ist aus.\n\nEr war laut.', 'Der **neue** Ofen ist an.\n\nEr war laut.']
  const first = versionView({ _id: 'first', text: was })
  const place = show({
    versions: [first, versionView({ _id: 'second', parent: 'first', text: is })],
    at: 1,
    text: is,
    onChange,
  })
  expect(marked(place, 'ins')).toEqual(['neue', 'an'])
  fireEvent.click(screen.getByRole('button', { name: 'Änderung 1 annehmen' }))
  expect(marked(place, 'ins')).toEqual(['an'])
  fireEvent.click(screen.getByRole('button', { name: 'Änderung 1 zurücknehmen' }))
  expect(onChange.mock.calls).toEqual([['Der **neue** Ofen ist aus.\n\nEr war laut.']])
  fireEvent.click(screen.getByRole('button', { name: 'Änderung 1 annehmen' }))
  screen.getByText('Es ist keine Änderung mehr offen.')
})

const was = 'Der alte Ofen ist aus.\n\nEr war laut.\n\nDie Uhr geht falsch.'
const is = 'Der neue Ofen ist an.\n\nEr war laut.\n\nDie Uhr geht genau.'
const first = versionView({ _id: 'first', text: was })
const second = versionView({ _id: 'second', parent: 'first', refinement: { how: 'shorter' }, text: is })
const backInHand = is.replace('neue', 'alte')
const third = versionView({ _id: 'third', parent: 'second', hand: true, text: backInHand })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('what is open after a piece was taken back, and saved by hand, is what was open before; also after a reload', () => {
  const onChange = vi.fn<(answer: Answer) => void>()
  const place = show({ versions: [first, second], at: 1, text: is, onChange })
  press('Änderung 2 annehmen')
  press('Änderung 1 zurücknehmen')
  expect(onChange.mock.calls).toEqual([[backInHand]])
  expect(marked(place, 'ins')).toEqual(['neue', 'genau'])
  cleanup()
  const later = show({ versions: [first, second, third], at: 2, text: backInHand, onChange })
  expect(marked(later, 'ins')).toEqual(['genau'])
  press('Änderung 1 annehmen')
  press('Alle Änderungen wieder zeigen')
  expect(marked(later, 'ins')).toEqual(['an', 'genau'])
})

test('the keyboard goes on to the next change, and at the end to what says that there is none', () => {
  const changed: Answer[] = []
  const onChange = (answer: Answer) => void changed.push(answer)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const versions = [first, second]
  const { rerender } = render(sheet({ versions, at: 1, text: is, onChange }))
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
  press('Änderung 1 annehmen')
  expect(focused()).toBe('Änderung 1 annehmen')
  screen.getByText('Änderung angenommen. Noch offen: 2.')
  press('Änderung 2 zurücknehmen')
  rerender(sheet({ versions, at: 1, text: String(changed[0]), onChange }))
  expect(focused()).toBe('Änderung 1 zurücknehmen')
  screen.getByText('Änderung zurückgenommen. Noch offen: 1.')
  press('Änderung 1 annehmen')
  expect(focused()).toMatch(/^Es ist keine Änderung mehr offen\./)
})

test('what was accepted stays accepted when another version was looked at meanwhile, which is judged by itself', () => {
  const versions = [versionView({ _id: 'zero', text: 'Der neue Ofen ist an.' }), first, second]
  const place = show({ versions, at: 2, text: is })
  expect(marked(place, 'ins')).toEqual(['neue', 'an', 'genau'])
  press('Änderung 2 annehmen')
  const compare = (index: number) =>
    fireEvent.change(screen.getByRole('combobox'), { target: { value: String(index) } })
  compare(0)
  expect(place.textContent).not.toContain('Änderung angenommen')
  expect(marked(place, 'ins')).toEqual(['Er war laut.', 'Die Uhr geht genau.'])
  compare(1)
  expect(marked(place, 'ins')).toEqual(['neue', 'genau'])
})

test('of several answers each is judged by itself', () => {
  const { rerender } = render(sheet({ versions: [written], at: 0, text: 'Der Ofen ist neu und warm.', variant: 1 }))
  press('Änderung 1 annehmen')
  rerender(sheet({ versions: [written], at: 0, text: 'Die Uhr geht wieder genau.', variant: 2 }))
  expect(Array.from(document.querySelectorAll('p ins'), ({ textContent }) => textContent)).toEqual(['wieder'])
})

test('what was done in one version is not told of another', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const same = versionView({ _id: 'same', parent: 'second', refinement: { how: 'formal' }, text: is })
  const versions = [first, second, third, same]
  const { rerender } = render(sheet({ versions, at: 1, text: is, onChange: () => {} }))
  press('Änderung 1 zurücknehmen')
  rerender(sheet({ versions, at: 2, text: backInHand }))
  screen.getByText('Änderung zurückgenommen. Noch offen: 2.')
  rerender(sheet({ versions, at: 3, text: is }))
  expect(screen.getByRole('status').textContent).toBe('')
  screen.getByText('Die beiden Fassungen sind Wort für Wort gleich.')
})

test('side by side, an answer that was changed by hand is called so beside itself before', () => {
  show({ versions: [written], at: 0, text: 'Die Uhr geht wieder genau.', variant: 2 })
  fireEvent.click(screen.getByText('Nebeneinander'))
  screen.getByRole('region', { name: 'Fassung 1' })
  expect(screen.getByRole('region', { name: 'Von Hand geändert' }).textContent).toContain('wieder')
})

test('a full stop behind a change stays at its word, before the buttons', () => {
  const text = 'Der Ofen ist an.'
  const place = show({
    versions: [versionView({ _id: 'one', text: 'Der Ofen ist aus.' }), versionView({ _id: 'two', text })],
    at: 1,
    text,
  })
  const [button] = place.querySelectorAll('.take-back')
  expect(button?.parentElement?.textContent).toBe('.')
  expect(place.querySelector('.reading p')?.textContent).toBe('Der Ofen ist ausan.')
})
