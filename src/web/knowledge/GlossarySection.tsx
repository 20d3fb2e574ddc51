import { Suspense, useId, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Download, Upload } from 'lucide-react'
import { glossaryFile } from '#shared/glossary-file.ts'
import { keyOf, type Term } from '#shared/terms.ts'
import { glossaryQuery, useChangeGlossary } from '../data/glossary.ts'
import type { Whose } from '../data/knowledge.ts'
import { useFormats } from '../formats.ts'
import { useLocale, useText } from '../language.tsx'
import { later } from '../ui/later.ts'
import { NotLoaded } from '../ui/NotLoaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { saveFile } from '../ui/save.ts'
import { Section } from '../ui/Section.tsx'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'
import { TermLine } from './TermLine.tsx'
import { glossaryHeading } from './words.ts'

const TermForm = later(() => import('./TermForm.tsx').then(it => it.TermForm))
const ImportTerms = later(() => import('./ImportTerms.tsx').then(it => it.ImportTerms))

const words = {
  own: {
    de: 'Wie Dinge in Ihren Texten heißen, und wie nicht; daran wird jeder Text gemessen.',
    en: 'What things are called in your texts, and what not; every text is held against it.',
  },
  brands: {
    de: 'Wie Dinge in Texten der Marke heißen; das geht den Begriffen einzelner Personen vor.',
    en: 'What things are called in texts of the brand; this comes before people’s own terms.',
  },
  add: { de: 'Begriff hinzufügen', en: 'Add a term' },
  none: { de: 'Noch steht hier kein Begriff.', en: 'There is no term here yet.' },
  find: { de: 'Begriffe durchsuchen', en: 'Search the terms' },
  nothing: { de: 'Kein Begriff passt dazu.', en: 'No term matches.' },
  more: (count: string) => ({ de: `Alle ${count} zeigen`, en: `Show all ${count}` }),
  import: { de: 'CSV importieren', en: 'Import CSV' },
  export: { de: 'CSV exportieren', en: 'Export CSV' },
  file: { de: 'glossar.csv', en: 'glossary.csv' },
  removed: (term: string) => ({ de: `„${term}“ ist gelöscht.`, en: `“${term}” is deleted.` }),
  undo: { de: 'Rückgängig', en: 'Undo' },
}

/** So many are shown until somebody asks for all; with more than that, they can be searched. */
const first = 8

const matches = ({ term, use, avoid }: Term, sought: string) =>
  [term, use, ...avoid].some(word => word.toLowerCase().includes(sought.trim().toLowerCase()))

/** What a person, or a brand, calls things. */
export function GlossarySection({ brand }: { brand?: Whose }) {
  const t = useText()
  const locale = useLocale()
  const sentence = useSentence()
  const { number } = useFormats()
  const searchId = useId()
  const { data, error, refetch } = useQuery(glossaryQuery(brand))
  const change = useChangeGlossary(brand)
  const [sought, seek] = useState('')
  const [whole, setWhole] = useState(() => location.hash === '#glossary')
  const [open, setOpen] = useState<Term | 'new'>()
  const [importing, setImporting] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const found = data?.filter(term => matches(term, sought)) ?? []
  const shown = whole || sought ? found : found.slice(0, first)
  const showAll = () => {
    setWhole(true)
    list.current?.focus()
  }
  const without = (gone: Term) => (terms: readonly Term[]) => terms.filter(one => keyOf(one) !== keyOf(gone))
  const remove = (gone: Term) =>
    change.mutate(without(gone), {
      onSuccess() {
        list.current?.focus()
        const run = () => change.mutate(terms => [...without(gone)(terms), gone])
        toast({ text: t(words.removed(gone.term)), action: { label: t(words.undo), run } })
      },
    })
  return (
    <Section
      id="glossary"
      title={t(glossaryHeading)}
      line={t(brand === undefined ? words.own : words.brands)}
      action={
        <button type="button" className="btn-line" onClick={() => setOpen('new')}>
          {t(words.add)}
        </button>
      }
    >
      {!data && error && <NotLoaded failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <span aria-hidden className="skeleton h-5 w-1/2" />}
      {data && data.length > first && (
        <input
          id={searchId}
          type="search"
          aria-label={t(words.find)}
          placeholder={t(words.find)}
          value={sought}
          onChange={({ target }) => seek(target.value)}
          className="field h-10 pointer-coarse:h-11"
        />
      )}
      {data && (
        <div ref={list} tabIndex={-1} className="outline-none">
          {shown.length === 0 && (data.length > 0 || brand !== undefined) && (
            <p className="text-muted">{t(data.length ? words.nothing : words.none)}</p>
          )}
          <ul className="divide-y divide-line">
            {shown.map(term => (
              <TermLine key={keyOf(term)} term={term} onOpen={() => setOpen(term)} onRemove={() => remove(term)} />
            ))}
          </ul>
          {shown.length < found.length && (
            <button type="button" className="btn-line mt-3" onClick={showAll}>
              {t(words.more(number(found.length)))}
            </button>
          )}
        </div>
      )}
      {change.error && <Panel tone="danger">{sentence(change.error)}</Panel>}
      {data && (
        <div className="flex flex-wrap gap-2">
          <button type="button" className="btn-small" onClick={() => setImporting(true)}>
            <Upload className="size-4" aria-hidden />
            {t(words.import)}
          </button>
          {data.length > 0 && (
            <button
              type="button"
              className="btn-small"
              onClick={() => saveFile(t(words.file), new Blob([glossaryFile(data, locale)], { type: 'text/csv' }))}
            >
              <Download className="size-4" aria-hidden />
              {t(words.export)}
            </button>
          )}
        </div>
      )}
      <Suspense>
        {open && <TermForm term={open === 'new' ? undefined : open} brand={brand} onClose={() => setOpen(undefined)} />}
        {importing && <ImportTerms brand={brand} onClose={() => setImporting(false)} />}
      </Suspense>
    </Section>
  )
}
