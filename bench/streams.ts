import { setTimeout as pause } from 'node:timers/promises'
import { read, type Reader } from './readers.ts'
import type { Measured } from './servers.ts'
import { digits, median, type Row } from './table.ts'

const streams = 200
const pace = 30
const seconds = 9
const rounds = 3
const question = `[[pace:${pace}]] [[tokens:${pace * seconds}]]`

const tokensOf = (readers: readonly Reader[]) => readers.reduce((sum, reader) => sum + reader.tokens(), 0)

/** Microseconds of CPU a token: while all write, and over the whole, with all that a beginning and an end take. */
const measure = async ({ door, meter }: Measured) => {
  const before = await meter('cpu')
  const readers: Reader[] = []
  for (let at = 0; at < streams; at++) {
    readers.push(read(door, question))
    if (at % 10 === 9) await pause(25)
  }
  await Promise.all(readers.map(({ first }) => first))
  await pause(1000)
  const [began, tokensThen] = [await meter('cpu'), tokensOf(readers)]
  await pause(5000)
  const [ended, tokensNow] = [await meter('cpu'), tokensOf(readers)]
  await Promise.all(readers.map(({ over }) => over))
  await pause(500)
  const after = await meter('cpu')
  return {
    writing: (ended.cpu - began.cpu) / (tokensNow - tokensThen),
    whole: (after.cpu - before.cpu) / (streams * pace * seconds),
  }
}

type Measure = Awaited<ReturnType<typeof measure>>

/** What a token costs when 200 texts are written at once, side by side with a pipe to the same model. */
export const cpuPerToken = async (pipe: Measured, ours: Measured): Promise<Row[]> => {
  const all: [Measure, Measure][] = []
  for (let round = 0; round < rounds; round++) all.push([await measure(pipe), await measure(ours)])
  const row = (what: string, part: keyof Measure, most: number): Row => {
    const bare = median(all.map(([measured]) => measured[part]))
    const own = median(all.map(([, measured]) => measured[part]))
    const ratio = median(all.map(([one, other]) => other[part] / one[part]))
    return {
      what,
      bare: `${digits(bare)} µs`,
      ours: `${digits(own)} µs`,
      result: `${digits(ratio)} times`,
      aim: `${most} times`,
      met: ratio <= most,
    }
  }
  return [
    row(`CPU a token, ${streams} streams`, 'writing', 2.2),
    row(`the same with beginning and end, ${pace * seconds} tokens a text`, 'whole', 2),
  ]
}
