import { useEffect, useRef, useState } from 'react'
import { isEmpty } from '#shared/answers.ts'
import { printable } from '#shared/document/attributes.ts'
import type { Correction } from '#shared/corrections.ts'
import { asProblem, type Problem } from '#shared/problems.ts'
import { useNews } from '../../data/news.ts'
import { runsKey, stopRun } from '../../data/runs.ts'
import type { Failure } from '../../runs/FailureOf.tsx'
import type { RunState, Writing } from '../../runs/run-state.ts'
import { sendRun } from '../../runs/send-run.ts'
import { written } from '../../runs/written.ts'
import { freshId } from '../../ui/fresh-id.ts'
import { type Ask, requestOf } from './tools.ts'

/** What came of a question: whole, as far as it was let, or as far as it came before it broke off. */
export type Answered = Readonly<{
  ask: Ask
  run: string
  text: string
  corrections: readonly Correction[]
  notes: readonly string[]
  stopped: boolean
  cut: boolean
  /** Why it is not whole. */
  broken?: Problem
}>

/** As it can stand in the text: what is shown is what is put in. */
const textOf = (answer: unknown) => (typeof answer === 'string' ? printable(answer) : '')

const answeredOf = (ask: Ask, state: RunState): Answered | undefined => {
  if (!('answer' in state) || isEmpty(state.answer) || !state.run) return undefined
  const { run, answer } = state
  const none = { corrections: [], notes: [], stopped: false, cut: false }
  if (state.state === 'failed' || state.state === 'lost')
    return { ...none, ask, run, text: textOf(answer), broken: state.problem }
  if (state.state !== 'done') return undefined
  const { corrections = [], notes = [], stopped, cut } = state
  return { ask, run, text: textOf(answer), corrections, notes, stopped, cut }
}

type Options = { language: string | undefined; locale: string; onAnswer(answered: Answered): void }

/**
 * Asks one tool at a time and follows what it writes. `failure` is why nothing came of the last question; what came of
 * one that broke off is an answer. Closing the drawer lets a run go on: it is in the history then.
 */
export function useAsking({ language, locale, onAnswer }: Options) {
  const tell = useNews()
  const [asked, setAsked] = useState<Ask>()
  const [writing, setWriting] = useState<Writing>()
  const [failure, setFailure] = useState<Failure>()
  const watching = useRef(new AbortController())
  const held = useRef<{ asked: string; key: string }>(undefined)
  useEffect(() => () => watching.current.abort(), [])

  const keyOf = (asked: string) => {
    // The same press, tried again before anything began, is the same run.
    if (held.current?.asked !== asked) held.current = { asked, key: freshId() }
    return held.current.key
  }

  async function listen(ask: Ask, begun: Writing & { run: string }, response: Response, signal: AbortSignal) {
    const state = await written(begun, response, signal, {
      onWriting: now =>
        setWriting(before => ({ ...now, answer: textOf(now.answer), stopping: before?.stopping ?? false })),
      onEnd(last) {
        if (last.event === 'message_end') tell({ use: { used: last.used, limit: last.limit } })
      },
    })
    tell({ stale: runsKey })
    setWriting(undefined)
    const answered = answeredOf(ask, state)
    if (answered) onAnswer(answered)
    else if ('problem' in state) setFailure({ problem: state.problem, run: state.run })
  }

  async function start(ask: Ask, otherThan?: string) {
    watching.current.abort()
    const { signal } = (watching.current = new AbortController())
    setAsked(ask)
    setFailure(undefined)
    const now = Date.now()
    const begun: Writing = { state: 'writing', call: ask.tool, answer: '', sources: [], since: now, heard: now }
    setWriting(begun)
    try {
      const { path, body } = requestOf(ask, language, locale)
      const key = keyOf(JSON.stringify([path, otherThan, body]))
      const response = await sendRun(path, body, { key, signal, again: otherThan, byOther: !!otherThan })
      held.current = undefined
      const run = response.headers.get('X-Run-Id') ?? ''
      const known = { ...begun, run }
      setWriting(before => ({ ...known, stopping: before?.stopping ?? false }))
      await listen(ask, known, response, signal)
    } catch (error) {
      if (signal.aborted) return
      setWriting(undefined)
      setFailure({ problem: asProblem(error) })
    }
  }

  const isStopping = writing?.stopping && writing.run
  useEffect(() => {
    if (isStopping) stopRun(isStopping).catch((error: unknown) => setFailure({ problem: asProblem(error) }))
  }, [isStopping])

  return {
    asked,
    writing,
    failure,
    /** Asks a tool; `otherThan` names a run whose model could not, so that another one is asked. */
    start: (ask: Ask, otherThan?: string) => void start(ask, otherThan),
    stop: () => setWriting(before => before && { ...before, stopping: true }),
    forgive: () => setFailure(undefined),
  }
}
