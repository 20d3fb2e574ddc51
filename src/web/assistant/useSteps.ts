import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ShownEngine } from '#catalogue/shown.ts'
import { draftIn } from '#shared/article.ts'
import { type Step, steps } from '#shared/blog-draft.ts'
import { blogDraftQuery } from '../data/drafts.ts'
import { pages } from '../pages.ts'

/** The call with which a way by steps begins, where the engine has one. */
const stepwiseOf = ({ calls }: ShownEngine) => Object.entries(calls).find(([, call]) => call.begins === 'steps')?.[0]

/**
 * The step one is at, which stands in the address, so that a reload and the browser's own way back lead there. Whoever
 * has begun an article comes back to it.
 */
export function useSteps(engine: ShownEngine, isFree: boolean) {
  const navigate = useNavigate()
  const call = stepwiseOf(engine)
  const asked = useSearch({ strict: false, select: search => search.step })
  const at: Step | undefined = call && isFree ? steps.find(step => step === asked) : undefined
  const { data: kept } = useQuery({ ...blogDraftQuery, enabled: call !== undefined })
  const draft = kept?.draft
  const go = (step: Step | undefined, replace = false) =>
    void navigate({ to: pages.engine, params: { slug: engine.slug }, search: { step }, replace, resetScroll: false })
  const [isNew, setNew] = useState(isFree && asked === undefined)
  const begun = draft && String(draft.topic.content ?? '').trim() ? draft.step : undefined
  useEffect(() => {
    if (!isNew || kept === undefined) return
    setNew(false)
    if (call && isFree && begun) go(begun, true)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is known whether something was begun
  }, [isNew, kept])
  return {
    at,
    call: call ?? '',
    /** Leads from a text back to the steps it was put together in; whether it was. */
    back(content: string) {
      const isPutTogether = call !== undefined && draftIn(content) !== undefined
      if (isPutTogether) go('article')
      return isPutTogether
    },
    /** Leads to the steps, or away from them where another way was chosen; whether that is all there is to do. */
    choose(path: string) {
      setNew(false)
      if (path === call) go(draft?.step ?? 'topic')
      else if (at) go(undefined)
      return path === call || at !== undefined
    },
  }
}
