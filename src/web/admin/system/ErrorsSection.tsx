import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { systemQuery } from '../../data/system.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Section } from '../../ui/Section.tsx'
import { Fetched } from '../../ui/Fetched.tsx'

const words = {
  title: { de: 'Letzte Fehler', en: 'Recent errors' },
  line: {
    de: 'Was dieser Prozess seit seinem Start gemeldet hat, ohne Texte von Menschen. Ausführlich steht es im Protokoll des Servers.',
    en: 'What this process has reported since it started, without people’s texts. The server’s log has all of it.',
  },
  total: (count: string) => ({ de: `${count} seit dem Start`, en: `${count} since the start` }),
  none: { de: 'Seit dem Start ist kein Fehler aufgetreten.', en: 'There have been no errors since the start.' },
  more: { de: 'Alle zeigen', en: 'Show all' },
}
const few = 5

/** The last errors of the process that answers, the newest first. */
export function ErrorsSection() {
  const t = useText()
  const { number, moment } = useFormats()
  const [all, setAll] = useState(false)
  const query = useQuery(systemQuery)
  return (
    <Section id="errors" title={t(words.title)} line={t(words.line)}>
      <Fetched query={query}>
        {({ errors: { total, last } }) =>
          last.length === 0 ? (
            <p className="text-muted">{t(words.none)}</p>
          ) : (
            <>
              <p className="text-sm text-muted tabular-nums">{t(words.total(number(total)))}</p>
              <ul className="divide-y divide-line">
                {last.slice(0, all ? undefined : few).map(({ at, what, where }, index) => (
                  <li key={`${at} ${index}`} className="py-2.5 first:pt-0 last:pb-0">
                    <p lang="en" className="font-medium wrap-anywhere">
                      {what}
                    </p>
                    <p className="text-sm text-muted wrap-anywhere">
                      {moment(at)}
                      {where && <span lang="en"> · {where}</span>}
                    </p>
                  </li>
                ))}
              </ul>
              {!all && last.length > few && (
                <button type="button" className="btn-line justify-self-start" onClick={() => setAll(true)}>
                  {t(words.more)}
                </button>
              )}
            </>
          )
        }
      </Fetched>
    </Section>
  )
}
