import { Suspense, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { KnowledgeView } from '#server/knowledge/routes.ts'
import { useKnowledge } from '../data/kept-knowledge.ts'
import { knowledgeQuery, type Whose } from '../data/knowledge.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { later } from '../ui/later.ts'
import { NotLoaded } from '../ui/NotLoaded.tsx'
import { Section } from '../ui/Section.tsx'
import { SourceLine } from './SourceLine.tsx'
import { heading } from './words.ts'

const AddSource = later(() => import('./AddSource.tsx').then(it => it.AddSource))
const RemoveSource = later(() => import('./RemoveSource.tsx').then(it => it.RemoveSource))

const words = {
  own: {
    de: 'Seiten und Dokumente, auf die sich Ihre Texte stützen. Nur Sie sehen sie; jedes Formular lässt Sie wählen.',
    en: 'Pages and documents that your texts rest on. Only you see them; every form lets you choose.',
  },
  brands: {
    de: 'Seiten und Dokumente, auf die sich Texte für diese Marke stützen. Lesen kann sie, wer für die Marke schreibt.',
    en: 'Pages and documents that texts for this brand rest on. Whoever writes for the brand can read them.',
  },
  add: { de: 'Hinzufügen', en: 'Add' },
  none: { de: 'Noch ist nichts hinterlegt.', en: 'Nothing is kept yet.' },
  loading: { de: 'Wird geladen', en: 'Loading' },
  all: (count: string) => ({ de: `Alle ${count} zeigen`, en: `Show all ${count}` }),
}

/** So many are shown until somebody asks for all. */
const first = 3

/** What a person, or a brand, keeps to be laid under texts. */
export function KnowledgeSection({ brand }: { brand?: Whose }) {
  const t = useText()
  const { number } = useFormats()
  const { data, error, refetch } = useQuery(knowledgeQuery(brand))
  const changes = useKnowledge(brand)
  const [adding, add] = useState(false)
  const [leaving, leave] = useState<KnowledgeView>()
  const [whole, setWhole] = useState(() => location.hash === '#knowledge')
  const list = useRef<HTMLDivElement>(null)
  const showAll = () => {
    setWhole(true)
    list.current?.focus()
  }
  return (
    <Section
      id="knowledge"
      title={t(heading)}
      line={t(brand === undefined ? words.own : words.brands)}
      action={
        <button type="button" className="btn-line" onClick={() => add(true)}>
          {t(words.add)}
        </button>
      }
    >
      {!data && error && <NotLoaded failure={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <p role="status">
          <span className="sr-only">{t(words.loading)}</span>
          <span aria-hidden className="skeleton block h-5 w-1/2" />
        </p>
      )}
      <div ref={list} tabIndex={-1} className="outline-none empty:hidden">
        {data?.length === 0 && brand !== undefined && <p className="text-muted">{t(words.none)}</p>}
        {data && data.length > 0 && (
          <ul className="divide-y divide-line">
            {data.slice(0, whole ? undefined : first).map(source => (
              <SourceLine key={source._id} {...{ source, brand, changes }} onRemove={() => leave(source)} />
            ))}
          </ul>
        )}
        {data && !whole && data.length > first && (
          <button type="button" className="btn-line mt-3" onClick={showAll}>
            {t(words.all(number(data.length)))}
          </button>
        )}
      </div>
      <Suspense>
        {adding && <AddSource brand={brand} onClose={() => add(false)} />}
        {leaving && (
          <RemoveSource
            {...{ source: leaving, brand }}
            onRemoved={() => list.current?.focus()}
            onClose={() => leave(undefined)}
          />
        )}
      </Suspense>
    </Section>
  )
}
