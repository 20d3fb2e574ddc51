import type { Answer, Item, Shape } from './answers.ts'
import type { Values } from './fields.ts'
import { hasNamedParts, type NamedParts } from './named-parts/layout.ts'
import { readNamedParts } from './named-parts/read.ts'
import { namedPartsSoFar, withoutHalf as withoutHalfName } from './named-parts/so-far.ts'
import { asNamedParts } from './named-parts/write.ts'
import { isListed, type Listed } from './listed/layout.ts'
import { listedSoFar, readListed, withoutHalf as withoutHalfMark } from './listed/read.ts'
import { asListed } from './listed/write.ts'
import { isList } from './answers.ts'
import type { Locale } from './text.ts'

/** An answer with parts or items that is asked for as prose and taken apart afterwards (decision 086). */
export type Prose = NamedParts | Listed
export const isProse = (shape: Shape): shape is Prose => hasNamedParts(shape) || isListed(shape)

type Taken = Values | readonly Item[] | undefined

/** Its parts or items: undefined where nothing tells them apart. */
export const readProse = (shape: Prose, written: string): Taken =>
  isListed(shape) ? readListed(shape, written) : readNamedParts(shape, written)

/** As much of it as can be told while it comes. */
export const proseSoFar = (shape: Prose, written: string): Taken =>
  isListed(shape) ? listedSoFar(shape, written) : namedPartsSoFar(shape, written)

/** An answer that was cut off, without what of a label or a mark is there by half. */
export const withoutHalf = (shape: Prose, written: string): string =>
  isListed(shape) ? withoutHalfMark(shape, written) : withoutHalfName(shape, written)

/** An answer as a model is asked to write it. */
export const asProse = (shape: Prose, answer: Exclude<Answer, string>, locale: Locale): string =>
  isListed(shape) ? asListed(shape, isList(answer) ? answer : [answer]) : asNamedParts(shape, answer, locale)
