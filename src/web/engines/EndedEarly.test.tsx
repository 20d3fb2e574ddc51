// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Language } from '../language.tsx'
import type { Done } from '../runs/run-state.ts'
import { EndedEarly } from './EndedEarly.tsx'

afterEach(cleanup)

const stopped: Done = {
  state: 'done',
  run: 'a',
  call: 'press',
  answer: '',
  text: '',
  sources: [],
  cut: false,
  stopped: true,
}
const show = (paints: boolean) =>
  render(
    <Language value="de">
      <EndedEarly run={stopped} paints={paints} />
    </Language>,
  )

test('who stops pictures is told of pictures, who stops a text of a text', () => {
  show(true)
  expect(screen.getByText('Angehalten. Die Bilder, die hier stehen, bleiben erhalten.')).toBeTruthy()
  cleanup()
  show(false)
  expect(screen.getByText('Angehalten. Der bisherige Text bleibt erhalten.')).toBeTruthy()
})
