import { useMutation, useQuery } from '@tanstack/react-query'
import type { DictionariesView } from '#server/admin/dictionaries.ts'
import { enginesKey } from '../../data/engines.ts'
import { useNews } from '../../data/news.ts'
import {
  dictionariesKey,
  dictionariesQuery,
  installDictionaries,
  removeDictionaries,
  systemQuery,
} from '../../data/system.ts'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Tag } from '../../ui/small.tsx'
import { useSentence } from '../../useSentence.ts'
import { Fetched } from '../../ui/Fetched.tsx'

const words = {
  title: { de: 'Rechtschreibung ohne KI', en: 'Spelling without AI' },
  line: {
    de: 'Mit Wörterbüchern findet die Korrektur auch ohne Modell Schreibfehler, auf Deutsch und Englisch. Geändert wird nur, was eindeutig ist.',
    en: 'With dictionaries, the correction tool finds misspellings in German and English even without a model. Only what is beyond doubt is changed.',
  },
  licence: {
    de: 'Die Wörterbücher haben andere verfasst, unter eigenen Lizenzen. Sie werden einmal aus dem npm-Verzeichnis geladen, zusammen 2 MB, und im Datenverzeichnis abgelegt.',
    en: 'The dictionaries were written by others, under licences of their own. They are fetched once from the npm registry, 2 MB in all, and kept in the data folder.',
  },
  state: {
    installed: { de: 'installiert', en: 'installed' },
    installing: { de: 'wird geladen', en: 'being fetched' },
    none: { de: 'nicht installiert', en: 'not installed' },
  },
  install: { de: 'Wörterbücher installieren', en: 'Install the dictionaries' },
  installing: { de: 'Die Wörterbücher werden geladen …', en: 'The dictionaries are being fetched …' },
  remove: { de: 'Wörterbücher entfernen', en: 'Remove the dictionaries' },
}

function Dictionaries({ view: { state, dictionaries } }: { view: DictionariesView }) {
  const t = useText()
  const sentence = useSentence()
  const tell = useNews()
  const change = useMutation({
    mutationFn: (to: 'install' | 'remove') => (to === 'remove' ? removeDictionaries() : installDictionaries()),
    onSettled() {
      tell({ stale: dictionariesKey })
      tell({ stale: enginesKey })
      tell({ stale: systemQuery.queryKey })
    },
  })
  const installed = state === 'installed'
  const busy = state === 'installing' || change.isPending
  return (
    <>
      <p className="text-sm text-muted">{t(words.licence)}</p>
      <ul className="divide-y divide-line">
        {dictionaries.map(({ name, version, licence }) => (
          <li key={name} className="flex flex-wrap items-baseline gap-x-3 py-2 first:pt-0 last:pb-0">
            <span className="font-medium wrap-anywhere">{name}</span>
            <span className="text-sm text-muted tabular-nums">
              {version} · {licence}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          className={installed ? 'btn-line' : 'btn-primary'}
          isBusy={busy}
          onClick={() => change.mutate(installed ? 'remove' : 'install')}
        >
          {busy && <Spinner />}
          {t(installed ? words.remove : words.install)}
        </Button>
        <p role="status" className="text-sm text-muted">
          {busy && !installed ? (
            t(words.installing)
          ) : (
            <Tag tone={installed ? 'ok' : 'quiet'}>{t(words.state[state])}</Tag>
          )}
        </p>
      </div>
      {change.error && <Panel tone="danger">{sentence(change.error)}</Panel>}
    </>
  )
}

/** Dictionaries, installed on demand: their licences are not ours. */
export function DictionariesSection() {
  const t = useText()
  const query = useQuery(dictionariesQuery)
  return (
    <Section id="dictionaries" title={t(words.title)} line={t(words.line)}>
      <Fetched query={query}>{view => <Dictionaries view={view} />}</Fetched>
    </Section>
  )
}
