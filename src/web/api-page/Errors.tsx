import { problems } from '#shared/problems.ts'
import { useText } from '../language.tsx'

const words = {
  title: { de: 'Wenn etwas nicht geht', en: 'When something fails' },
  line: {
    de: 'Jede Absage hat einen Status und `{ success: false, code, message }`. `message` ist in der Sprache von `Accept-Language`; bei falschen Angaben enthält `fields` einen Satz zu jeder.',
    en: 'Every refusal has a status and `{ success: false, code, message }`. `message` is in the language of `Accept-Language`; where values are wrong, `fields` holds a sentence for each.',
  },
}

/** What a program can run into, of all that can go wrong here. */
const told = [
  ...['key_unknown', 'not_for_keys', 'limit_reached', 'plan_too_small', 'not_found', 'key_reused'],
  ...['too_large', 'wrong_type', 'invalid', 'too_many', 'page_unreadable', 'model_failed', 'no_model'],
] as const

/** Draws what stands between backticks as names of a program. */
const withNames = (sentence: string) =>
  sentence.split('`').map((piece, at) => (at % 2 ? <code key={at}>{piece}</code> : piece))

/** `{plan}` and the like are filled in when it happens. */
const withoutDetails = (sentence: string) => sentence.replaceAll(/\{\w+\}/g, '…')

/** The refusals by status, with the sentence that comes with each. */
export function Errors() {
  const t = useText()
  const rows = Object.entries(problems)
    .filter(([code]) => (told as readonly string[]).includes(code))
    .toSorted(([, one], [, other]) => one.status - other.status)
  return (
    <section aria-labelledby="errors" className="card p-5 sm:p-6">
      <h2 id="errors" className="text-lg font-semibold">
        {t(words.title)}
      </h2>
      <p className="mt-1 text-muted">{withNames(t(words.line))}</p>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {rows.map(([code, problem]) => (
          <div key={code} className="grid grid-cols-1 gap-x-4 py-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="flex flex-wrap gap-x-2 text-sm">
              <span className="font-medium tabular-nums">{problem.status}</span> <code>{code}</code>
            </dt>
            <dd className="min-w-0 text-sm text-muted">{withoutDetails(t(problem))}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
