import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type BlogDraft, emptyBlogDraft } from '#shared/blog-draft.ts'
import { asProblem, type Problem } from '#shared/problems.ts'
import { blogDraftQuery, draftKey, keepBlogDraft } from '../data/drafts.ts'
import { useNews } from '../data/news.ts'
import { useSession } from '../data/session.ts'
import { keep, recall } from '../ui/tab-storage.ts'

/** What is typed in this tab, and the revision of the server that it goes on from. */
type Kept = { readonly draft: BlogDraft; readonly revision: number }

const saveAfter = 500
const tryAgainAfter = 5000

const keptIn = (name: string): Kept | undefined => {
  const found = recall(name)
  if (typeof found !== 'object' || found === null || !('draft' in found)) return undefined
  const { draft, ...kept } = found as Kept
  // What an earlier version has kept lacks what is new.
  return { ...kept, draft: { ...emptyBlogDraft, ...draft } }
}
/** Whether two states say the same, at whichever step somebody is. */
const isSame = (one: BlogDraft, other: BlogDraft) =>
  JSON.stringify({ ...one, step: other.step }) === JSON.stringify(other)

/**
 * The blog post one is at: kept in the tab at once, and on the server in a moment. Where another tab has gone on, what
 * was changed last holds; the other state is `other` as long as nobody has decided.
 */
export function useBlogDraft() {
  const { id } = useSession()
  const name = `assistant ${id}`
  const client = useQueryClient()
  const tell = useNews()
  const { data: stored } = useSuspenseQuery(blogDraftQuery)
  const [first] = useState(() => keptIn(name))
  const [draft, setDraft] = useState(first?.draft ?? stored.draft ?? emptyBlogDraft)
  const [other, setOther] = useState<BlogDraft>()
  const [failure, setFailure] = useState<Problem>()
  const newest = useRef(draft)
  const unsaved = useRef(first !== undefined)
  const revision = useRef(first?.revision ?? stored.revision)
  const underway = useRef(false)
  /** Whether something was changed here since it was last taken over from elsewhere. */
  const touched = useRef(false)

  const put = (next: BlogDraft) => {
    newest.current = next
    setDraft(next)
  }
  async function save(): Promise<void> {
    if (underway.current || !unsaved.current) return
    underway.current = true
    const sent = newest.current
    try {
      revision.current = (await keepBlogDraft(revision.current, sent)).revision
      client.setQueryData(blogDraftQuery.queryKey, { revision: revision.current, draft: sent, updatedAt: null })
      setFailure(undefined)
      if (newest.current === sent) {
        unsaved.current = false
        keep(name, null)
      }
      tell({ stale: draftKey })
    } catch (error) {
      const problem = asProblem(error)
      if (problem.code === 'draft_elsewhere') {
        const theirs = await client.fetchQuery(blogDraftQuery).catch(() => undefined)
        if (theirs) revision.current = theirs.revision
        if (theirs?.draft && !isSame(theirs.draft, newest.current)) setOther(theirs.draft)
      } else setFailure(problem)
      if (problem.code !== 'draft_elsewhere') return
    } finally {
      underway.current = false
    }
    return save()
  }
  const saveNow = useEffectEvent(() => void save())
  useEffect(() => {
    const timer = setTimeout(() => saveNow(), saveAfter)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => {
    if (!failure) return
    const timer = setInterval(() => saveNow(), tryAgainAfter)
    return () => clearInterval(timer)
  }, [failure])
  const leaves = useRef(save)
  useEffect(() => void (leaves.current = save))
  useEffect(() => () => void leaves.current(), [])

  // Another tab has saved: whoever has nothing unsaved goes on from there.
  const take = useEffectEvent(() => {
    if (stored.revision <= revision.current || unsaved.current || underway.current || !stored.draft) return
    revision.current = stored.revision
    if (touched.current && !isSame(stored.draft, draft)) setOther(draft)
    touched.current = false
    put({ ...stored.draft, step: draft.step })
  })
  useEffect(() => take(), [stored])

  function change(how: (draft: BlogDraft) => BlogDraft) {
    put(how(newest.current))
    unsaved.current = true
    touched.current = true
    keep(name, { draft: newest.current, revision: revision.current } satisfies Kept)
  }
  return {
    draft,
    change,
    /** Why it could not be kept on the server, as long as that holds. */
    saving: failure,
    /** The state of another tab, or of this one before that was taken over. */
    other: other && {
      swap() {
        const mine = newest.current
        change(() => other)
        setOther(mine)
      },
      forget: () => setOther(undefined),
    },
  }
}
export type BlogDesk = ReturnType<typeof useBlogDraft>
