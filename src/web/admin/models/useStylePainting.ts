import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { isList } from '#shared/answers.ts'
import { asProblem, type Problem } from '#shared/problems.ts'
import { useNews } from '../../data/news.ts'
import { removeRuns, runsKey, stopRun } from '../../data/runs.ts'
import { showStyleBy, stylePicturesQuery } from '../../data/style-pictures.ts'
import { keyNow } from '../../runs/same-key.ts'
import { sendRun } from '../../runs/send-run.ts'
import { wholeAnswer } from '../../runs/whole-answer.ts'

/** The one motif of all pictures: styles are compared by it. */
const prompt = 'A small house with a red roof in front of green hills, the sun in a clear sky'

type State =
  | { readonly state: 'idle' | 'stopped' }
  | { readonly state: 'painting' | 'stopping'; readonly at: number; readonly of: number }
  | { readonly state: 'failed'; readonly problem: Problem }

/**
 * Has pictures of styles painted one after the other, each by a run of the tool that generates pictures, which goes
 * once its picture is kept. What is there stays, whatever becomes of the others.
 */
export function useStylePainting() {
  const client = useQueryClient()
  const tell = useNews()
  const [state, set] = useState<State>({ state: 'idle' })
  const leaving = useRef<AbortController>(undefined)
  const run = useRef('')
  const isStopped = useRef(false)
  useEffect(() => () => leaving.current?.abort(), [])

  async function paintOne(style: string, model: string, signal: AbortSignal) {
    const body = { prompt, style, ratio: '3:2', howMany: 1, model }
    // The same once more is another picture as soon as there is one.
    const shown = client.getQueryData(stylePicturesQuery.queryKey)?.[style] ?? ''
    const { key, failed } = keyNow({ call: `style ${shown}`, body, language: '' })
    const paints = async () => {
      const response = await sendRun('/api/engins/AiGeneratedImages', body, { key, signal })
      run.current = response.headers.get('X-Run-Id') ?? ''
      return wholeAnswer(response, signal, tell)
    }
    const answer = await paints().catch((error: unknown) => {
      failed(error)
      throw error
    })
    const [address] = isList(answer) ? answer : []
    if (typeof address !== 'string') return failed()
    client.setQueryData(stylePicturesQuery.queryKey, await showStyleBy(style, address))
    await removeRuns(new URLSearchParams({ ids: run.current }))
  }

  async function paint(styles: readonly string[], model: string) {
    const { signal } = (leaving.current = new AbortController())
    isStopped.current = false
    try {
      for (const [at, style] of styles.entries()) {
        if (isStopped.current) break
        set({ state: 'painting', at, of: styles.length })
        await paintOne(style, model, signal)
      }
      set({ state: isStopped.current ? 'stopped' : 'idle' })
    } catch (error) {
      if (!signal.aborted)
        set(isStopped.current ? { state: 'stopped' } : { state: 'failed', problem: asProblem(error) })
    } finally {
      tell({ stale: runsKey })
    }
  }
  function stop() {
    if (state.state !== 'painting') return
    isStopped.current = true
    set({ ...state, state: 'stopping' })
    // One that has just ended need not be stopped; it is the last all the same.
    if (run.current) stopRun(run.current).catch(() => undefined)
  }
  return { state, paint, stop }
}
