import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { FileView } from '#server/files/views.ts'
import { type Answer, isList } from '#shared/answers.ts'
import { after } from '#shared/events.ts'
import { asProblem, Problem } from '#shared/problems.ts'
import { call as send, post } from '../api.ts'
import { fileQuery, filesKey } from '../data/files.ts'
import { useNews } from '../data/news.ts'
import { runsKey, stopRun } from '../data/runs.ts'
import { follow } from '../follow.ts'
import { keyNow } from '../runs/same-key.ts'

type State =
  | { readonly state: 'none' }
  | { readonly state: 'making'; readonly run?: string; readonly stopping?: boolean }
  | { readonly state: 'stopped' }
  | { readonly state: 'failed'; readonly problem: Problem }

/** Has one picture painted, by a run like those of the tool itself; the same is not charged twice. */
export function useMaking(onMade: (file: FileView) => Promise<void>) {
  const client = useQueryClient()
  const tell = useNews()
  const [state, set] = useState<State>({ state: 'none' })
  const watching = useRef<AbortController>(undefined)
  useEffect(() => () => watching.current?.abort(), [])

  async function make(call: string, body: object, language: string, attempt: number) {
    watching.current?.abort()
    const { signal } = (watching.current = new AbortController())
    set({ state: 'making' })
    const { key, failed } = keyNow({ call: `${call} ${attempt}`, body, language })
    try {
      const { headers, ...init } = post(body)
      const all = { ...headers, Accept: 'text/event-stream', 'Idempotency-Key': key }
      const response = await send(`/api/engins/${call}`, { ...init, headers: all, signal })
      const run = response.headers.get('X-Run-Id') ?? ''
      set({ state: 'making', run })
      let answer: Answer = []
      for await (const event of follow(run, signal, response)) {
        if (event.event === 'error') throw new Problem(event.code, event.details)
        if (event.event === 'message_end') tell({ use: { used: event.used, limit: event.limit } })
        if (event.event !== 'progress' && event.event !== 'source') answer = after(answer, event)
      }
      tell({ stale: runsKey })
      tell({ stale: filesKey })
      const [address] = isList(answer) ? answer : []
      if (typeof address !== 'string') return set({ state: 'stopped' })
      await onMade(await client.fetchQuery(fileQuery(address)))
      set({ state: 'none' })
    } catch (error) {
      if (signal.aborted) return
      failed()
      set({ state: 'failed', problem: asProblem(error) })
    }
  }
  function stop() {
    if (state.state !== 'making' || !state.run) return
    set({ ...state, stopping: true })
    stopRun(state.run).catch((error: unknown) => set({ state: 'failed', problem: asProblem(error) }))
  }
  return { ...state, make, stop }
}
