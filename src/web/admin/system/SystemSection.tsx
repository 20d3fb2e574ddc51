import { useQuery } from '@tanstack/react-query'
import type { SystemView } from '#server/admin/system.ts'
import type { Text } from '#shared/text.ts'
import { systemQuery } from '../../data/system.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Section } from '../../ui/Section.tsx'
import { Tag } from '../../ui/small.tsx'
import { Fetched } from '../../ui/Fetched.tsx'

const words = {
  title: { de: 'Zustand', en: 'Status' },
  works: { de: 'in Ordnung', en: 'works' },
  fails: { de: 'gestört', en: 'fails' },
  version: { de: 'Version', en: 'Version' },
  since: { de: 'Läuft seit', en: 'Running since' },
  database: { de: 'Datenbank', en: 'Database' },
  embedded: { de: 'im Datenverzeichnis', en: 'in the data folder' },
  own: { de: 'eigener Server', en: 'its own server' },
  size: { de: 'Größe der Datenbank', en: 'Size of the database' },
  files: { de: 'Dateien', en: 'Files' },
  together: (count: string, size: string) => ({
    de: `${count} (${size})`,
    en: `${count} (${size})`,
  }),
  folder: { de: 'in einem Verzeichnis', en: 'in a folder' },
  bucket: { de: 'in einem S3-Speicher', en: 'in an S3 bucket' },
  cache: { de: 'Zwischenspeicher', en: 'Cache' },
  memory: { de: 'Arbeitsspeicher (ein Prozess)', en: 'memory (one process)' },
  people: { de: 'Konten', en: 'Accounts' },
  runs: { de: 'Texte', en: 'Texts' },
  model: { de: 'KI-Modell', en: 'AI model' },
  noModel: { de: 'nicht verbunden', en: 'not connected' },
}

/** The parts whose health the server knows; one it adds is shown under its own name. */
const parts: Readonly<Record<string, Text>> = {
  open: { de: 'Annahme von Aufträgen', en: 'Accepting jobs' },
  database: { de: 'Datenbank', en: 'Database' },
  cache: { de: 'Zwischenspeicher', en: 'Cache' },
}

const waiting: Partial<SystemView['health']> = { open: undefined, database: undefined, cache: undefined }

/** The facts; before they have come, what they will be about. */
function Facts({ system }: { system?: SystemView }) {
  const t = useText()
  const { number, size, moment } = useFormats()
  const saying: readonly (readonly [Text, (of: SystemView) => string])[] = [
    [words.version, ({ version, node }) => `Federwerk ${version}, Node ${node}`],
    [words.since, ({ since }) => moment(since)],
    [words.database, ({ database: { server, embedded } }) => `${server}, ${t(embedded ? words.embedded : words.own)}`],
    [words.size, ({ database: { bytes } }) => size(bytes)],
    [
      words.files,
      ({ files: { count, bytes, bucket } }) =>
        `${t(words.together(number(count), size(bytes)))}, ${t(bucket ? words.bucket : words.folder)}`,
    ],
    [words.cache, ({ cache }) => (cache === 'memory' ? t(words.memory) : 'Redis')],
    [words.model, ({ model }) => model ?? t(words.noModel)],
    [words.people, ({ people }) => number(people)],
    [words.runs, ({ runs }) => number(runs)],
  ]
  return (
    <>
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {Object.entries(system?.health ?? waiting).map(([part, works]) => (
          <li key={part} className="flex items-center gap-2">
            {parts[part] ? t(parts[part]) : part}
            {works !== undefined && <Tag tone={works ? 'ok' : 'danger'}>{t(works ? words.works : words.fails)}</Tag>}
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-x-6 gap-y-4">
        {saying.map(([name, of]) => (
          <div key={name.en} className="min-w-0">
            <dt className="text-sm text-muted">{t(name)}</dt>
            <dd className="mt-0.5 font-medium wrap-anywhere tabular-nums">{system ? of(system) : '\u00A0'}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** What it is made of, how large it is, and whether all of it works. */
export function SystemSection() {
  const t = useText()
  const query = useQuery(systemQuery)
  return (
    <Section id="state" title={t(words.title)}>
      <Fetched query={query} meanwhile={<Facts />}>
        {system => <Facts system={system} />}
      </Fetched>
    </Section>
  )
}
