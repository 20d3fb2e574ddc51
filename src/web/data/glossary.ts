import { useMemo } from 'react'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { glossary } from '#server/knowledge/glossary.ts'
import { joined, type Term } from '#shared/terms.ts'
import { given, ours, until } from '../api.ts'
import { placeOf, type Whose } from './knowledge.ts'
import { useNews } from './news.ts'

const callsOf = (brand: Whose) => hc<typeof glossary>(placeOf(brand, 'glossary'), ours)
const glossaryKey = (brand: Whose) => ['glossary', brand ?? ''] as const
const asTerm = ({ language, ...term }: { language?: Term['language'] | undefined } & Omit<Term, 'language'>): Term => ({
  ...term,
  ...(language && { language }),
})

export const glossaryQuery = (brand: Whose) =>
  queryOptions({
    queryKey: glossaryKey(brand),
    queryFn: async ({ signal }) => (await given(callsOf(brand).index.$get({}, until(signal)))).terms.map(asTerm),
  })

/** Changes a glossary as it stands by then, wherever it was changed meanwhile. */
export const useChangeGlossary = (brand: Whose) => {
  const client = useQueryClient()
  const tell = useNews()
  return useMutation({
    async mutationFn(change: (terms: readonly Term[]) => readonly Term[]) {
      const terms = change(await client.fetchQuery({ ...glossaryQuery(brand), staleTime: 0 }))
      const sent = terms.map(term => ({ ...term, avoid: [...term.avoid] }))
      return (await given(callsOf(brand).index.$put({ json: { terms: sent } }))).terms.map(asTerm)
    },
    onSuccess(terms) {
      client.setQueryData(glossaryKey(brand), terms)
      tell({ stale: glossaryKey(brand) })
    },
  })
}

const none: readonly Term[] = []

/** What things are called in a text of the person's, for a brand or for none: nothing while that is on its way. */
export const useTerms = (brand: Whose): readonly Term[] => {
  const own = useQuery(glossaryQuery(undefined)).data ?? none
  const theirs = useQuery({ ...glossaryQuery(brand), enabled: brand !== undefined }).data ?? none
  return useMemo(() => (brand === undefined ? own : joined(own, theirs)), [brand, own, theirs])
}
