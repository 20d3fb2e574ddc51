import { type ReactNode, Suspense } from 'react'
import { RefreshCw } from 'lucide-react'
import { isEmpty, isWriting, text as aText } from '#shared/answers.ts'
import { draftIn } from '#shared/article.ts'
import { sourceOf } from '#shared/sources.ts'
import { aloneIn } from '#shared/variants.ts'
import { Sources } from '../answers/Sources.tsx'
import { BrokenLine, FirstLine, LostLine } from '../brand/drawings.tsx'
import { valuesOf } from '../fields/entries.ts'
import { saidOfRun } from '../fields/value-in-words.ts'
import { useLocale, useText } from '../language.tsx'
import { KeepsOfRun } from '../bookmarking/KeepsOfRun.tsx'
import { promptOf } from '../bookmarking/prompt.ts'
import { awaitingChoice, type RunState } from '../runs/run-state.ts'
import type { ChooseSourcesProps } from '../research/ChooseSources.tsx'
import type { BrokenOffProps } from '../aloud/BrokenOff.tsx'
import { later } from '../ui/later.ts'
import { useSentence } from '../useSentence.ts'
import { AnswerSheet } from './AnswerSheet.tsx'
import type { TabbedSheetProps } from './TabbedSheet.tsx'
import type { VariantSheetProps } from './VariantSheet.tsx'
import { SheetSkeleton } from './DeskSkeleton.tsx'
import { CaseNumber } from '../runs/CaseNumber.tsx'
import { EmptySheet } from '../states/EmptySheet.tsx'
import { completing } from './completing.ts'
import { Failed } from './Failed.tsx'
import { OtherModel } from '../runs/OtherModel.tsx'
import type { OtherPageProps } from './OtherPage.tsx'
import type { SheetSideProps } from './SheetSide.tsx'
import { tryAgain } from '../ui/try-again.ts'

const OtherPage = later<OtherPageProps>(() => import('./OtherPage.tsx').then(it => it.OtherPage))
const TabbedSheet = later<TabbedSheetProps>(() => import('./TabbedSheet.tsx').then(it => it.TabbedSheet))
const ChooseSources = later<ChooseSourcesProps>(() =>
  import('../research/ChooseSources.tsx').then(it => it.ChooseSources),
)
const BrokenOff = later<BrokenOffProps>(() => import('../aloud/BrokenOff.tsx').then(it => it.BrokenOff))
const VariantSheet = later<VariantSheetProps>(() => import('./VariantSheet.tsx').then(it => it.VariantSheet))

const words = {
  missing: { de: 'Diesen Text gibt es nicht.', en: 'This text does not exist.' },
  missingWhy: {
    de: 'Vielleicht ist die Adresse nicht vollständig, oder er gehört zu einem anderen Konto.',
    en: 'The address may be incomplete, or the text belongs to another account.',
  },
  notOpened: { de: 'Der Text ließ sich nicht öffnen', en: 'The text could not be opened' },
  failed: { de: 'Der Text ist nicht fertig geworden', en: 'The text was not finished' },
  unfinished: { de: 'Das Ergebnis ist nicht fertig geworden', en: 'The result was not finished' },
  retry: tryAgain,
  back: { de: 'Zurück zur Anleitung', en: 'Back to the guide' },
  toText: { de: 'Zurück zur Fassung davor', en: 'Back to the version before' },
  nothing: { de: 'Angehalten', en: 'Stopped' },
  nothingYet: {
    de: 'Es war noch nichts fertig, deshalb wurde nichts berechnet. Ihre Eingaben sind noch da.',
    en: 'Nothing was finished yet, so nothing was charged. Your input is still here.',
  },
}

/** A run once it has begun. */
export type Begun = Exclude<RunState, { state: 'none' | 'opening' }>

export type SheetOfRunProps = Omit<SheetSideProps, 'engine'> & { run: Begun }

