import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '#shared/answers.ts'
import { claimsIn } from '#shared/claims.ts'
import { mostLeft, nameOfClaim } from '#shared/claims-checking.ts'
import { after } from '#shared/events.ts'
import { asProblem, Problem } from '#shared/problems.ts'
import type { Recheck } from '#shared/refinement.ts'
import { type ClaimsOf, claimsPath, claimsQuery, leaveClaims } from '../data/claims.ts'
import { useNews } from '../data/news.ts'
import { runQuery, runsKey, stopRun } from '../data/runs.ts'
import { follow } from '../follow.ts'
import type { Failure } from '../runs/FailureOf.tsx'
import { keyNow } from '../runs/same-key.ts'
import { sendRun } from '../runs/send-run.ts'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'

type Live = { readonly answer: Answer; readonly step?: string; readonly run?: string }
/** Begins once more: after which run, and whether another model is asked. */
type Again = (failed?: string, byOther?: boolean) => void
type Failed = Failure & { readonly again: (byOther?: boolean) => void }

const nowhere: ClaimsOf = { kind: 'run', id: '' }
const none: readonly string[] = []

/**
 * The claims of a text: what is known of them, how far a check is, and how to have one made. The same click is not
 * charged twice; leaving the page stops nothing, and whoever comes back goes on listening.
 */
export function useClaims(of: ClaimsOf | undefined) {
  const client = useQueryClient()
  const tell = useNews()
  const sentence = useSentence()
  const [live, setLive] = useState<Live>()
  const [failed, fail] = useState<Failed>()
  const watching = useRef<AbortController>(undefined)
  const hearing = useRef<string>(undefined)
  useEffect(() => () => watching.current?.abort(), [])
  const query = claimsQuery(of ?? nowhere)
  const { data } = useQuery({ ...query, enabled: of !== undefined })
  const { data: about } = useQuery({ ...runQuery(data?.run ?? ''), enabled: !!data?.run, retry: false })

  async function hear(run: string, signal: AbortSignal, response?: Response) {
    let answer: Answer = ''
    hearing.current = run
    setLive(before => ({ answer: '', ...before, run }))
    for await (const event of follow(run, signal, response)) {
      if (event.event === 'error') throw new Problem(event.code, event.details)
      if (event.event === 'message_end') tell({ use: { used: event.used, limit: event.limit } })
      if (event.event === 'progress') setLive(before => ({ answer: '', ...before, step: event.step }))
      else if (event.event !== 'source') {
        answer = after(answer, event)
        setLive(before => ({ ...before, answer }))
      }
    }
    await client.fetchQuery({ ...runQuery(run), staleTime: 0 })
    await client.fetchQuery({ ...query, staleTime: 0 })
    setLive(undefined)
    tell({ stale: [...runsKey, 'list'] })
  }
  const begin = async (work: (signal: AbortSignal) => Promise<void>, again: Again) => {
    watching.current?.abort()
    const { signal } = (watching.current = new AbortController())
    fail(undefined)
    hearing.current = undefined
    setLive({ answer: about?.answer ?? '' })
    try {
      await work(signal)
    } catch (error) {
      if (signal.aborted) return
      setLive(undefined)
      const run = hearing.current
      fail({ problem: asProblem(error), run, again: byOther => again(run, byOther) })
    }
  }
  /** What an earlier attempt has finished is not done again. */
  const ask = (where: string, body: object, again: Again, earlier?: string, byOther?: boolean) =>
    begin(async signal => {
      // Once more after one that is there is another click.
      const { key, failed: wasFailed } = keyNow({ call: where, body: { ...body, since: data?.run }, language: '' })
      try {
        const response = await sendRun(where, body, { key, signal, again: earlier, byOther })
        await hear(response.headers.get('X-Run-Id') ?? '', signal, response)
      } catch (error) {
        if (!signal.aborted) wasFailed(error)
        throw error
      }
    }, again)

  const goOn = useEffectEvent(
    (run: string) =>
      void begin(
        signal => hear(run, signal),
        () => goOn(run),
      ),
  )
  const running = data?.running ?? undefined
  const isLive = live !== undefined
  useEffect(() => {
    if (running && !isLive) goOn(running)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is listened to already is not begun anew
  }, [running])

  const check = (text: string, place = of, earlier?: string, byOther?: boolean) => {
    if (!place) return
    const { variant } = place
    const body = { text, ...(variant !== undefined && { variant }) }
    void ask(claimsPath(place), body, (failed, other) => check(text, place, failed, other), earlier, byOther)
  }
  const recheck = (asked: Recheck, earlier?: string, byOther?: boolean) => {
    const again: Again = (failed, other) => recheck(asked, failed, other)
    if (about) void ask(`/api/runs/${about._id}/refine`, { check: asked }, again, earlier, byOther)
  }
  const answer = live ? live.answer : about?.answer
  const claims = useMemo(() => claimsIn(answer), [answer])
  const left = data?.left ?? none
  const setLeft = (next: readonly string[]) => {
    if (!of || !data) return
    const kept = next.slice(-mostLeft)
    client.setQueryData(query.queryKey, { ...data, left: kept })
    leaveClaims(of, kept).catch((error: unknown) => {
      client.setQueryData(query.queryKey, data)
      toast({ text: sentence(error), tone: 'danger' })
    })
  }
  return {
    isKnown: data !== undefined,
    claims,
    /** The fact check that they are from. */
    about: live ? undefined : about,
    live,
    failure: failed,
    check: (text: string) => check(text),
    recheck: (asked: Recheck) => recheck(asked),
    stop: () => live?.run && void stopRun(live.run),
    left,
    leave: (claim: string) => setLeft([...left.filter(one => one !== nameOfClaim(claim)), nameOfClaim(claim)]),
    showAgain: () => setLeft(none),
  }
}

export type Claims = ReturnType<typeof useClaims>
