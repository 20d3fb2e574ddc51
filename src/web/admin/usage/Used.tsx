import type { InstallationUsage } from '#server/admin/usage.ts'
import { metersShown } from '#shared/meters.ts'
import type { InstallationSpan } from '../../data/installation-usage.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { methods, type OwnWork } from '../../methods.ts'
import { Section } from '../../ui/Section.tsx'
import { useToolNames } from '../../usage/useToolNames.ts'
import { CsvButton } from './CsvButton.tsx'
import { columnNames, columnsOf, type Measure } from './measures.ts'
import { UsedBy } from './UsedBy.tsx'
import { UsedDays } from './UsedDays.tsx'
import { useSaid } from './useSaid.ts'

const words = {
  total: { de: 'Insgesamt', en: 'Total' },
  counted: {
    de:
      'Gezählt wird jeder Text, wenn er fertig oder gescheitert ist; wird er später gelöscht, bleibt er gezählt. Tokens ' +
      'zählen, wie das Modell sie meldet; wird ein Text angehalten oder bricht er ab, meldet es nichts, und wir schätzen ' +
      'sie aus der Länge. Kosten sind nach den Preisen berechnet, die unten auf dieser Seite stehen.',
    en:
      'Each text is counted when it is finished or has failed; if it is deleted later, it stays counted. Tokens count ' +
      'as the model reports them; when a text is stopped or breaks off, it reports none, and we estimate them from ' +
      'its length. Costs are calculated from the prices further down this page.',
  },
  days: { de: 'Tage', en: 'Days' },
  engines: { de: 'Werkzeuge', en: 'Tools' },
  models: { de: 'Modelle', en: 'Models' },
  house: { de: 'Ohne KI', en: 'Without AI' },
  people: { de: 'Konten', en: 'Accounts' },
  most: (count: string) => ({
    de: `Die ${count} mit den meisten Anfragen. In der CSV-Datei stehen alle.`,
    en: `The ${count} with the most requests. The CSV file has all of them.`,
  }),
  gone: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Ergebnis gehört' : 'Ergebnisse gehören'} zu Konten, die es nicht mehr gibt.`,
    en: `${count} ${one ? 'result belongs' : 'results belong'} to accounts that no longer exist.`,
  }),
}

type Props = { usage: InstallationUsage; span: InstallationSpan; measure: Measure }

/** What everyone used: in all, and by day, tool, model and account. */
export function Used({ usage, span, measure }: Props) {
  const t = useText()
  const { number } = useFormats()
  const toolOf = useToolNames()
  const { total, days, engines, models, people, others, gone, prices } = usage
  const { cell } = useSaid(prices.currency)
  const modelName = ({ name, called }: { name: string; called: string }) =>
    name.startsWith('house:') ? `${t(words.house)}: ${t(methods[name.slice(6) as OwnWork])}` : called
  const shown = { measure, currency: prices.currency }
  const lists = {
    engines: engines.map(line => {
      const { name, ...tool } = toolOf(line.name)
      return { ...line, key: line.name, named: name, ...tool }
    }),
    models: models.map(line => ({ ...line, key: line.name, named: modelName(line) })),
    people: people.map(line => ({ ...line, key: line.id, named: `${line.name} (${line.email})` })),
  }
  const notes = {
    engines: undefined,
    models: undefined,
    people: [others > 0 && t(words.most(number(people.length))), gone > 0 && t(words.gone(number(gone), gone === 1))]
      .filter(Boolean)
      .join(' '),
  }
  return (
    <>
      <Section id="total" title={t(words.total)} line={t(words.counted)}>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
          {columnsOf(metersShown(total)).map(one => (
            <div key={one} className="min-w-0">
              <dt className="text-sm text-muted">{t(columnNames[one])}</dt>
              <dd className="font-medium wrap-anywhere tabular-nums">{cell(one, total)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="days" title={t(words.days)}>
        <UsedDays days={days} {...shown} />
        <CsvButton by="days" name={t(words.days)} span={span} />
      </Section>
      {(['engines', 'models', 'people'] as const).map(by => (
        <Section key={by} id={by} title={t(words[by])} line={notes[by]}>
          <UsedBy lines={lists[by]} {...shown} />
          <CsvButton by={by} name={t(words[by])} span={span} />
        </Section>
      ))}
    </>
  )
}
