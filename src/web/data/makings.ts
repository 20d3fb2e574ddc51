import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { makingRoutes } from '#server/makings/routes.ts'
import type { Document } from '#shared/document/schema.ts'
import { given, ours, until } from '../api.ts'

const { making: calls } = hc<typeof makingRoutes>('/api', ours)
const paramOf = (id: string) => ({ param: { id: encodeURIComponent(id) } })

/** What was begun to be made of documents, here or elsewhere, and is no document yet. */
export const makingsQuery = queryOptions({
  queryKey: ['makings'],
  queryFn: async ({ signal }) => (await given(calls.$get({}, until(signal)))).makings,
  staleTime: 0,
})

/** One of them, with all that is needed to go on. */
export const findMaking = (id: string) => given(calls[':id'].$get(paramOf(id)))

type Part = { content: Document; body: Record<string, unknown> }
type New = {
  source: string
  engine: string
  call: string
  called: string
  language?: string
  without?: 'model'
  parts: Part[]
}
/** Keeps what is to be made, so that it becomes a document whatever happens to this page. */
export const keepMaking = (id: string, json: New) => calls[':id'].$put({ ...paramOf(id), json })
/** Keeps in which run a part is written, counted from 1. */
export const keepRunOf = (id: string, part: number, run: string) =>
  calls[':id'].$patch({ ...paramOf(id), json: { part, run } })

type Made = { titel_text: string; content: Document; language?: string; run: string }
/** Makes the document that has come of it, once. Throws `not_found` where it was given up elsewhere. */
export const makeDocument = (id: string, json: Made) => given(calls[':id'].document.$post({ ...paramOf(id), json }))
/** What is given up stays in the history as far as it was written. */
export const giveUpMaking = (id: string) => calls[':id'].$delete(paramOf(id))
