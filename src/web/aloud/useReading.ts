import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { RunView } from '#server/runs/shown.ts'
import { asProblem, Problem } from '#shared/problems.ts'
import { runQuery, runsKey, stopRun } from '../data/runs.ts'
import { sessionKey } from '../data/session.ts'
import { follow } from '../follow.ts'
import { isDecided } from '../runs/same-key.ts'
import { sendRun } from '../runs/send-run.ts'
import { freshId } from '../ui/fresh-id.ts'
import { type SoundSoFar, withPart } from '../sound/so-far.ts'

/** `again` is the run that broke off, of which only the rest is to be spoken. */
export type Wish = Readonly<{ input: string; stimme: string; language?: string; again?: string }>

/** How far a text has been spoken. What has come of one that failed or was stopped can still be heard; `run` has it. */
export type Reading =
  | { readonly state: 'none'; readonly sound?: undefined }
  | { readonly state: 'speaking'; readonly run?: string; readonly sound?: SoundSoFar }
  | { readonly state: 'stopped'; readonly sound?: SoundSoFar }
  | { readonly state: 'failed'; readonly problem: Problem; readonly sound?: SoundSoFar; readonly run?: RunView }
  | { readonly state: 'spoken'; readonly run: RunView; readonly sound?: undefined }

/** A run whose recording is kept, whole or as far as it came before this problem. */
type Kept = Readonly<{ kept: string; problem?: Problem }>

/** Follows a run that speaks; gives its last state. Throws where it is left. */
const heard = async (
  wish: Wish,
  key: string,
  signal: AbortSignal,
  tell: (now: Reading) => void,
): Promise<Reading | Kept> => {
  let sound: SoundSoFar | undefined
  let run = ''
  try {
    const { input, stimme, language, again } = wish
    const body = { input, stimme, AiLanguage: language?.toUpperCase() }
    const response = await sendRun('/api/engins/text_to_speech', body, { key, signal, again })
    run = response.headers.get('X-Run-Id') ?? ''
    tell({ state: 'speaking', run })
    for await (const event of follow(run, signal, response)) {
      if (event.event === 'error') throw new Problem(event.code, event.details)
      if (event.event === 'message_end' && event.state === 'stopped') return { state: 'stopped', sound }
      if (event.event !== 'tts_message') continue
      sound = withPart(sound, event)
      tell({ state: 'speaking', run, sound })
    }
    return { kept: run }
  } catch (error) {
    if (signal.aborted) throw error
    const problem = asProblem(error)
    return problem.details.spoken ? { kept: run, problem } : { state: 'failed', problem, sound }
  }
}

/** Has a text spoken, as the tool for it does: heard from its first sentence on, then as the run with its recording. */
export const useReading = () => {
  const client = useQueryClient()
  const [reading, setReading] = useState<Reading>({ state: 'none' })
  const leaving = useRef<AbortController>(undefined)
  /** The key of the last press, as long as it is not known what became of it. */
  const open = useRef<{ wish: string; key: string }>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  const speak = useCallback(
    async (wish: Wish) => {
      const { signal } = (leaving.current = new AbortController())
      setReading({ state: 'speaking' })
      const asked = JSON.stringify(wish)
      const { key } = open.current?.wish === asked ? open.current : { key: freshId() }
      open.current = { wish: asked, key }
      try {
        const last = await heard(wish, key, signal, setReading)
        if (!('problem' in last && last.problem && !isDecided(last.problem))) open.current = undefined
        if ('state' in last) return setReading(last)
        const { kept, problem } = last
        const run = await client.fetchQuery(runQuery(kept))
        setReading(problem ? { state: 'failed', problem, run } : { state: 'spoken', run })
      } catch (error) {
        if (!signal.aborted) setReading({ state: 'failed', problem: asProblem(error) })
      } finally {
        void client.invalidateQueries({ queryKey: runsKey, refetchType: 'none' })
        void client.invalidateQueries({ queryKey: sessionKey })
      }
    },
    [client],
  )
  const run = reading.state === 'speaking' ? reading.run : undefined
  return {
    reading,
    speak,
    /** Ends the speaking; undefined as long as there is nothing to end. */
    stop: run === undefined ? undefined : () => void stopRun(run).catch(() => undefined),
  }
}
