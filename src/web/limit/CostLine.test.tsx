// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { SignedIn } from '#tests/signed-in.tsx'
import { CostLine } from './CostLine.tsx'

afterEach(cleanup)

const said = (line: Parameters<typeof CostLine>[0], left: number | null) =>
  render(
    <SignedIn used={left === null ? 500 : 200 - left} limit={left === null ? null : 200}>
      <CostLine {...line} />
    </SignedIn>,
  ).container.textContent

test('a cost is said where the plan has a limit and at most ten are left', () => {
  expect(said({ cost: 1 }, 10)).toBe('Kostet 1 Anfrage. Sie haben noch 10.')
  expect(said({ cost: 3 }, 4)).toBe('Kostet 3 Anfragen. Sie haben noch 4.')
  expect(said({ cost: 0 }, 4)).toBe('Kostet keine Anfrage.')
  for (const cost of [0, 1, 3]) expect([said({ cost }, 11), said({ cost }, null)]).toEqual(['', ''])
})

test('several that nobody asks about first are said of every limited plan, and of no other', () => {
  expect(said({ cost: 4, unasked: true }, 150)).toBe('Kostet 4 Anfragen. Sie haben noch 150.')
  expect([said({ cost: 1, unasked: true }, 150), said({ cost: 4, unasked: true }, null)]).toEqual(['', ''])
})

test('no other screen of a person says by itself that something costs requests', () => {
  const screens = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter(
    name => /\.tsx?$/.test(name) && !/\.test\.|^limit\/CostLine|^(admin|api-page|showcase)\//.test(name),
  )
  expect(screens.length).toBeGreaterThan(500)
  const costs = /[Kk]ostet (dann )?(1|eine|\$\{\w+\}) Anfragen?\b|[Cc]osts (1|one|\$\{\w+\}) requests?\b/
  expect(screens.filter(name => costs.test(readFileSync(`src/web/${name}`, 'utf8')))).toEqual([])
})
