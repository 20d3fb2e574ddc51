import { Suspense, useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { ShownEngine } from '#catalogue/shown.ts'
import { isEmpty, isWriting } from '#shared/answers.ts'
import type { Problem } from '#shared/problems.ts'
import { inEach } from '#shared/text.ts'
import { titleOf } from '#shared/title.ts'
import { PaintingRest, TakingOver } from '../answers/taking-over.ts'
import type { AssistantProps } from '../assistant/Assistant.tsx'
import { useSteps } from '../assistant/useSteps.ts'
import { enginesKey } from '../data/engines.ts'
import { modelsQuery } from '../data/models.ts'
import { useNoStrayDrops } from '../files/useNoStrayDrops.ts'
import { useText } from '../language.tsx'
import { useCrumb } from '../shell/crumbs.ts'
import { later } from '../ui/later.ts'
import { Panel } from '../ui/Panel.tsx'
import { useSentence } from '../useSentence.ts'
import { desk as layout, FormSkeleton, resultDesk, wideDesk } from './DeskSkeleton.tsx'
import { EngineForm } from './EngineForm.tsx'
import { EngineHeader } from './EngineHeader.tsx'
import { EngineHelp, type useHelp } from './EngineHelp.tsx'
import { useCommands } from '../shortcuts/keys.ts'
import { Finished } from './later-parts.ts'
import { failureAbove, type RunState } from '../runs/run-state.ts'
import { paintRest } from './paint-rest.ts'
import { SheetSide } from './SheetSide.tsx'
import { useArrival, useChosen } from './useArrival.ts'
import { useDesk } from './useDesk.ts'
import { useExample } from './useExample.ts'
import { useNew } from './useNew.ts'
import { useSteady } from './useSteady.ts'
import { Variants } from './Variants.tsx'

type Closing = { cost: number; onClose(): void }
const LimitDialog = later<Closing & { refusal: Problem }>(() =>
  import('../limit/LimitDialog.tsx').then(it => it.LimitDialog),
)
const ConfirmCost = later<Closing & { several: boolean; onYes(): void }>(() =>
  import('../limit/ConfirmCost.tsx').then(it => it.ConfirmCost),
)

const Assistant = later<AssistantProps>(() => import('../assistant/Assistant.tsx').then(it => it.Assistant))

const words = {
  noForm: { de: 'Das Formular dieses Textes gibt es nicht mehr.', en: 'The form of this text no longer exists.' },
  output: { de: 'Ergebnis', en: 'Output' },
  writing: { de: 'Text wird erstellt.', en: 'Text is being written.' },
}

/** Whether a text stands on the sheet, or is on its way there. */
const isThere = (run: RunState) => run.state === 'writing' || ('answer' in run && !isEmpty(run.answer))

/** Form and sheet side by side; on phones one under the other. */
export function EngineDesk({ engine, help }: { engine: ShownEngine; help: ReturnType<typeof useHelp> }) {
  const t = useText()
  const sentence = useSentence()
  const client = useQueryClient()
  const desk = useDesk(engine)
  const { run, call, refusal, submit, stop } = desk
  const stepwise = useSteps(engine, run.state === 'none')
  const leave = () => void (stepwise.back(String(desk.draft.content ?? '')) || desk.leave())
  const sheet = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useArrival(run, { form: desk.form, sheet, heading, touched: desk.touched })
  useChosen(desk.laidOut === 'tabs' ? undefined : desk.chosen?.number, { sheet, heading })
  useNoStrayDrops()
  const takeExample = useExample(engine, desk)
  useCrumb(isThere(run) ? { name: words.output } : undefined)
  const title = isThere(run) && run.state === 'done' ? titleOf(run.answer).title : ''
  useCrumb(title ? { name: inEach(() => title), inTab: true } : undefined)
  useCommands({ generate: () => desk.form.current?.requestSubmit(), stop, new: useNew(desk) })
  const handlers = useSteady({
    onDraft: desk.change,
    onSubmit: submit,
    onStop: stop,
    onVersion: (run: string) => desk.go(run),
  })

  const put = (name: string, entry: string) => desk.change(name, { ...desk.draft, [name]: entry })
  const takeOver = call?.fields.seed ? put : undefined
  const refused = refusal ?? desk.unchanged?.problem
  const code = refused?.code
  useEffect(() => {
    if (code !== 'no_model') return
    void client.invalidateQueries(modelsQuery)
    void client.invalidateQueries({ queryKey: enginesKey })
  }, [client, code])

  const hasWords = !call || isWriting(call.answer)
  const above = failureAbove(run, call)
  const said = refusal ?? above
  const atForm = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (above) atForm.current?.scrollIntoView({ block: 'nearest' })
  }, [above])
  // Columns need the whole width: the inputs are a line above them.
  const isLine = desk.laidOut === 'columns' && isThere(run) && !desk.chosen
  const atFields = refusal?.code === 'invalid' && Object.keys(desk.problems).length > 0
  return (
    <>
      <EngineHeader
        engine={engine}
        help={
          !isThere(run) && (
            <EngineHelp
              help={help}
              engine={engine}
              path={desk.path}
              onExample={stepwise.at ? undefined : takeExample}
            />
          )
        }
      />
      <Variants
        calls={engine.calls}
        chosen={stepwise.at ? stepwise.call : desk.path}
        plan={desk.session.plan_text}
        onChoose={path => stepwise.choose(path) || desk.choose(path)}
      />
      {stepwise.at ? (
        <Suspense fallback={<FormSkeleton />}>
          <Assistant engine={engine} means={desk.means} at={stepwise.at} refusal={refusal} onWrite={desk.write} />
        </Suspense>
      ) : (
        <div className={isLine ? wideDesk : isThere(run) ? resultDesk : layout}>
          {run.state === 'opening' ? (
            <FormSkeleton />
          ) : !call ? (
            <p className="card p-5 text-muted">{t(words.noForm)}</p>
          ) : (
            <EngineForm
              key={desk.path}
              form={desk.form}
              name={t(engine.name)}
              call={call}
              plan={desk.session.plan_text}
              means={desk.means}
              lacks={engine.reason}
              draft={desk.draft}
              problems={desk.problems}
              notice={
                said &&
                code !== 'limit_reached' &&
                !atFields && (
                  <div ref={atForm} className="scroll-mt-20">
                    <Panel tone="danger">{sentence(said)}</Panel>
                  </div>
                )
              }
              beside={run.state !== 'none'}
              folds={isThere(run) && !isLine}
              isLine={isLine}
              run={'run' in run ? run.run : undefined}
              writing={run.state === 'writing'}
              stopping={run.state === 'writing' && !!run.stopping}
              onBringBack={desk.bringBack}
              {...handlers}
            />
          )}
          <TakingOver value={takeOver}>
            <PaintingRest value={paintRest(desk)}>
              <SheetSide engine={engine} desk={{ ...desk, leave }} sheet={sheet} heading={heading} />
            </PaintingRest>
          </TakingOver>
        </div>
      )}
      <p role="status" className="sr-only">
        {run.state === 'writing' && hasWords && t(words.writing)}
        <Suspense>{run.state === 'done' && call && <Finished run={run} call={call} />}</Suspense>
      </p>
      <Suspense>
        {refused?.code === 'limit_reached' && (
          <LimitDialog cost={desk.unchanged ? 1 : desk.cost} refusal={refused} onClose={desk.forgive} />
        )}
        {desk.confirm && (
          <ConfirmCost
            cost={desk.cost}
            several={desk.confirm.several}
            onYes={desk.confirm.yes}
            onClose={desk.confirm.no}
          />
        )}
      </Suspense>
    </>
  )
}
