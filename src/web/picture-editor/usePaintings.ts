import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ShownCall } from '#catalogue/shown.ts'
import { isList } from '#shared/answers.ts'
import { bodyFor } from '#shared/body.ts'
import { check } from '#shared/check.ts'
import { asProblem, type Problem } from '#shared/problems.ts'
import type { Step } from '#shared/picture-steps/steps.ts'
import { filesKey } from '../data/files.ts'
import { useNews } from '../data/news.ts'
import { runsKey, stopRun } from '../data/runs.ts'
import { useLocale } from '../language.tsx'
import { keyNow } from '../runs/same-key.ts'
import { sendRun } from '../runs/send-run.ts'
import { answerOfRun } from '../runs/whole-answer.ts'
import { freshId } from '../ui/fresh-id.ts'
import { baseOf, stepsBefore, withoutPainting } from './painting-state.ts'
import type { Steps } from './useSteps.ts'

/** The call of the image editor that paints what a step describes. */
export const describedCall = 'image-editor-described'

/** How a painting ended that gave nothing: which run that was, where one had begun, and whether it was read. */
export type Ended = Readonly<{ stopped: true } | { problem: Problem; run?: string; isRead?: true }>

/** A painting that was asked for has no run yet; it has this before its name, and is forgotten with the page. */
const asked = '~'
const isAsked = (step: Step) => step.kind === 'describe' && !!step.painting?.run.startsWith(asked)

/** Steps as they can be kept: what has no run yet is not being painted for whoever opens them later. */
export const keepable = (steps: readonly Step[]) => steps.map(step => (isAsked(step) ? withoutPainting(step) : step))

const runsIn = (steps: readonly Step[]) =>
  steps.flatMap(step => (step.kind === 'describe' && step.painting && !isAsked(step) ? [step.painting.run] : []))

/**
 * Has described steps painted, each by a run of its own, and waits for those that were begun before. What was painted
 * is the step's from then on; closing the editor stops none of them. `ended` tells by a step's base why nothing came.
 */
export function usePaintings(edit: Steps, picture: string, call: ShownCall | undefined) {
  const locale = useLocale()
  const tell = useNews()
  const [ended, setEnded] = useState<Readonly<Record<string, Ended>>>({})
  const [stopping, setStopping] = useState<readonly string[]>([])
  const followed = useRef(new Map<string, AbortController>())
  const begun = useRef(new Map<string, { response: Response; failed(error?: unknown): void }>())

  const settle = (run: string, change: (step: Extract<Step, { kind: 'describe' }>) => Step) =>
    edit.settle(step => (step.kind === 'describe' && step.painting?.run === run ? change(step) : step))
  const end = (run: string, on: string | undefined, how: Ended) => {
    settle(run, withoutPainting)
    setEnded(before => ({ ...before, [on ?? '']: how }))
  }

  const listen = async (run: string, on: string | undefined, signal: AbortSignal) => {
    const { response, failed } = begun.current.get(run) ?? {}
    begun.current.delete(run)
    try {
      const answer = await answerOfRun(run, signal, tell, response)
      const [file] = isList(answer) ? answer : []
      if (typeof file !== 'string') {
        failed?.()
        return end(run, on, { stopped: true })
      }
      settle(run, ({ painting, ...step }) =>
        painting ? { ...step, painted: { file, of: painting.of, on: painting.on } } : step,
      )
      tell({ stale: filesKey })
    } catch (error) {
      if (signal.aborted) return
      failed?.(error)
      end(run, on, { problem: asProblem(error), run })
    } finally {
      if (!signal.aborted) tell({ stale: runsKey })
    }
  }
  const running = runsIn(edit.steps).join(' ')
  const onRunning = useEffectEvent(() => {
    for (const step of edit.steps) {
      const { run = asked, on } = (step.kind === 'describe' && step.painting) || {}
      if (run.startsWith(asked) || followed.current.has(run)) continue
      const leaving = new AbortController()
      followed.current.set(run, leaving)
      void listen(run, on, leaving.signal).finally(() => followed.current.delete(run))
    }
  })
  useEffect(() => onRunning(), [running])
  useEffect(() => {
    const all = followed.current
    return () => {
      all.forEach(leaving => leaving.abort())
      all.clear()
    }
  }, [])

  return {
    ended,
    stopping,
    /** Somebody has closed the window that says why. */
    read: (on: string) =>
      setEnded(before => {
        const how = before[on]
        return how && 'problem' in how ? { ...before, [on]: { ...how, isRead: true } } : before
      }),
    async paint(at: number, model: string) {
      const step = edit.steps[at]
      if (step?.kind !== 'describe' || !call) return
      const base = baseOf(edit.steps, at, picture)
      const before = stepsBefore(edit.steps, at, picture)
      const given = {
        ...{ picture, wish: step.wish },
        ...(step.area && { mask: step.area }),
        ...(before.length && { steps: JSON.stringify(before) }),
        ...(model && { model }),
      }
      const body = bodyFor(call.fields, check(call.fields, given).values)
      // The same once more is another painting as soon as there is one.
      const { key, failed } = keyNow({ call: `${describedCall} ${step.painted?.file ?? ''}`, body, language: locale })
      const name = `${asked}${freshId()}`
      setEnded(({ [base.on]: _, ...others }) => others)
      edit.change(at, { ...step, painting: { run: name, ...base } })
      try {
        const response = await sendRun(`/api/engins/${describedCall}`, body, { key })
        const run = response.headers.get('X-Run-Id') ?? ''
        begun.current.set(run, { response, failed })
        settle(name, now => ({ ...now, painting: { run, ...base } }))
      } catch (error) {
        failed(error)
        end(name, base.on, { problem: asProblem(error) })
      }
    },
    stop(run: string) {
      setStopping(before => [...before, run])
      // Where it cannot be told, it can be pressed again.
      stopRun(run).catch(() => setStopping(before => before.filter(one => one !== run)))
    },
  }
}
export type Paintings = ReturnType<typeof usePaintings>
