import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const meta = new URL('migrations/meta/', import.meta.url)
const read = (name: string) => JSON.parse(readFileSync(new URL(name, meta), 'utf8'))

test('each snapshot of the tables is drawn from the one before, so that the next migration holds what is new alone', () => {
  const { entries } = read('_journal.json') as { entries: readonly { idx: number }[] }
  const chain = entries.map(({ idx }) => read(`${String(idx).padStart(4, '0')}_snapshot.json`))
  expect(chain.slice(1).map(({ prevId }) => prevId)).toEqual(chain.slice(0, -1).map(({ id }) => id))
})
