import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Checks } from '#shared/documents.ts'
import { documentChecksQuery, sortDocument } from '../../data/one-document.ts'
import { keep, recall } from '../../ui/tab-storage.ts'

/** A writer pauses so long before it is saved, and it is tried again after so long; milliseconds. */
const pauses = { save: 600, again: 5_000 }

/** What has changed: of the remarks that are left alone those to `leave` as well; `left` is in place of all before. */
type Change = Checks & { readonly leave?: readonly string[] }

const isNothing = ({ leave = [], ...checks }: Change) => !leave.length && !Object.keys(checks).length

/** A change with a later one: whoever clears what is left alone clears what was to be. */
const withNext = (change: Change, { leave = [], ...next }: Change): Change => {
  const all = [...new Set([...(next.left ? [] : (change.leave ?? [])), ...leave])]
  return { ...change, ...next, leave: all }
}
const sendTo = (id: string, { leave = [], ...checks }: Change, isLast = false) =>
  sortDocument(id, { checks, leave: [...leave] }, isLast)

const nameOf = (person: string, id: string | undefined) => `checks ${person} ${id ?? 'new'}`
const openOf = (person: string, id: string | undefined) => (recall(nameOf(person, id)) ?? {}) as Change

type Options = {
  readonly person: string
  /** The document, once there is one. */
  readonly id: string | undefined
  place(): string | undefined
  /** There is something to keep: the document has to begin. */
  onNeeded(): void
}

/** Sends what is left once there is a document; gives up where none begins. */
const sendLater = async (place: () => string | undefined, rest: Change, tries = 12): Promise<unknown> => {
  const id = place()
  if (id) return sendTo(id, rest, true).catch(() => undefined)
  if (!tries) return undefined
  await new Promise(resolve => setTimeout(resolve, 1_000))
  return sendLater(place, rest, tries - 1)
}

/**
 * What is kept with a document for its checks. What was typed is laid by in this tab until the server has it, and what
 * was typed before there was a document goes with it once there is one.
 */
export function useKept({ person, id, place, onNeeded }: Options) {
  const { data, error, refetch } = useQuery({ ...documentChecksQuery(id ?? ''), enabled: id !== undefined })
  const [open, setOpen] = useState<Change>(() => withNext(openOf(person, undefined), openOf(person, id)))
  const [sent, setSent] = useState<Change>({})
  const latest = useRef(open)
  const { leave = [], ...kept } = withNext(withNext({ ...data }, sent), open)

  const send = useEffectEvent(async (isLast = false) => {
    const change = latest.current
    if (!id || isNothing(change)) return true
    try {
      await sendTo(id, change, isLast)
    } catch {
      return false
    }
    if (latest.current === change) {
      latest.current = {}
      keep(nameOf(person, id), null)
      keep(nameOf(person, undefined), null)
    }
    setSent(before => withNext(before, change))
    setOpen(latest.current)
    return true
  })
  useEffect(() => {
    if (isNothing(open)) return
    let timer: ReturnType<typeof setTimeout>
    const tryIt = async () => {
      if (!(await send())) timer = setTimeout(() => void tryIt(), pauses.again)
    }
    timer = setTimeout(() => void tryIt(), pauses.save)
    return () => clearTimeout(timer)
  }, [open, id])
  useEffect(() => {
    const leaving = () => document.visibilityState === 'hidden' && void send(true)
    document.addEventListener('visibilitychange', leaving)
    return () => document.removeEventListener('visibilitychange', leaving)
  }, [])
  /** The checks were closed, or the page was left: a document that is just beginning is waited for. */
  const finish = useEffectEvent(() => {
    keep(nameOf(person, undefined), null)
    const rest = latest.current
    if (!isNothing(rest)) void sendLater(place, rest)
  })
  useEffect(() => () => finish(), [])

  const change = (next: Change) => {
    latest.current = withNext(latest.current, next)
    keep(nameOf(person, id), latest.current)
    setOpen(latest.current)
    if (!id) onNeeded()
  }
  return {
    kept: { ...kept, left: [...(kept.left ?? []), ...leave] },
    isThere: id === undefined || data !== undefined,
    failure: error,
    retry: () => void refetch(),
    change,
    leave: (name: string) => change({ leave: [name] }),
    showAgain: () => change({ left: [] }),
  }
}
