import { useMemo, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ShownCall, ShownEngine } from '#catalogue/shown.ts'
import { isWriting } from '#shared/answers.ts'
import { bodyFor } from '#shared/body.ts'
import type { Refinement } from '#shared/refinement.ts'
import { smallestOf } from '#shared/plans.ts'
import { costOf, wishesIn } from '#shared/variants.ts'
import type { RunView } from '#server/runs/shown.ts'
import { useAbout } from '../data/about.ts'
import { useModels } from '../data/models.ts'
import { runQuery } from '../data/runs.ts'
import { useSession } from '../data/session.ts'
import { type Draft, draftOf, isBlank, stillOffered, valuesOf } from '../fields/entries.ts'
import { keepChoice, withKeptChoices } from '../fields/kept-choice.ts'
import { pageOfTool } from '../pages.ts'
import type { Means } from '../runs/means.ts'
import { awaitingChoice, runOf } from '../runs/run-state.ts'
import { canBeReplaced, draftsOf, laidBy, layBy, useDraft } from '../fields/useDraft.ts'
import { answersOf, remembering, sharedIn } from './remembered.ts'
import { useVariants } from '../variants/useVariants.ts'
import { anewOf } from './earlier-text.ts'
import { useBegun } from './useBegun.ts'
import { useOwnPage } from './useOwnPage.ts'
import { useProblems } from './useProblems.ts'
import type { ToWrite } from '../assistant/useAssistant.ts'
import type { Click } from '../runs/click.ts'
import { useRun } from '../runs/useRun.ts'

const unread = { de: 'Diese Seite lässt sich nicht lesen.', en: 'This page cannot be read.' }

/** A press that costs several requests: it is asked about first. */
type Pending = { readonly click: Click; readonly draft: Draft }

