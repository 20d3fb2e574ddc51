import type { DetailView } from '#server/admin/person-shown.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Panel } from '../../ui/Panel.tsx'

const words = {
  used: { de: 'Anfragen diesen Monat', en: 'Requests this month' },
  of: (used: string, limit: string) => ({ de: `${used} von ${limit}`, en: `${used} of ${limit}` }),
  storage: { de: 'Belegter Speicherplatz', en: 'Storage used' },
  texts: { de: 'Ergebnisse', en: 'Results' },
  files: { de: 'Dateien', en: 'Files' },
  sessions: { de: 'Angemeldete Geräte', en: 'Signed-in devices' },
  seen: { de: 'Zuletzt gesehen', en: 'Last seen' },
  never: { de: 'noch nie', en: 'never' },
  since: { de: 'Konto seit', en: 'Account since' },
  blocked: { de: 'Dieses Konto ist gesperrt.', en: 'This account is blocked.' },
  because: (reason: string) => ({ de: `Grund: ${reason}`, en: `Reason: ${reason}` }),
}

/** What is known of a person besides name and address. */
export function PersonFacts({ person }: { person: DetailView }) {
  const t = useText()
  const { number, size, day } = useFormats()
  const { anzahlrequest_number: used, limit, planLimit, storage, storageLimit, files, runs, sessions, seen } = person
  const holds = limit ?? planLimit
  const facts = [
    [words.used, holds === null ? number(used) : t(words.of(number(used), number(holds)))],
    [words.storage, t(words.of(size(storage), size(storageLimit)))],
    [words.texts, number(runs)],
    [words.files, number(files)],
    [words.sessions, number(sessions)],
    [words.seen, seen ? day(seen) : t(words.never)],
    [words.since, day(person.createdAt)],
  ] as const
  return (
    <>
      {person.blocked && (
        <Panel tone="warn">
          {t(words.blocked)} {person.reason && t(words.because(person.reason))}
        </Panel>
      )}
      <dl className="card grid grid-cols-2 gap-4 p-5 sm:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] sm:p-6">
        {facts.map(([name, value]) => (
          <div key={name.en}>
            <dt className="text-sm text-muted">{t(name)}</dt>
            <dd className="mt-0.5 font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
