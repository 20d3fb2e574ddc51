import { ChevronRight } from 'lucide-react'
import type { AuditView } from '#server/admin/audit.ts'
import { deedSentence } from '#shared/audit-sentences.ts'
import { type Plan, planNames } from '#shared/plans.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { detailNames, ourNames, sizes, tools, valueNames } from './details.ts'
import { useToolNames } from './useToolNames.ts'

const words = {
  who: { de: 'Wer', en: 'Who' },
  what: { de: 'Betrifft', en: 'Concerns' },
  server: { de: 'der Server', en: 'the server' },
  yes: { de: 'ja', en: 'yes' },
  no: { de: 'nein', en: 'no' },
}

/** One entry as a sentence; opened, it says exactly when, who, and what else is known. */
export function AuditLine({ entry }: { entry: AuditView }) {
  const t = useText()
  const { moment, number, size } = useFormats()
  const { at, by, did, to, details } = entry
  const toolNames = useToolNames(did === 'plan_tools_changed')
  const said = (name: string, value: unknown) => {
    if (typeof value === 'boolean') return t(value ? words.yes : words.no)
    if (typeof value === 'number') return sizes.has(name) ? size(value) : number(value)
    if (tools.has(name) && typeof value === 'string' && value) return toolNames(value)
    const called = ourNames.has(name) && typeof value === 'string' ? valueNames[value] : undefined
    if (typeof called === 'object') return t(called)
    return called ?? String(value ?? '–')
  }
  const facts = [
    [t(words.who), by ? [by.name, by.email].filter(Boolean).join(', ') : t(words.server)],
    ...(to ? [[t(words.what), planNames[to as Plan] ?? to]] : []),
    ...Object.entries(details).map(([name, value]) => [t(detailNames[name]) || name, said(name, value)]),
  ]
  return (
    <li>
      <details className="group px-4 py-3">
        <summary className="flex cursor-pointer list-none items-start gap-2 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            className="mt-1 size-4 shrink-0 text-muted transition-transform duration-120 group-open:rotate-90"
            aria-hidden
          />
          <span className="grid min-w-0 flex-1 gap-x-4 md:grid-cols-[minmax(0,1fr)_auto]">
            <span className="wrap-anywhere">
              {t(deedSentence({ who: by?.name ?? by?.email, did, what: to, details }))}
            </span>
            <time dateTime={at} className="text-sm text-muted tabular-nums">
              {moment(at)}
            </time>
          </span>
        </summary>
        <dl className="mt-2 ml-6 grid grid-cols-1 gap-x-4 gap-y-1 text-sm sm:grid-cols-[minmax(6rem,auto)_minmax(0,1fr)]">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted first-letter:uppercase">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  )
}
