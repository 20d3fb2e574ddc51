import { useEffect, useRef, useState } from 'react'
import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { editorRoutes } from '#server/editor/routes.ts'
import { asProblem, Problem } from '#shared/problems.ts'
import { given, ours, until } from '../api.ts'
import { useNews } from '../data/news.ts'
import { runsKey } from '../data/runs.ts'
import { keyNow } from '../runs/same-key.ts'
import { sendRun } from '../runs/send-run.ts'
import { wholeAnswer } from '../runs/whole-answer.ts'

const calls = hc<typeof editorRoutes>('/api', ours)

/** Whether a connected model can be shown pictures. */
export const seerQuery = queryOptions({
  queryKey: ['seer'] as const,
  queryFn: ({ signal }) => given(calls.editor.describe.$get({}, until(signal))),
  staleTime: 60_000,
  retry: false,
})

export type Described = { picture: string; around?: string; language: string }

type State =
  | { readonly state: 'none' }
  | { readonly state: 'looking' }
  | { readonly state: 'there'; readonly text: string }
  | { readonly state: 'failed'; readonly problem: Problem }

/** One line without the quotation marks that models like to put around it. */
const asLine = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^["„“»']+(.*?)["“”«']+$/, '$1')
    .slice(0, 500)

/** Has a model that sees say what a picture shows; the same is not charged twice. */
export function useDescribing(onText: (text: string) => void) {
  const tell = useNews()
  const [state, set] = useState<State>({ state: 'none' })
  const watching = useRef<AbortController>(undefined)
  useEffect(() => () => watching.current?.abort(), [])

  async function ask(body: Described) {
    watching.current?.abort()
    const { signal } = (watching.current = new AbortController())
    set({ state: 'looking' })
    const { key, failed } = keyNow({ call: 'editor/describe', body, language: body.language })
    try {
      const response = await sendRun('/api/editor/describe', body, { key, signal })
      const answer = await wholeAnswer(response, signal, tell)
      tell({ stale: runsKey })
      const text = typeof answer === 'string' ? asLine(answer) : ''
      if (!text) throw new Problem('model_empty')
      set({ state: 'there', text })
      onText(text)
    } catch (error) {
      if (signal.aborted) return
      failed(error)
      set({ state: 'failed', problem: asProblem(error) })
    }
  }
  return { ...state, ask: (asked: Described) => void ask(asked) }
}
