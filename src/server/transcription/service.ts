import type { Segment } from '#shared/segments.ts'
import type { ServiceCard } from '../connected/service.ts'

/** What a service is asked to listen to, besides the sound itself. */
export type ListenQuestion = Readonly<{
  model: string
  key: string
  /** Names and terms that are likely to be said. */
  terms: readonly string[]
}>

/** How it is asked: the sound goes as a part of a form with these fields, or alone where there are none. */
export type ListenRequest = Readonly<{
  path: string
  query?: readonly (readonly [string, string])[]
  headers: Readonly<Record<string, string>>
  form?: readonly (readonly [string, string])[]
}>

/** What was heard: pieces with their times, which begin with the sound that was sent; and its language, as `de`. */
export type Heard = Readonly<{ segments: readonly Segment[]; language?: string }>

/** A service that listens: how it is asked, and how its answer is read. */
export type ListenService = ServiceCard &
  Readonly<{
    /** Where it answers; of one that is named by its address, nothing. */
    base?: string
    /** The longest sound that a model takes at once; seconds. */
    most(model: string): number
    ask(question: ListenQuestion): ListenRequest
    /** Reads its answer about sound of so many seconds. Throws where it is none. */
    read(answer: unknown, seconds: number): Heard
  }>
