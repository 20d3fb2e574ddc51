import { useQuery } from '@tanstack/react-query'
import { planNames, smallestOf } from '#shared/plans.ts'
import { useFound } from '../catalogue/useFound.ts'
import { madeOfQuery } from '../data/documents.ts'
import { useSession } from '../data/session.ts'
import { DocumentLink } from '../documents/DocumentLink.tsx'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { EngineIcon } from '../ui/EngineIcon.tsx'
import { SearchInput } from '../ui/SearchInput.tsx'
import { PlanBadge } from '../ui/small.tsx'
import { type Taker, wayFor } from './fitting.ts'
import type { Subject } from './subject.ts'
import { suggested } from './suggested.ts'

const words = {
  search: { de: 'Ein anderes Werkzeug suchen', en: 'Search for another tool' },
  hint: { de: 'Ein anderes Werkzeug: Rede, Anzeige, Fragen …', en: 'Another tool: speech, ad, questions …' },
  tools: { de: 'Werkzeuge', en: 'Tools' },
  most: (count: string) => ({ de: `höchstens ${count} Zeichen`, en: `at most ${count} characters` }),
  nearest: {
    de: 'Dazu findet sich nichts. Vielleicht passt eines davon:',
    en: 'Nothing found. Perhaps one of these:',
  },
  none: { de: 'Dazu findet sich nichts.', en: 'Nothing found.' },
  made: { de: 'Schon daraus gemacht', en: 'Already made from this' },
}

type RowProps = { taker: Taker; length: number; onChoose(taker: Taker): void }

function Row({ taker, length, onChoose }: RowProps) {
  const t = useText()
  const { number } = useFormats()
  const { plan_text: plan } = useSession()
  const { engine, call } = taker
  const access = call.access ?? engine.access
  const opens = access.includes(plan) ? undefined : smallestOf(access)
  const way = wayFor(taker, length)
  return (
    <li>
      <button
        type="button"
        className="flex min-h-14 w-full cursor-pointer items-center gap-3.5 rounded-md px-2 py-2 text-left hover:bg-sunken"
        onClick={() => onChoose(taker)}
      >
        <EngineIcon engine={engine} off={!engine.ready && !engine.house} />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 font-medium">
            {t(engine.name)}
            {opens && <PlanBadge plan={planNames[opens]} />}
          </span>
          <span className="block text-sm text-muted">{t(engine.description)}</span>
        </span>
        {way.way === 'tooLong' && (
          <span className="max-w-28 shrink-0 text-right text-xs text-muted">{t(words.most(number(way.most)))}</span>
        )}
      </button>
    </li>
  )
}

/** What tools have made of this document before. */
function Made({ id }: { id: string }) {
  const t = useText()
  const { data = [] } = useQuery(madeOfQuery(id))
  if (!data.length) return null
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="text-sm text-muted">{t(words.made)}</h3>
      <ul className="mt-1 grid gap-1">
        {data.map(document => (
          <li key={document._id}>
            <DocumentLink document={document} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Props = {
  takers: readonly Taker[]
  of: Subject
  length: number
  typed: string
  onType(typed: string): void
  onChoose(taker: Taker): void
}

/** Which tool is to make something of a text: those most used first, any other by what it is for. */
export function ChooseTool({ takers, of, length, typed, onType, onChoose }: Props) {
  const t = useText()
  const found = useFound(
    takers.map(({ engine }) => engine),
    typed,
  )
  const named = (slug: string) => takers.find(({ engine }) => engine.slug === slug) ?? []
  const hits = found?.engines.flatMap(({ slug }) => named(slug))
  const shown = hits?.length
    ? hits.slice(0, 8)
    : found
      ? found.nearest.flatMap(({ slug }) => named(slug))
      : suggested.flatMap(({ engine }) => named(engine))
  return (
    <>
      <SearchInput label={t(words.search)} placeholder={t(words.hint)} value={typed} onChange={onType} />
      <p role="status" className="mt-3 text-sm text-muted empty:hidden">
        {hits?.length === 0 && t(shown.length ? words.nearest : words.none)}
      </p>
      <ul aria-label={t(words.tools)} className="-mx-2 mt-2">
        {shown.map(taker => (
          <Row key={taker.engine.slug} taker={taker} length={length} onChoose={onChoose} />
        ))}
      </ul>
      {of.id !== undefined && !typed.trim() && <Made id={of.id} />}
    </>
  )
}
