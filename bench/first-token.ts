import { setTimeout as pause } from 'node:timers/promises'
import { type Door, read, type Reader } from './readers.ts'
import { digits, median, type Row } from './table.ts'

const probes = 40
const short = '[[tokens:3]]'
const crowd = 200
/** So many texts a server has written that is in use, and so many of them at once. */
const [used, together] = [600, 10]

const firstToken = async (door: Door) => {
  const reader = read(door, short)
  const milliseconds = await reader.first
  await reader.over
  return milliseconds
}

/** Milliseconds until the first token of one text more, by door. */
const compare = async (doors: readonly Door[]) => {
  const found = doors.map(() => [] as number[])
  for (let at = 0; at < probes + 5; at++)
    for (const [place, door] of doors.entries()) {
      const milliseconds = await firstToken(door)
      if (at >= 5) found[place]?.push(milliseconds)
      await pause(5)
    }
  return found.map(median)
}

const row = (what: string, [direct = 0, pipe = 0, keeping = 0, ours = 0]: readonly number[], most: number): Row => ({
  what,
  bare: `${digits(pipe - direct)} ms; ${digits(keeping - direct)} ms with a row written before`,
  ours: `${digits(ours - direct)} ms`,
  result: `${digits(ours - direct)} ms`,
  aim: `${most} ms`,
  met: ours - direct <= most,
})

/** Has texts written at every door, so that each server has done before what is measured then. */
const use = async (doors: readonly Door[]) => {
  for (const door of doors)
    for (let at = 0; at < used; at += together)
      await Promise.all(Array.from({ length: together }, () => firstToken(door)))
}

/**
 * How much later the first word comes than from the model itself: alone after a start, while 200 texts are being
 * written, and alone again in a server that has been in use.
 */
export const addedToFirstToken = async (direct: Door, pipe: Door, keeping: Door, ours: Door): Promise<Row[]> => {
  const doors = [direct, pipe, keeping, ours]
  const alone = await compare(doors)
  const readers: Reader[] = []
  for (let at = 0; at < crowd; at++) {
    readers.push(read(ours, '[[pace:30]] [[tokens:450]]'))
    if (at % 10 === 9) await pause(25)
  }
  await Promise.all(readers.map(({ first }) => first))
  const crowded = await compare(doors)
  await Promise.all(readers.map(({ over }) => over))
  await use(doors)
  await pause(500)
  return [
    row('Added to the first token, nobody else there, just started', alone, 6),
    row(`Added to the first token, nobody else there, after ${used} texts`, await compare(doors), 6),
    row(`Added to the first token, ${crowd} other streams`, crowded, 12),
  ]
}
