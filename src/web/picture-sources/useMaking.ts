import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { FileView } from '#server/files/views.ts'
import { isList } from '#shared/answers.ts'
import { asProblem, type Problem } from '#shared/problems.ts'
import { fileQuery, filesKey } from '../data/files.ts'
import { useNews } from '../data/news.ts'
import { runsKey, stopRun } from '../data/runs.ts'
import { keyNow } from '../runs/same-key.ts'
import { sendRun } from '../runs/send-run.ts'
import { wholeAnswer } from '../runs/whole-answer.ts'

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
      const response = await sendRun(`/api/engins/${call}`, body, { key, signal })
      set({ state: 'making', run: response.headers.get('X-Run-Id') ?? '' })
      const answer = await wholeAnswer(response, signal, tell)
      tell({ stale: runsKey })
      tell({ stale: filesKey })
      const [address] = isList(answer) ? answer : []
      if (typeof address !== 'string') return set({ state: 'stopped' })
      await onMade(await client.fetchQuery(fileQuery(address)))
      set({ state: 'none' })
    } catch (error) {
      if (signal.aborted) return
      failed(error)
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
