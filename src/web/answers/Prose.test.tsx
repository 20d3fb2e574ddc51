// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { form } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { Language } from '../language.tsx'
import { Prose } from './Prose.tsx'

afterEach(cleanup)

const shape = form({ goal: area({ de: 'Ziel', en: 'Goal' }) })
const drawn = (goal: string, writing: boolean) => (
  <Language value="de">
    <Prose {...{ shape, writing }} name="goal" answer={{ goal }} onChange={writing ? undefined : () => {}} />
  </Language>
)

test('a part that came while the text was written stays to be written in when somebody empties it', () => {
  const { rerender } = render(drawn('', true))
  expect(screen.queryByText('Ziel')).toBeNull()
  rerender(drawn('Ein warmer Ofen.', true))
  rerender(drawn('Ein warmer Ofen.', false))
  rerender(drawn('', false))
  screen.getByText('Ziel')
})
