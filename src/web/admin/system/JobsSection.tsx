import { useMutation, useQuery } from '@tanstack/react-query'
import type { JobsView } from '#server/admin/system.ts'
import type { Text } from '#shared/text.ts'
import { useNews } from '../../data/news.ts'
import { doAgain, jobsKey, jobsQuery } from '../../data/system.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { toast } from '../../ui/toast.ts'
import { useSentence } from '../../useSentence.ts'
import { Fetched } from '../../ui/Fetched.tsx'
import { tryAgain } from '../../ui/try-again.ts'

const words = {
  title: { de: 'Aufträge', en: 'Jobs' },
  line: {
    de: 'Was im Hintergrund geschieht, etwa der E-Mail-Versand. Was scheitert, wird mehrmals versucht.',
    en: 'What happens in the background, such as sending e-mails. Whatever fails is tried several times.',
  },
  counts: (waiting: string, active: string, failed: string) => ({
    de: `${waiting} wartend, ${active} in Arbeit, ${failed} gescheitert`,
    en: `${waiting} waiting, ${active} in progress, ${failed} failed`,
  }),
  none: { de: 'Die Aufträge laufen noch nicht.', en: 'The jobs are not running yet.' },
  again: tryAgain,
  againNamed: (kind: string, at: string) => ({
    de: `${kind} vom ${at} noch einmal versuchen`,
    en: `Try again: ${kind} from ${at}`,
  }),
  done: { de: 'Der Auftrag läuft noch einmal.', en: 'The job is running again.' },
  unknown: { de: 'Ohne Angabe eines Grundes', en: 'No reason given' },
}

/** What the kinds of jobs are called; one that has no name here stands under its own. */
const kinds: Readonly<Record<string, Text>> = {
  mail: { de: 'E-Mails', en: 'E-mails' },
  feedback: { de: 'Rückmeldungen', en: 'Feedback' },
  refund: { de: 'Erstattungen', en: 'Refunds' },
}

function Kind({ kind: { name, waiting, active, failed, failures } }: { kind: JobsView[number] }) {
  const t = useText()
  const { number, moment } = useFormats()
  const sentence = useSentence()
  const tell = useNews()
  const again = useMutation({
    mutationFn: doAgain,
    onSuccess() {
      tell({ stale: jobsKey })
      toast({ text: t(words.done) })
    },
    onError: error => toast({ text: sentence(error), tone: 'danger' }),
  })
  const called = kinds[name] ? t(kinds[name]) : name
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium">{called}</span>
        <span className="text-sm text-muted tabular-nums">
          {t(words.counts(number(waiting), number(active), number(failed)))}
        </span>
      </p>
      {failures.length > 0 && (
        <ul className="mt-2 grid grid-cols-1 gap-2">
          {failures.map(({ _id, at, message }) => (
            <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-sunken px-3 py-2">
              <div className="min-w-0 flex-1 basis-48 text-sm">
                <p lang={message ? 'en' : undefined} className="wrap-anywhere">
                  {message || t(words.unknown)}
                </p>
                <p className="text-muted">{moment(at)}</p>
              </div>
              <Button
                className="btn-line min-h-9 text-sm"
                aria-label={t(words.againNamed(called, moment(at)))}
                isBusy={again.isPending}
                onClick={() => again.mutate(_id)}
              >
                {t(words.again)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** What is done by itself: how much waits, how much is being done, and what has failed with its reason. */
export function JobsSection() {
  const t = useText()
  const query = useQuery(jobsQuery)
  return (
    <Section id="jobs" title={t(words.title)} line={t(words.line)}>
      <Fetched query={query}>
        {jobs =>
          jobs.length === 0 ? (
            <p className="text-muted">{t(words.none)}</p>
          ) : (
            <ul className="divide-y divide-line">
              {jobs.map(kind => (
                <Kind key={kind.name} kind={kind} />
              ))}
            </ul>
          )
        }
      </Fetched>
    </Section>
  )
}
