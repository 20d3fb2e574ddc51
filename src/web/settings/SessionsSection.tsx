import { Link } from '@tanstack/react-router'
import { MonitorSmartphone } from 'lucide-react'
import { useSessions } from '../data/sessions.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { Button } from '../ui/Button.tsx'
import { NotLoaded } from '../ui/NotLoaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Tag } from '../ui/small.tsx'
import { useKeptRow } from '../ui/useKeptRow.ts'
import { useSentence } from '../useSentence.ts'
import { deviceOf } from './device.ts'
import { Section } from '../ui/Section.tsx'
import { sections } from './sections.ts'

const words = {
  here: { de: 'dieses Gerät', en: 'this device' },
  since: (moment: string) => ({ de: `Angemeldet am ${moment}`, en: `Signed in on ${moment}` }),
  end: { de: 'Abmelden', en: 'Sign out' },
  endNamed: (device: string) => ({ de: `${device} abmelden`, en: `Sign out ${device}` }),
  endOthers: { de: 'Alle anderen abmelden', en: 'Sign out all others' },
  keysStay: {
    de: 'API-Schlüssel gelten weiter, wo sie auch benutzt werden:',
    en: 'API keys keep working, wherever they are used:',
  },
  toKeys: { de: 'Schlüssel ansehen', en: 'See your keys' },
  unknown: { de: 'Unbekanntes Programm', en: 'Unknown program' },
  loading: { de: 'Wird geladen', en: 'Loading' },
}

/** Where one is signed in; every other place can be signed out from here. */
export function SessionsSection() {
  const t = useText()
  const sentence = useSentence()
  const { moment } = useFormats()
  const { sessions, end, endOthers } = useSessions()
  const kept = useKeptRow()
  const failed = end.error ?? endOthers.error
  return (
    <Section id="sessions" title={t(sections.sessions)}>
      {sessions.error && <NotLoaded failure={sessions.error} onRetry={() => void sessions.refetch()} />}
      {failed && <Panel tone="danger">{sentence(failed)}</Panel>}
      {sessions.isPending && (
        <p className="flex items-center gap-2 text-muted">
          <Spinner /> {t(words.loading)}
        </p>
      )}
      <div {...kept} className="outline-none empty:hidden">
        {sessions.data && (
          <ul className="divide-y divide-line">
            {sessions.data.map(({ id, token, userAgent, createdAt, here }) => {
              const device = deviceOf(userAgent) ?? t(words.unknown)
              return (
                <li key={id} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
                  <MonitorSmartphone className="size-5 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
                  <div className="min-w-0 flex-1">
                    <p className="flex flex-wrap items-center gap-x-2 font-medium">
                      {device} {here && <Tag tone="ok">{t(words.here)}</Tag>}
                    </p>
                    <p className="text-sm text-muted">{t(words.since(moment(createdAt)))}</p>
                  </div>
                  {!here && (
                    <button
                      type="button"
                      className="btn-small"
                      aria-label={t(words.endNamed(device))}
                      onClick={() => end.mutate(token)}
                    >
                      {t(words.end)}
                    </button>
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </div>
      {sessions.data && sessions.data.length > 2 && (
        <>
          <p className="text-sm text-muted">
            {t(words.keysStay)}{' '}
            <Link to={pages.settings} hash="keys" className="link">
              {t(words.toKeys)}
            </Link>
          </p>
          <Button
            className="btn-line justify-self-start"
            isBusy={endOthers.isPending}
            onClick={() => endOthers.mutate()}
          >
            {t(words.endOthers)}
          </Button>
        </>
      )}
    </Section>
  )
}
