import type { Counts } from '#shared/meters.ts'
import type { Access } from '../connected/service.ts'

/** A page that a search has found. */
export type Hit = Readonly<{
  title: string
  address: string
  /** The lines that the search shows of it; they are no quotation. */
  snippet: string
  /** When it was published or changed, as `2024-05-17`, where the service says so. */
  date?: string
}>

/**
 * What came of a search: the pages, and what it took: questions, as they are paid for, and tokens of a model. `away`
 * are the services that were to be asked as well and did not answer, as people know them.
 */
export type Searched = Counts & Readonly<{ hits: readonly Hit[]; searches: number; away?: readonly string[] }>

export type SearchQuestion = Readonly<{ words: string; language: string; most: number }>

/** What is sent: a path below the address of the service, and what goes along. */
export type SearchRequest = Readonly<{
  path: string
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  body?: object
}>

/** A service that finds pages: how it is asked, and how its answer is read. */
export type SearchService = Readonly<{
  name: string
  access: Exclude<Access, 'both'>
  /** Where it answers in a language; of one that is named by its address, nothing. */
  address?(language: string): string
  ask(question: SearchQuestion, key: string): SearchRequest
  /** Reads its answer; `base` is where it was asked. Throws where it is none. */
  read(answer: unknown, base: string): readonly Hit[]
}>
