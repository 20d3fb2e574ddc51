import { useEffect, useRef } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { ListPlus } from 'lucide-react'
import type { ShownEngine } from '#catalogue/shown.ts'
import { emptyBlogDraft, type Step, steps } from '#shared/blog-draft.ts'
import type { Problem } from '#shared/problems.ts'
import { useSession } from '../data/session.ts'
import type { Means } from '../runs/means.ts'
import { NoModel } from '../states/NoModel.tsx'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { FailureOf } from '../runs/FailureOf.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'
import { ChooseStep } from './ChooseStep.tsx'
import { OutlineStep } from './OutlineStep.tsx'
import { Pictures } from './pictures/Pictures.tsx'
import { SoFar } from './SoFar.tsx'
import { StepFoot } from './StepFoot.tsx'
import { Stepper } from './Stepper.tsx'
import { TopicStep } from './TopicStep.tsx'
import { Research } from './Research.tsx'
import { hashOf } from '../runs/same-key.ts'
import { type ToWrite, useAssistant } from './useAssistant.ts'
import { isAsked, stepNames, words } from './words.ts'

export type AssistantProps = {
  engine: ShownEngine
  means: Means
  at: Step
  /** Why the article could not be begun. */
  refusal: Problem | undefined
  onWrite(call: string, what: ToWrite): void
}

