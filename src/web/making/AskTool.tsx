import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { ArrowLeft } from 'lucide-react'
import { bodyFor } from '#shared/body.ts'
import type { Values } from '#shared/fields.ts'
import { asProblem, type Problem } from '#shared/problems.ts'
import { smallestOf } from '#shared/plans.ts'
import { localeOf } from '#shared/text.ts'
import { useModels } from '../data/models.ts'
import { useSession } from '../data/session.ts'
import { EngineForm } from '../engines/EngineForm.tsx'
import { answersOf } from '../engines/remembered.ts'
import { useDraft } from '../fields/useDraft.ts'
import { useProblems } from '../engines/useProblems.ts'
import { sendFile } from '../files/send.ts'
import { useText } from '../language.tsx'
import { later } from '../ui/later.ts'
import { freshId } from '../ui/fresh-id.ts'
import { Panel } from '../ui/Panel.tsx'
import { askedBeside, type Taker, type Taking, wayFor } from './fitting.ts'
import { HowItGoes } from './HowItGoes.tsx'
import { forgetMaking, type Making } from './making.ts'
import { type Material, partsOf } from './material.ts'
import { beginningOf, type Subject } from './subject.ts'
import { suggested } from './suggested.ts'
import { useMakingSentence } from './useMakingSentence.ts'
import { type Callbacks, make } from './write-on.ts'
import { languageMadeIn } from './written-in.ts'

const LimitDialog = later<{ cost: number; refusal: Problem; onClose(): void }>(() =>
  import('../limit/LimitDialog.tsx').then(it => it.LimitDialog),
)
const ConfirmCost = later<{ cost: number; several: boolean; onYes(): void; onClose(): void }>(() =>
  import('../limit/ConfirmCost.tsx').then(it => it.ConfirmCost),
)

const words = { back: { de: 'Werkzeuge', en: 'Tools' } }

type Props = {
  of: Subject
  taker: Taker
  material: Material
  callbacks: Callbacks
  /** Why the last press came to nothing. */
  failure: (Making & { state: 'failed' }) | undefined
  onBegun(source: string): void
  onBack(): void
}

/** How the form begins: as its questions were answered last, in the language of the text. */
const useFirst = ({ of, taker, way }: Pick<Props, 'of' | 'taker'> & { way: Taking }) => {
  const { answers, sprache_text: own, brand_text: brand } = useSession()
  const { call, path, engine, field } = taker
  return useMemo(() => {
    const language = of.language?.slice(0, 2).toUpperCase() ?? own
    const asked = call.fields.language
    const isOffered = asked?.kind === 'choice' && Object.hasOwn(asked.options, language)
    return {
      ...answersOf(answers, path, call.fields, { brand: brand ?? '' }),
      ...suggested.find(one => one.engine === engine.slug)?.begins?.[localeOf(of.language)],
      ...(isOffered && { language: language === own ? '' : language }),
      ...(way.way === 'file' && { [field]: beginningOf(of, way.most) }),
    }
  }, [of, own, brand, answers, call, path, engine, field, way])
}

/** What a tool asks besides the text, what it costs, and how the text comes to it: told before anything is asked. */
export function AskTool({ of, taker, material, callbacks, failure, onBegun, onBack }: Props) {
  const t = useText()
  const sentence = useMakingSentence()
  const session = useSession()
  const { connected } = useModels()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const key = useRef<{ body: string; key: string }>(undefined)
  const [refusal, refuse] = useState<Problem>()
  const [isBusy, setBusy] = useState(false)
  const [pending, ask] = useState<() => void>()
  const { call, engine, path, field } = taker
  const way = useMemo(() => wayFor(taker, material.length), [taker, material])
  const parts = useMemo(() => (way.way === 'parts' ? partsOf(material, way.most) : [material]), [material, way])
  const fields = useMemo(() => askedBeside(taker, way), [taker, way])
  const problem = refusal ?? failure?.problem
  const { problems, checked, mend } = useProblems(form, problem)
  const first = useFirst({ of, taker, way })
  const [draft, change] = useDraft(`make ${session.id} ${of.id ?? ''} ${path}`, first)
  useEffect(() => heading.current?.focus(), [])
  // The window stands over the page, whose shortcuts rest meanwhile.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  const access = call.access ?? engine.access
  const opens = access.includes(session.plan_text) ? undefined : smallestOf(access)
  const cost = (call.cost ?? 1) * (parts?.length ?? 1)

  const bodiesOf = async (values: Values) => {
    const named = { ...values }
    if (way.way === 'file') {
      const file = new File([material.given.markdown], `${of.title.trim() || 'Text'}.txt`, { type: 'text/plain' })
      const watched = { signal: new AbortController().signal, onProgress: () => undefined }
      named[way.field] = (await sendFile<{ response: string }>('/api/upload', file, watched)).response
    }
    return (parts ?? []).map(part => ({
      material: part,
      body: bodyFor(call.fields, way.way === 'file' ? named : { ...named, [field]: part.given.markdown }),
    }))
  }
  const begin = async (values: Values, without?: 'model') => {
    if (isBusy) return
    setBusy(true)
    refuse(undefined)
    try {
      const source = await of.save()
      const all = await bodiesOf(values)
      const body = JSON.stringify([values, without])
      // The same press, tried again before anything came of it, is the same run.
      if (key.current?.body !== body || failure) key.current = { body, key: freshId() }
      onBegun(source)
      const called = `${t(engine.name)}: ${of.title.trim()}`.replace(/: $/, '')
      const language = languageMadeIn(taker.call, values, of, session.sprache_text)
      make({ source, taker, parts: all, language, called, without, key: key.current.key }, callbacks)
    } catch (error) {
      refuse(asProblem(error))
    }
    setBusy(false)
  }
  const submit = (without?: 'model') => {
    const values = checked(fields, draft)
    if (!values || isBusy || !parts || way.way === 'tooLong') return
    if (!without && cost > 1) ask(() => () => void begin(values, without))
    else void begin(values, without)
  }
  const forgive = () => {
    refuse(undefined)
    if (failure) forgetMaking(failure)
  }
  const isTold = problem && problem.code !== 'limit_reached' && !Object.keys(problems).some(name => fields[name])
  return (
    <>
      <button type="button" className="btn-small -ml-2 justify-self-start" onClick={onBack}>
        <ArrowLeft className="size-4" aria-hidden />
        {t(words.back)}
      </button>
      <h3 ref={heading} tabIndex={-1} className="mt-1 mb-3 text-lg font-medium outline-none">
        {t(engine.name)}
      </h3>
      <HowItGoes way={way} length={material.length} parts={parts?.length} />
      {parts && way.way !== 'tooLong' && (
        <EngineForm
          form={form}
          name={t(engine.name)}
          call={{ ...call, fields, cost, note: undefined }}
          plan={session.plan_text}
          means={{ model: connected, house: !!call.house, opens }}
          draft={draft}
          onDraft={(name, to) => {
            mend(name, fields[name]?.or ?? name)
            change(to)
          }}
          problems={problems}
          notice={isTold && <Panel tone="danger">{sentence(problem)}</Panel>}
          beside={false}
          writing={false}
          stopping={false}
          onSubmit={submit}
          onStop={() => undefined}
        />
      )}
      <Suspense>
        {problem?.code === 'limit_reached' && <LimitDialog cost={cost} refusal={problem} onClose={forgive} />}
        {pending && <ConfirmCost cost={cost} several={cost > 1} onYes={pending} onClose={() => ask(undefined)} />}
      </Suspense>
    </>
  )
}
