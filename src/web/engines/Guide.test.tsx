// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { engines } from '#catalogue/index.ts'
import { shown } from '#catalogue/shown.ts'
import { SignedIn } from '#tests/signed-in.tsx'
import { Guide } from './Guide.tsx'
import { HowTo } from './HowTo.tsx'

afterEach(cleanup)

const press = engines.find(({ slug }) => slug === 'press_release')
if (!press) throw new Error('There is no such engine.')
const video = 'https://videos.example/presse'
const card = shown(press)
const filmed = shown({ ...press, guide: { ...press.guide, video } })
const close = () => {}

test('guide and help lead to the video of a tool, where one is set', async () => {
  for (const drawn of [
    (engine: typeof card) => <Guide engine={engine} onExample={undefined} />,
    (engine: typeof card) => <HowTo engine={engine} path="press" onExample={undefined} onClose={close} />,
  ]) {
    const { unmount } = render(<SignedIn>{drawn(filmed)}</SignedIn>)
    const link = await screen.findByRole('link', { name: /^Video ansehen/ })
    expect(link.getAttribute('href')).toBe(video)
    unmount()
    render(<SignedIn>{drawn(card)}</SignedIn>)
    expect(screen.queryByRole('link', { name: /Video/ })).toBeNull()
    cleanup()
  }
})
