import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Definition } from '#catalogue/custom/definition.ts'
import type { OpenedView } from '#server/custom-engines/views.ts'
import { asProblem, type Problem } from '#shared/problems.ts'
import { enginesKey } from '../../data/engines.ts'
import { madeKey, openedQuery, opens, type Saved, saves } from '../../data/made-engines.ts'
import { keepDraft, keptDraft } from './draft-storage.ts'

const saveAfter = 700
const tryAgainAfter = 5000

/**
 * A draft that is worked on. It is saved as one types; what could not be saved is kept in the browser. Where somebody
 * else has saved meanwhile nothing is overwritten: `failure` says so, and one takes theirs or keeps one's own.
 */
export function useWorkshop(opened: OpenedView) {
  const id = opened._id
  const client = useQueryClient()
  const [first] = useState(() => keptDraft(id))
  const [about, setAbout] = useState(opened)
  const [draft, setDraft] = useState(first?.draft ?? opened.draft)
  const [saved, setSaved] = useState<Saved>(opened)
  const [failure, setFailure] = useState<Problem>()
  const [saving, setSaving] = useState(false)
  /** Whether it was changed since it was opened or published. */
  const [changed, setChanged] = useState(false)
  const newest = useRef(draft)
  const stored = useRef(opened.draft)
  const revision = useRef(first?.revision ?? opened.revision)
  const underway = useRef<Promise<boolean>>(undefined)
  const found = useRef<Saved['findings']>(opened.findings)

  async function send(): Promise<boolean> {
    const sent = newest.current
    try {
      const answer = await saves(id, sent, revision.current)
      stored.current = sent
      revision.current = answer.revision
      found.current = answer.findings
      setSaved(answer)
      setFailure(undefined)
      if (newest.current !== sent) return await send()
      keepDraft(id, undefined)
      return true
    } catch (error) {
      setFailure(asProblem(error))
      return false
    }
  }
  /** Saves what is not saved yet; whether everything is saved then. */
  function save(): Promise<boolean> {
    if (underway.current) return underway.current.then(done => (done ? save() : done))
    if (newest.current === stored.current) return Promise.resolve(true)
    setSaving(true)
    underway.current = send().finally(() => {
      underway.current = undefined
      setSaving(false)
    })
    return underway.current
  }

  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    if (newest.current === stored.current) return
    const timer = setTimeout(() => void latest.current(), saveAfter)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => {
    if (failure?.code !== 'unavailable') return
    const timer = setInterval(() => void latest.current(), tryAgainAfter)
    return () => clearInterval(timer)
  }, [failure])
  useEffect(() => () => void latest.current(), [])

  const take = (next: OpenedView) => {
    setAbout(next)
    setChanged(false)
    client.setQueryData(openedQuery(id).queryKey, next)
    void client.invalidateQueries({ queryKey: [...madeKey, 'list'] })
    void client.invalidateQueries({ queryKey: enginesKey })
  }
  const put = (next: Definition) => {
    newest.current = next
    setDraft(next)
  }
  return {
    id,
    draft,
    about,
    findings: saved.findings,
    /** What was found wrong with what was saved last, also between two drawings of the page. */
    newestFindings: () => found.current,
    savedAt: saved.updatedAt,
    revision: () => revision.current,
    /** Whether the draft says otherwise than what is published. */
    ahead: about.ahead || changed,
    saving,
    failure,
    /** Changes the draft; it is saved in a moment. */
    change(how: (draft: Definition) => Definition) {
      put(how(newest.current))
      setChanged(true)
      keepDraft(id, { revision: revision.current, draft: newest.current })
    },
    save,
    /** It is gone: nothing of it is saved any more. */
    forget: () => void (stored.current = newest.current),
    /** What an engine is like after it was published or withdrawn; its draft stays. */
    take,
    /** Somebody else has saved: takes what they made, or puts one's own in its place. */
    async settle(whose: 'theirs' | 'mine') {
      const theirs = await opens(id).catch((error: unknown) => setFailure(asProblem(error)))
      if (!theirs) return
      revision.current = theirs.revision
      setAbout(theirs)
      setFailure(undefined)
      if (whose === 'mine') return void save()
      stored.current = theirs.draft
      put(theirs.draft)
      setSaved(theirs)
      found.current = theirs.findings
      keepDraft(id, undefined)
    },
  }
}
export type Workshop = ReturnType<typeof useWorkshop>
