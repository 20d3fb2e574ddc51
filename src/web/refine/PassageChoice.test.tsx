// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Language } from '../language.tsx'
import { PassageChoice } from './PassageChoice.tsx'

afterEach(cleanup)

test('a paragraph is called by its first words as they are read, with the day that stands in them', () => {
  const text = '## Der **Ofen**\n\nAm Montag, dem 4. Mai, wurde er gelöscht.\n\n1. Eins\n2. Zwei'
  const source = { text, parts: [{ path: [], from: 0, to: text.length }] }
  render(
    <Language value="de">
      <PassageChoice source={source} place={undefined} onPlace={() => {}} />
    </Language>,
  )
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Der ganze Text',
    '1. Der Ofen',
    '2. Am Montag, dem 4. Mai, wurde er gelöscht.',
    '3. Eins Zwei',
  ])
})