/** From the topic to the article, step by step: one thing to decide at a time, everything to be changed at any time. */
export function Assistant({ engine, means, at, refusal, onWrite }: AssistantProps) {
  const t = useText()
  const sentence = useSentence()
  const { number } = useFormats()
  const { plan_text: plan } = useSession()
  const navigate = useNavigate()
  const desk = useAssistant(engine)
  const { draft, change, asking, failure, other } = desk
  const { tone } = desk.topicFields
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<Step>(at)
  const step = desk.isOpen(at) ? at : draft.topic.content ? 'title' : 'topic'
  const go = (to: Step) =>
    void navigate({ to: pages.engine, params: { slug: engine.slug }, search: { step: to }, resetScroll: false })
  useEffect(() => {
    if (draft.step !== step) change(now => ({ ...now, step }))
    if (before.current !== step) heading.current?.focus()
    before.current = step
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when the step changes
  }, [step])

  const next = steps[steps.indexOf(step) + 1]
  const previous = steps[steps.indexOf(step) - 1]
  const asksNext = isAsked(next) && !desk.isAsked(next)
  const isWaiting = isAsked(step) && asking === step
  const onward = () => {
    if (step === 'topic' && !desk.topicHolds()) return
    if (!next) return onWrite(engine.bubbleSlug, desk.toWrite())
    go(next)
    if (isAsked(next) && asksNext) desk.suggest(next)
  }
  const anew = () => {
    const was = draft
    desk.leave()
    change(() => emptyBlogDraft)
    go('topic')
    const back = () => {
      change(() => was)
      go(was.step)
    }
    toast({ text: t(words.cleared), action: { label: t(words.undo), run: back } })
  }
  const isHeld = step === 'title' && !desk.isOpen('intro')
  // What lacks nothing needs no model.
  const isWhole = step === 'article' && desk.isWhole()
  const { standing } = desk
  const whole = engine.calls[engine.bubbleSlug]
  const lacksSources = standing === 'none' || standing === 'tooMany' ? words.sources[standing] : undefined
  const isClosed = (!means.model && !isWhole) || means.opens !== undefined
  const blocked = isClosed || lacksSources !== undefined
  const unreadable = failure?.problem.code === 'own_source_unreadable'
  const line = t(isWhole ? words.whole : words.lines[step])
  const askAgain = (otherThan?: string) => {
    const point = draft.points.find(({ id }) => id === failure?.what)
    if (point) desk.write(point, otherThan)
    else if (isAsked(step)) desk.suggest(step, otherThan)
    else desk.forgive()
  }
  return (
    <>
      <Stepper at={step} isOpen={desk.isOpen} isDone={one => steps.indexOf(one) < steps.indexOf(step)} onGo={go} />
      <div className="mt-3 grid grid-cols-1 items-start gap-6 min-[1200px]:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="step" className="grid grid-cols-1 gap-4">
          <div>
            <h2 id="step" ref={heading} tabIndex={-1} className="voice text-xl outline-none">
              {t(isWhole ? words.wholeHead : words.heads[step])}
            </h2>
            {line && <p className="mt-1 text-muted">{line}</p>}
          </div>
          {other && (
            <Panel tone="warn">
              {t(words.elsewhere)}
              <div className="mt-2 flex flex-wrap gap-2">
                <button type="button" className="btn-line min-h-9 text-sm" onClick={other.swap}>
                  {t(words.other)}
                </button>
                <button type="button" className="btn-quiet min-h-9 text-sm" onClick={other.forget}>
                  {t(words.good)}
                </button>
              </div>
            </Panel>
          )}
          {desk.saving && <Panel tone="warn">{t(words.unsaved)}</Panel>}
          {!means.model && !isWhole && <NoModel />}
          {step === 'topic' && (
            <TopicStep
              fields={desk.topicFields}
              topic={draft.topic}
              plan={plan}
              problems={desk.problems}
              onTopic={topic => change(now => ({ ...now, topic }))}
            />
          )}
          {step === 'topic' && whole && (
            <Research
              call={whole}
              {...{ plan, draft }}
              isOn={desk.isResearched}
              onSwitch={on => change(now => ({ ...now, topic: { ...now.topic, hasResearchData: on } }))}
              asks={() => (desk.topicHolds() ? desk.searched() : undefined)}
              of={hashOf(JSON.stringify(desk.searched()))}
              blocked={isClosed}
              failed={unreadable ? failure.run : undefined}
              onChange={change}
            />
          )}
          {step !== 'topic' && (lacksSources || (step === 'article' && desk.sources > 0)) && (
            <Panel tone={lacksSources ? 'warn' : 'note'}>
              {t(lacksSources ?? words.from(number(desk.sources), desk.sources === 1))}{' '}
              <button type="button" className="link" onClick={() => go('topic')}>
                {t(words.toSources)}
              </button>
            </Panel>
          )}
          {step === 'title' && (
            <ChooseStep
              name={stepNames.title}
              all={draft.titles}
              chosen={draft.title}
              lines
              onChange={(how, title) => change(now => ({ ...now, titles: how(now.titles), title: title ?? now.title }))}
            />
          )}
          {step === 'intro' && (
            <ChooseStep
              name={stepNames.intro}
              all={draft.intros}
              chosen={draft.intro}
              lines={false}
              onChange={(how, intro) => change(now => ({ ...now, intros: how(now.intros), intro: intro ?? now.intro }))}
            />
          )}
          {step === 'outline' && (
            <OutlineStep
              points={draft.points}
              tones={tone?.kind === 'choice' ? tone.options : {}}
              writing={asking}
              busy={asking !== undefined || blocked}
              onChange={how => change(now => ({ ...now, points: how(now.points) }))}
              onWrite={desk.write}
            />
          )}
          {step === 'article' && <SoFar draft={draft} whole />}
          {step === 'article' && (
            <Pictures draft={draft} onChange={how => change(now => ({ ...now, pictures: how(now.pictures) }))} />
          )}
          {isWaiting && (
            <p role="status" className="flex items-center gap-2 text-sm text-muted">
              <Spinner /> {t(words.writing)}
            </p>
          )}
          {isAsked(step) && !isWaiting && (
            <button
              type="button"
              className="btn-line justify-self-start"
              disabled={asking !== undefined || blocked}
              onClick={() => desk.suggest(step)}
            >
              <ListPlus className="size-4" aria-hidden />
              {t(desk.isAsked(step) ? words.more : words.suggest[step])}
            </button>
          )}
          {failure && (
            <FailureOf {...failure} onOther={() => askAgain(failure.run)}>
              <button type="button" className="btn-line min-h-9 text-sm" onClick={() => askAgain()}>
                {t(words.retry)}
              </button>
              {unreadable && step !== 'topic' && (
                <button type="button" className="btn-quiet min-h-9 text-sm" onClick={() => go('topic')}>
                  {t(words.toSources)}
                </button>
              )}
            </FailureOf>
          )}
          {!next && refusal && <Panel tone="danger">{sentence(refusal)}</Panel>}
          <StepFoot
            {...{ step, next, previous, means, isHeld, isWaiting, blocked, lacksSources, asksNext, isWhole }}
            onOnward={onward}
            onGo={go}
            onAnew={anew}
          />
        </section>
        {step !== 'article' && (
          <div className="sticky top-20 hidden min-[1200px]:block">
            <SoFar draft={draft} />
          </div>
        )}
      </div>
    </>
  )
}
