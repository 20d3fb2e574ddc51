// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { engines } from '#catalogue/index.ts'
import { shown } from '#catalogue/shown.ts'
import type { Plan } from '#shared/plans.ts'
import { Language } from '../language.tsx'
import { Variants } from './Variants.tsx'

afterEach(cleanup)

const social = engines.find(({ slug }) => slug === 'social_media')
const badgesFor = (plan: Plan) => {
  if (!social) throw new Error('There is no such engine.')
  render(
    <Language value="de">
      <Variants calls={shown(social).calls} chosen="social_media_ad" plan={plan} onChoose={() => {}} />
    </Language>,
  )
  return screen
    .getAllByRole('radio')
    .map(({ parentElement }) => within(parentElement!).queryAllByText('Premium').length)
}

test('a variant that the plan does not include names the plan that does, before it is chosen', () => {
  expect(badgesFor('basic')).toEqual([0, 1])
  cleanup()
  expect(badgesFor('premium')).toEqual([0, 0])
})
