import type { Answer } from './answers.ts'
import { lengthOf } from './text.ts'

/** The ways of changing a text that have a name. */
export const hows = ['shorter', 'longer', 'simpler', 'formal', 'relaxed'] as const
export type How = (typeof hows)[number]

/** A part of a text: from where to where, in characters as people count them, and what stands there. */
export type Passage = Readonly<{ start: number; end: number; text: string }>

/**
 * What more is wanted of a list, or beside what is pinned of named parts: everything that stands stays. `like` is the
 * item that the new ones are to be like, counted from 1.
 */
export type More = { readonly like?: number }

/**
 * A claim that is to be checked once more, counted from 1: with the pages of a new search, or with a page that the
 * person names.
 */
export type Recheck = { readonly claim: number; readonly source?: string }

/** A place where a source is missing or does not say it, counted from 1: one is to be searched for it. */
export type Cite = { readonly gap: number }

/** A way to change a text: one that has a name, in words of one's own, or more of the same. */
export type Change =
  | { readonly how: How }
  | { readonly instruction: string }
  | { readonly more: More }
  | { readonly check: Recheck }
  | { readonly cite: Cite }

/** What is to become of a text: the way, of the whole or of a part of it. */
export type Refinement = Change & {
  readonly selection?: Passage
  /** The answer as its reader has changed it by hand, where that is what is to be changed further. */
  readonly answer?: Answer
  /** Of several answers the one that is to be changed, counted from 1. */
  readonly variant?: number
}

/** The most that can be sent as an answer changed by hand, in characters. */
export const longestText = 400_000

/** Characters. */
export const longestInstruction = 1000

/** A text in three parts, of which the one in the middle is to be written anew. */
export type AroundPassage = Readonly<{ before: string; piece: string; rest: string }>

/**
 * A text opened at a passage. The spaces at its edges stay outside, since nobody means them. Undefined where the
 * passage does not stand there, or holds nothing to be changed.
 */
export const openedAt = (text: string, { start, end, text: stands }: Passage): AroundPassage | undefined => {
  const signs = [...text]
  const [before, piece] = [signs.slice(0, start).join(''), signs.slice(start, end).join('')]
  if (piece !== stands || !piece.trim()) return undefined
  const from = before.length + piece.length - piece.trimStart().length
  const to = before.length + piece.trimEnd().length
  return { before: text.slice(0, from), piece: text.slice(from, to), rest: text.slice(to) }
}

/** The passage between two places that a program counts, as a person counts it. */
export const passageIn = (text: string, from: number, to: number): Passage => {
  const start = lengthOf(text.slice(0, from))
  const passage = text.slice(from, to)
  return { start, end: start + lengthOf(passage), text: passage }
}
