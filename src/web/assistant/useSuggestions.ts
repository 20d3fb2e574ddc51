import { useEffect, useRef, useState } from 'react'
import { isList, type Item } from '#shared/answers.ts'
import { after } from '#shared/events.ts'
import { asProblem, Problem } from '#shared/problems.ts'
import { useNews } from '../data/news.ts'
import { runsKey } from '../data/runs.ts'
import { follow } from '../follow.ts'
import type { Failure } from '../runs/FailureOf.tsx'
import { type Ask, keyNow } from '../runs/same-key.ts'
import { sendRun } from '../runs/send-run.ts'

type Came = {
  /** The run that has read what is laid under it. */
  again?: string | undefined
  onItems(items: readonly Item[], isWhole: boolean, run: string): void
}

/** Asks for a list and hands it on as it comes. Leaving the page stops nothing: asking the same again goes on. */
export function useSuggestions() {
  const tell = useNews()
  const [asking, setAsking] = useState<string>()
  const [failure, setFailure] = useState<Failure & { what: string }>()
  const watching = useRef<AbortController>(undefined)
  useEffect(() => () => watching.current?.abort(), [])

  async function ask(what: string, asked: Ask, { again, onItems }: Came, otherThan?: string) {
    watching.current?.abort()
    const { signal } = (watching.current = new AbortController())
    const { key, failed } = keyNow(asked)
    let run = ''
    setFailure(undefined)
    setAsking(what)
    try {
      const by = { again: otherThan ?? again, byOther: !!otherThan }
      const response = await sendRun(`/api/engins/${asked.call}`, asked.body, { key, signal, ...by })
      run = response.headers.get('X-Run-Id') ?? ''
      let answer: Parameters<typeof after>[0] = ''
      for await (const event of follow(run, signal, response)) {
        if (event.event === 'error') throw new Problem(event.code, event.details)
        if (event.event === 'message_end') {
          answer = event.answer
          tell({ use: { used: event.used, limit: event.limit } })
          tell({ stale: runsKey })
        } else if (event.event !== 'progress' && event.event !== 'source') answer = after(answer, event)
        const items = isList(answer) ? answer : event.event === 'message_end' && answer ? [String(answer)] : []
        if (items.length) onItems(items, event.event === 'message_end', run)
      }
    } catch (error) {
      if (signal.aborted) return
      failed(error)
      setFailure({ what, problem: asProblem(error), run })
    } finally {
      if (watching.current?.signal === signal) setAsking(undefined)
    }
  }
  /** Listens no longer: what still comes is for nobody here. */
  function leave() {
    watching.current?.abort()
    setAsking(undefined)
    setFailure(undefined)
  }
  return { asking, failure, ask, leave, forgive: () => setFailure(undefined) }
}
export type Suggesting = ReturnType<typeof useSuggestions>
