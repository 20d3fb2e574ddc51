import type { Limits } from '#server/models/limits.ts'
import type { Ask, Piece } from '#server/models/writer.ts'
import type { Counts } from '#shared/meters.ts'
import { asProblem, type Problem } from '#shared/problems.ts'

/** Long enough for any machine; only asking again is quick. */
export const patient: Limits = { first: 15_000, between: 15_000, total: 60_000, again: 5, text: 200_000 }

export const asked = (): Ask => ({
  system: 'Sie schreiben.',
  prompt: 'Schreiben Sie etwas.',
  signal: new AbortController().signal,
})

export type Came = {
  text: string
  usages: readonly Counts[]
  cut: boolean
  /** Who said that it writes. */
  by?: string
  /** How many texts were said to be before it. */
  before?: readonly number[]
  problem?: Problem
}

/** Reads a text to its end, whatever that is. */
export const read = async (writing: AsyncIterable<Piece>): Promise<Came> => {
  const usages: Counts[] = []
  const before: number[] = []
  let text = ''
  let cut = false
  let by: string | undefined
  try {
    for await (const piece of writing)
      if (typeof piece === 'string') text += piece
      else if ('cut' in piece) cut = true
      else if ('by' in piece) by = piece.by
      else if ('ahead' in piece) before.push(piece.ahead)
      else usages.push(piece)
    return { text, usages, cut, ...(by && { by }), ...(before.length && { before }) }
  } catch (error) {
    return { text, usages, cut, ...(by && { by }), ...(before.length && { before }), problem: asProblem(error) }
  }
}
