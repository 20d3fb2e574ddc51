import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import type { CompanionName } from '#shared/companions.ts'
import { planNames, smallestOf } from '#shared/plans.ts'
import { localeOf } from '#shared/text.ts'
import type { RunView } from '#server/runs/shown.ts'
import { AnswerView } from '../answers/AnswerView.tsx'
import { engineQuery } from '../data/engines.ts'
import { useModels } from '../data/models.ts'
import { useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { CostLine } from '../limit/CostLine.tsx'
import { pages } from '../pages.ts'
import { FailureOf } from '../runs/FailureOf.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { UpgradeLink } from '../upgrade/UpgradeLink.tsx'
import { CompanionText } from './CompanionText.tsx'
import { kindOf } from './kinds.ts'
import { useCompanion } from './useCompanion.ts'
import { words } from './words.ts'

const addresses: Readonly<Record<string, string>> = { sie: 'formal', du: 'informal' }

type Props = { name: CompanionName; article: RunView; text: string; kept: string | undefined }

/** One text that goes with an article: not there yet, being written, or there to be copied and changed. */
export function CompanionRow({ name, article, text, kept }: Props) {
  const t = useText()
  const id = useId()
  const { connected } = useModels()
  const { plan_text: plan } = useSession()
  const { writing, failure, about, make, keep } = useCompanion(article._id, name, kept)
  const kind = kindOf(name, localeOf(article.language))
  const called = t(kind.name)
  const { data: engine } = useQuery(engineQuery(kind.engine))
  const call = engine?.calls[kind.call]
  const access = call?.access ?? engine?.access
  const opens = !access || access.includes(plan) ? undefined : smallestOf(access)
  const isStale = about !== undefined && about.inputs[kind.field] !== text
  const anrede = name === 'meta' ? undefined : addresses[String(article.inputs.address ?? '')]
  const asked = {
    ...{ call: kind.call, language: article.language.toUpperCase() },
    body: { ...kind.body, ...(anrede && { anrede }), [kind.field]: text },
  }
  const press = (label: string, full: string) => (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <button
        type="button"
        className="btn-line"
        aria-label={full}
        aria-describedby={`${id}-cost`}
        disabled={!connected}
        onClick={() => make(asked)}
      >
        <PenLine className="size-4" aria-hidden />
        {label}
      </button>
      <p id={`${id}-cost`} className="text-sm text-muted">
        {connected ? <CostLine cost={call?.cost ?? 1} /> : t(words.noModel)}
      </p>
    </div>
  )
  return (
    <li aria-labelledby={id} className="grid grid-cols-1 gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h4 id={id} className="font-medium">
          {called}
        </h4>
        {about && (
          <Link
            to={pages.engine}
            params={{ slug: kind.engine }}
            search={{ run: about._id }}
            className="link text-sm"
            aria-label={t(words.openNamed(called))}
          >
            {t(words.open)}
          </Link>
        )}
      </div>
      {opens && !about && (
        <UpgradeLink plan={opens} className="btn-line justify-self-start">
          {t(words.unlock(planNames[opens]))}
        </UpgradeLink>
      )}
      {!opens && writing === undefined && !about && !failure && press(t(words.make), t(words.makeNamed(called)))}
      {writing !== undefined && (
        <div aria-busy>
          <p className="flex items-center gap-2 text-sm text-muted">
            <Spinner /> {t(words.writing)}
          </p>
          {call && (
            <div className="-mx-4 -my-4 sm:-mx-10 sm:-my-5">
              <AnswerView shape={call.answer} answer={writing} values={asked.body} lang={article.language} writing />
            </div>
          )}
        </div>
      )}
      {failure && writing === undefined && (
        <FailureOf {...failure} onOther={() => make(asked, failure.run)}>
          {press(t(words.retry), `${called}: ${t(words.retry)}`)}
        </FailureOf>
      )}
      {about && call && <CompanionText call={call} about={about} onVersion={run => void keep(run)} />}
      {isStale && !opens && (
        <Panel tone="note">
          {t(words.changed)}
          <div className="mt-2">{press(t(words.again), `${called}: ${t(words.again)}`)}</div>
        </Panel>
      )}
      <p role="status" className="sr-only">
        {writing !== undefined ? t(words.writing) : about && t(words.written(called))}
      </p>
    </li>
  )
}