/** Everything a person can do at an engine: fill in, begin, stop, open, leave; and where it stands. */
export function useDesk(engine: ShownEngine) {
  const session = useSession()
  const { connected } = useModels()
  const navigate = useNavigate()
  const wanted = useSearch({ strict: false, select: search => search.run })
  const begun = useBegun()
  const wantedVariant = useSearch({ strict: false, select: search => search.variant })
  const form = useRef<HTMLFormElement>(null)
  const [variant, setVariant] = useState(engine.bubbleSlug)
  const [pending, setPending] = useState<Pending>()
  const drafts = draftsOf(session.id)

  const here = { to: pageOfTool(engine.slug), params: { slug: engine.slug }, resetScroll: false } as const
  const go = (run: string | undefined, variant?: number) => void navigate({ ...here, search: { run, variant } })
  const sent = useRef<Draft>({})
  /** The name of the call's own form, where that was sent and not that of a run. */
  const sentFrom = useRef<string>(undefined)
  const onBegun = (run: string) => {
    layBy(drafts.ofRun(run), sent.current, true)
    if (sentFrom.current) layBy(sentFrom.current, sent.current, true)
    go(run)
  }
  const onUnchanged = (run: string, variant?: number) =>
    void navigate({ ...here, search: { run, variant }, replace: true })
  const { run, refusal, unchanged, changeAgain, ...ways } = useRun({ run: wanted, onBegun, onUnchanged })
  const { start, stop, open, isAt, adopt, forgive } = ways
  const id = runOf(run)
  const about = useQuery({ ...runQuery(id ?? ''), enabled: id !== undefined && run.state !== 'writing' }).data
  useOwnPage(engine.slug, about)

  const path = 'call' in run ? run.call : variant
  const call: ShownCall | undefined = engine.calls[path]
  const several = useVariants({ run, shape: call?.answer, example: engine.guide.shows, wanted: wantedVariant })
  const { chosen } = several
  const inputs = about?.inputs
  const fields = call?.fields
  const { brand_text: brand, answers: remembered } = session
  const account = useAbout()
  const first = useMemo(() => {
    if (inputs) return draftOf(inputs)
    if (!fields || id) return undefined
    return { ...answersOf(remembered, path, fields, { brand: brand ?? '' }), ...begun.answers(fields) }
  }, [inputs, fields, id, remembered, path, brand, begun])
  const ownForm = drafts.ofCall(path, begun.name)
  const [kept, change] = useDraft(id ? drafts.ofRun(id) : ownForm, first, !id)
  const draft = useMemo(() => (fields ? withKeptChoices(fields, stillOffered(fields, kept)) : kept), [fields, kept])
  const { problems, checked, mend, tell } = useProblems(form, refusal)

  const access = call?.access ?? engine.access
  const opens = access.includes(session.plan_text) ? undefined : smallestOf(access)
  const house = !!call?.house
  // Whether somebody paints, speaks or listens is known to the server, which says so where nobody does.
  const model = connected || (!!call && (!isWriting(call.answer) || call.answer.shape === 'segments'))
  const means: Means = useMemo(() => ({ model, house, opens }), [model, house, opens])

  function begin({ click, draft }: Pending) {
    sent.current = draft
    if (fields) {
      const answers = remembering(remembered, path, fields, draft)
      if (JSON.stringify(answers) !== JSON.stringify(remembered)) account.mutate({ answers })
    }
    sentFrom.current = id ? undefined : ownForm
    layBy(drafts.last(click.call), draft, true)
    void start(click)
  }
  function submit(without?: 'model', byOther?: boolean, sources?: readonly string[]) {
    const values = call && checked(call.fields, draft)
    if (!values || run.state === 'writing') return
    const wishes = without ? [] : wishesIn(call.fields, values)
    const asked = wishes.length > 1 ? wishes.map(({ inputs }) => inputs) : undefined
    const again = run.state === 'failed' && (sources || !awaitingChoice(run)) ? run.run : undefined
    const click = {
      call: path,
      body: { ...bodyFor(call.fields, values), sources },
      without,
      several: asked,
      ...{ again, byOther },
      of: anewOf({ run, about, call }, values),
    }
    if (!without && !sources && costOf(call, values) > 1) setPending({ click, draft })
    else begin({ click, draft })
  }
  /** Begins what no form was sent for. */
  function beginBeside(click: Click, of = draft) {
    sent.current = of
    sentFrom.current = undefined
    void start(click)
  }
  /** Has a text written from values that stand in no form, under the key that follows from them. */
  function write(call: string, { values, key, sources, again }: ToWrite) {
    const body = { ...bodyFor(engine.calls[call]?.fields ?? {}, values), sources }
    beginBeside({ call, body, key, again }, draftOf(values))
  }
  /** Asks for a change of the text that stands there, or of a passage of it. */
  function refine(refinement: Refinement) {
    // Whoever has left the text since is not led back to it.
    if (run.state !== 'done' || !isAt(run.run)) return
    const answer = refinement.answer ?? (chosen ?? run).answer
    const over = { run: run.run, answer, refinement: { ...refinement, variant: chosen?.number } }
    beginBeside({ call: path, body: {}, over })
  }
  /** Goes on with a version by hand in place of the text that it was made of, and with the form as it stands. */
  function edited(view: RunView) {
    // Whoever has asked for another change meanwhile, or gone to another version, is there already.
    if (isAt(id) && view._id !== id) {
      const own = drafts.ofRun(view._id)
      if (id && !canBeReplaced(drafts.ofRun(id))) layBy(own, draft, false)
      onUnchanged(view._id)
    }
    adopt(view, id)
  }
  /** Puts the result away. What stands in its form is what one goes on with, unless something else was begun there. */
  function leave() {
    const own = drafts.ofCall(path)
    if (id && canBeReplaced(own)) layBy(own, draft, canBeReplaced(drafts.ofRun(id)))
    setVariant(path)
    go(undefined)
  }
  /** Begins anew with an empty form; what was begun there and not sent stays in it. */
  function empty() {
    const blank = fields ? sharedIn(fields, draft) : {}
    if (!id) return change(blank)
    const own = drafts.ofCall(path)
    if (canBeReplaced(own)) layBy(own, blank, true)
    setVariant(path)
    go(undefined)
  }

  const last = useMemo(
    () => (id || !fields ? undefined : laidBy(draftsOf(session.id).last(path))),
    [id, fields, path, session.id],
  )
  const isEmptyForm =
    !!fields && isBlank(Object.fromEntries(Object.entries(kept).filter(([name]) => !fields[name]?.more)))

  /** Leads to the addresses whose pages could not be read. */
  function mendAddress() {
    const sources = 'sources' in run ? run.sources : []
    const named = Object.entries(call?.fields ?? {}).filter(
      ([name, { kind }]) => kind === 'link' && draft[name] && !sources.some(({ field }) => field === name),
    )
    tell(Object.fromEntries(named.map(([name]) => [name, unread])))
  }
  /** The way of this engine that takes a text in place of an address. */
  const own = Object.keys(engine.calls).find(
    other => other !== path && Object.values(engine.calls[other]?.fields ?? {}).some(({ kind }) => kind === 'area'),
  )
  function choose(path: string) {
    setVariant(path)
    if (id) go(undefined)
  }

  return {
    session,
    form,
    run,
    about,
    refusal,
    unchanged,
    path,
    call,
    draft,
    problems,
    means,
    /** Whether the form of the run was changed since it began. */
    touched: id !== undefined && !canBeReplaced(drafts.ofRun(id)),
    cost: call ? costOf(call, valuesOf(call.fields, draft)) : 1,
    ...several,
    /** Looks at another of several answers. */
    look: (number: number) => id && onUnchanged(id, number),
    /** Asks about the cost; `yes` goes on. */
    confirm: pending && {
      several: pending.click.several !== undefined,
      yes: () => begin(pending),
      no: () => setPending(undefined),
    },
    change(name: string, to: Draft) {
      mend(name, call?.fields[name]?.or ?? name)
      keepChoice(call?.fields[name], to[name])
      change(to)
    },
    /** Puts an example in; how the shared questions are answered stays. */
    fill: (filled: Draft) => change({ ...(fields && sharedIn(fields, draft)), ...filled }),
    /** Brings back what the form was last sent with, as long as nothing is typed. */
    bringBack: last && isEmptyForm && run.state === 'none' ? () => change(last) : undefined,
    choose,
    mendAddress,
    ownWords: own === undefined ? undefined : () => choose(own),
    submit,
    write,
    beginBeside,
    refine,
    changeAgain,
    edited,
    /** Goes to another version, or to one of several answers. */
    go,
    stop,
    leave,
    empty,
    open,
    forgive,
  }
}
