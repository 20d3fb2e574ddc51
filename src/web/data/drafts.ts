import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { draftRoutes } from '#server/drafts/routes.ts'
import type { BlogDraft } from '#shared/blog-draft.ts'
import { given, ours, until } from '../api.ts'

const { drafts: calls } = hc<typeof draftRoutes>('/api', ours)
const param = { engine: 'blog_post_assistant' }

/** All that is known of what was begun, to be told stale when it has changed. */
export const draftKey = ['drafts'] as const

/** The blog post that a person has begun. */
export const blogDraftQuery = queryOptions({
  queryKey: [...draftKey, param.engine],
  queryFn: ({ signal }) => given(calls[':engine'].$get({ param }, until(signal))),
  staleTime: 0,
})

/** Keeps it in the place of the state with this revision. Throws `draft_elsewhere` where there is another now. */
export const keepBlogDraft = (revision: number, draft: BlogDraft) =>
  given(calls[':engine'].$put({ param, json: { revision, draft } }, { init: { keepalive: true } }))