/** What is being written, what came of it, or why nothing did. */
export function SheetOfRun({ run, desk, sheet, heading }: SheetOfRunProps) {
  const t = useText()
  const locale = useLocale()
  const sentence = useSentence()
  const { about, call, chosen, draft, means, leave, submit, stop, open } = desk
  const id = run.run

  const before = about?.parent
  const back = (
    <button type="button" className="btn-line" onClick={before ? () => desk.go(before) : leave}>
      {t(before ? words.toText : words.back)}
    </button>
  )
  const retryByOther = () => submit(undefined, true)
  const writes = !call || isWriting(call.answer)
  const failedTitle = t(writes ? words.failed : words.unfinished)
  const retry = (again: () => void, other?: ReactNode) => (
    <div className="mt-5 flex flex-wrap justify-center gap-2">
      <button type="button" className="btn-primary" onClick={again}>
        <RefreshCw className="size-4" aria-hidden />
        {t(words.retry)}
      </button>
      {other}
      {back}
    </div>
  )
  if (run.state === 'closed') {
    const gone = run.problem.code === 'not_found'
    return (
      <EmptySheet
        alert
        drawing={gone ? <LostLine /> : <BrokenLine />}
        title={t(gone ? words.missing : words.notOpened)}
      >
        <p className="mt-2 max-w-md text-muted">{gone ? t(words.missingWhy) : sentence(run.problem)}</p>
        {gone ? <div className="mt-5">{back}</div> : retry(() => void open(run.run))}
      </EmptySheet>
    )
  }

  const choosing = awaitingChoice(run)
  if (choosing)
    return (
      <Suspense fallback={<SheetSkeleton />}>
        <ChooseSources
          key={id}
          {...{ run: choosing, about, sheet, heading, cost: desk.cost }}
          onWrite={sources => submit(undefined, false, sources)}
          onSearch={draftIn(String(about?.inputs.content ?? '')) ? undefined : () => submit()}
          onBack={leave}
        />
      </Suspense>
    )

  const partial = !isEmpty(run.answer)
  const again = () => submit(about?.house && call?.house ? 'model' : undefined)
  if (run.state === 'failed' && !partial)
    return (
      <EmptySheet alert drawing={<BrokenLine />} title={failedTitle} above={<Sources {...run} padding="sheet-x" />}>
        <p className="mt-2 max-w-md text-muted">{sentence(run.problem)}</p>
        <CaseNumber run={run.run} />
        {run.problem.code === 'page_unreadable' || run.problem.code === 'page_forbids_programs' ? (
          <Suspense>
            <OtherPage onMend={desk.mendAddress} onOwnWords={desk.ownWords} onRetry={() => submit()} />
          </Suspense>
        ) : (
          retry(again, writes && <OtherModel run={run.run} problem={run.problem} onTry={retryByOther} />)
        )}
      </EmptySheet>
    )
  if (run.state === 'done' && !partial)
    return (
      <EmptySheet drawing={<FirstLine />} title={t(words.nothing)}>
        <p className="mt-2 max-w-md text-muted">{t(words.nothingYet)}</p>
        <div className="mt-5">{back}</div>
      </EmptySheet>
    )

  const said = call && about ? saidOfRun(call.fields, about, locale) : []
  const broken = run.state === 'failed' || run.state === 'lost' ? run : undefined
  const values = about?.inputs ?? (call ? valuesOf(call.fields, draft) : {})
  const failed = broken && (
    <div className="sheet-x pt-5">
      {run.state === 'failed' && call?.answer.shape === 'audio' ? (
        <Suspense>
          <BrokenOff run={run.run} problem={run.problem} changed={desk.touched} onGoOn={() => submit()} />
        </Suspense>
      ) : (
        <Failed
          run={broken}
          partial={partial}
          title={failedTitle}
          onRetry={() => (broken.state === 'lost' ? void open(broken.run) : submit())}
          onOther={writes ? retryByOther : undefined}
        />
      )}
    </div>
  )
  const complete = (byOther?: boolean) => {
    const click = completing({ run, about, call }, byOther)
    if (click) desk.beginBeside(click)
  }
  const all = { about, prompt: promptOf(said), sheet, heading, onStop: stop }
  const refining = {
    onRefine: means.model && !means.opens ? desk.refine : undefined,
    onVersion: desk.go,
    unchanged: desk.unchanged && {
      ...desk.unchanged,
      onOther: () => desk.changeAgain(true),
      children: (
        <button type="button" className="btn-line min-h-9 text-sm" onClick={() => desk.changeAgain()}>
          <RefreshCw className="size-4" aria-hidden />
          {t(words.retry)}
        </button>
      ),
    },
  }
  if (run.variants && call && desk.laidOut === 'tabs' && desk.alone)
    return (
      <Suspense fallback={<SheetSkeleton />}>
        <TabbedSheet
          {...all}
          {...{ call, run, values, refining }}
          variants={run.variants}
          shown={desk.alone}
          onShow={desk.look}
          onComplete={complete}
          onEdited={desk.edited}
          onBack={leave}
          onAgain={again}
        >
          {failed}
        </TabbedSheet>
      </Suspense>
    )
  if (run.variants && call && !chosen)
    return (
      <Suspense fallback={<SheetSkeleton />}>
        <VariantSheet
          {...all}
          {...{ call, run, values }}
          variants={run.variants}
          unchanged={desk.unchanged}
          onVersion={desk.go}
          onUse={number => desk.go(id, number)}
          onComplete={complete}
          onBack={leave}
          onAgain={again}
        >
          {failed}
        </VariantSheet>
      </Suspense>
    )
  const shownRun =
    chosen && run.state === 'done'
      ? { ...run, answer: chosen.answer, text: chosen.text ?? '', notes: chosen.notes ?? [] }
      : run
  return (
    <KeepsOfRun run={run.state === 'done' ? about : undefined} prompt={all.prompt}>
      <AnswerSheet
        {...all}
        shape={call?.answer ?? aText()}
        values={chosen && call ? aloneIn(call.fields, values, chosen.inputs) : values}
        keeps={call?.keeps}
        source={sourceOf(call)}
        basis={call && (call.basis ?? 'notes')}
        companions={call?.companions}
        run={shownRun}
        variant={chosen?.number}
        onEdited={desk.edited}
        refining={refining}
        onBack={chosen ? () => desk.go(id) : leave}
        onAgain={again}
      >
        {failed}
      </AnswerSheet>
    </KeepsOfRun>
  )
}
