import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '#shared/answers.ts'
import type { CompanionName } from '#shared/companions.ts'
import { after } from '#shared/events.ts'
import { all as everySource, leavesOut } from '#shared/knowledge.ts'
import { asProblem, Problem } from '#shared/problems.ts'
import { addCompanions, companionsQuery } from '../data/companions.ts'
import { useNews } from '../data/news.ts'
import { runQuery, runsKey } from '../data/runs.ts'
import { follow } from '../follow.ts'
import type { Failure } from '../runs/FailureOf.tsx'
import { type Ask, keyNow } from '../runs/same-key.ts'
import { sendRun } from '../runs/send-run.ts'

type Live = { readonly answer: Answer } | Failure

/**
 * A text that goes with another: how far it is, and how to have it made. The same is not charged twice; leaving the
 * page stops nothing, and whoever comes back goes on listening.
 */
export function useCompanion(article: string, name: CompanionName, kept: string | undefined) {
  const client = useQueryClient()
  const tell = useNews()
  const [live, setLive] = useState<Live>()
  const watching = useRef<AbortController>(undefined)
  useEffect(() => () => watching.current?.abort(), [])
  const { data: about } = useQuery({ ...runQuery(kept ?? ''), enabled: kept !== undefined && !live, retry: false })

  const begin = () => {
    watching.current?.abort()
    setLive({ answer: '' })
    return (watching.current = new AbortController()).signal
  }
  const keep = async (run: string) =>
    client.setQueryData(companionsQuery(article).queryKey, await addCompanions(article, { texts: { [name]: run } }))

  async function hear(run: string, signal: AbortSignal, response?: Response) {
    let answer: Answer = ''
    for await (const event of follow(run, signal, response)) {
      if (event.event === 'error') throw new Problem(event.code, event.details)
      if (event.event === 'message_end') tell({ use: { used: event.used, limit: event.limit } })
      if (event.event !== 'progress' && event.event !== 'source') setLive({ answer: (answer = after(answer, event)) })
    }
    await client.fetchQuery({ ...runQuery(run), staleTime: 0 })
    setLive(undefined)
    tell({ stale: [...runsKey, 'list'] })
  }
  const failed = (error: unknown, signal: AbortSignal, run?: string) => {
    if (!signal.aborted) setLive({ problem: asProblem(error), run })
  }
  async function make(asked: Ask, otherThan?: string) {
    const signal = begin()
    let run = ''
    const { key, failed: wasFailed } = keyNow(asked)
    try {
      // It is made of the article and nothing else.
      const more = { [leavesOut]: [everySource] }
      const body = { ...asked.body, AiLanguage: asked.language, more }
      const by = { again: otherThan, byOther: !!otherThan }
      const response = await sendRun(`/api/engins/${asked.call}`, body, { key, signal, ...by })
      run = response.headers.get('X-Run-Id') ?? ''
      await keep(run)
      await hear(run, signal, response)
    } catch (error) {
      if (!signal.aborted) wasFailed(error)
      failed(error, signal, run)
    }
  }
  const goOn = useEffectEvent((run: string) => {
    const signal = begin()
    hear(run, signal).catch((error: unknown) => failed(error, signal, run))
  })
  const running = about?.state === 'running' ? about._id : undefined
  useEffect(() => {
    if (running) goOn(running)
  }, [running])

  const isThere = about?.state === 'done' || about?.state === 'stopped'
  const before: Failure | undefined = about?.problem
    ? { problem: new Problem(about.problem, about.details ?? {}), run: about._id }
    : undefined
  return {
    /** What is being written, as far as it has come. */
    writing: live && 'answer' in live ? live.answer : undefined,
    failure: live ? ('problem' in live ? live : undefined) : before,
    /** What was written, once it is there. */
    about: !live && isThere ? about : undefined,
    /** Has it made; `otherThan` names a run whose model could not. */
    make: (asked: Ask, otherThan?: string) => void make(asked, otherThan),
    keep,
  }
}
