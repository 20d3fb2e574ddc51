import { setTimeout as pause } from 'node:timers/promises'
import { read } from './readers.ts'
import type { Measured } from './servers.ts'
import { digits, median, percentile, type Row } from './table.ts'

const texts = 500
const rounds = 3
/** All of them begin within so long; milliseconds. */
const within = 2000
/** Nothing else is done so often in this time: a text at its own moment, as people would begin them. */
const every = within / texts
const question = '[[pace:10]] [[tokens:60]]'

/** Milliseconds until the first word of each of these texts. */
const firstWords = async ({ door }: Measured) => {
  const began = performance.now()
  const readers = []
  for (let at = 0; at < texts; at++) {
    readers.push(read(door, question))
    await pause(Math.max(0, began + (at + 1) * every - performance.now()))
  }
  const found = await Promise.all(readers.map(({ first }) => first))
  await Promise.all(readers.map(({ over }) => over))
  return found
}

/** How long people wait for their first word where 500 texts are begun within two seconds. */
export const begunTogether = async (pipe: Measured, ours: Measured): Promise<Row[]> => {
  const [bare, own]: [number[][], number[][]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    bare.push(await firstWords(pipe))
    await pause(1000)
    own.push(await firstWords(ours))
    await pause(1000)
  }
  const row = (what: string, of: (values: readonly number[]) => number, most: number): Row => {
    const [theirs, result] = [median(bare.map(of)), median(own.map(of))]
    return {
      what: `${texts} texts begun within ${within / 1000} s, first word, ${what}`,
      bare: `${digits(theirs)} ms`,
      ours: `${digits(result)} ms; just started ${digits(of(own[0] ?? []))} ms`,
      result: `${digits(result)} ms`,
      aim: `${most} ms`,
      met: result <= most,
    }
  }
  return [row('median', median, 100), row('95th of 100', percentile(95), 500)]
}
