import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { languageToolRoutes } from '#server/admin/language-tool.ts'
import type { SpellingRemark, spellingRoutes } from '#server/spelling/routes.ts'
import { given, ours, until } from '../api.ts'

const { spelling } = hc<typeof spellingRoutes>('/api', ours)
const { 'language-tool': tool } = hc<typeof languageToolRoutes>('/api/admin', ours)

/** Who checks grammar and spelling here, and whether texts are sent elsewhere for it. */
export const spellingQuery = queryOptions({
  queryKey: ['spelling'],
  queryFn: ({ signal }) => given(spelling.$get({}, until(signal))),
})

/** What dictionaries or LanguageTool find in some paragraphs. */
export const checkSpelling = (language: string, texts: string[], by: SpellingRemark['by']) =>
  given(spelling.$post({ json: { language, texts, by } }))

export const languageToolKey = ['language-tool'] as const
/** Where LanguageTool is, and whether it works. */
export const languageToolQuery = queryOptions({
  queryKey: languageToolKey,
  queryFn: ({ signal }) => given(tool.$get({}, until(signal))),
  staleTime: 0,
})
/** Asks LanguageTool to check one sentence of ours. */
export const tryLanguageTool = () => given(tool.try.$post())
