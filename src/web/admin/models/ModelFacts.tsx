import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { useWhen } from '../../library/when.ts'
import { Tag } from '../../ui/small.tsx'
import { type Model, reasonOf } from './words.ts'

const words = {
  writes: { de: 'schreibt', en: 'writes' },
  trouble: { de: 'gestört', en: 'failing' },
  connected: { de: 'verbunden', en: 'connected' },
  shut: { de: 'unvollständig', en: 'incomplete' },
  shutWhy: {
    de: 'Die Adresse fehlt, oder der Schlüssel lässt sich nicht mehr öffnen. Geben Sie ihn neu ein.',
    en: 'Its address is missing, or its key can no longer be opened. Enter the key again.',
  },
  key: (last4: string) => ({ de: `Schlüssel …${last4}`, en: `Key …${last4}` }),
  environment: (variable: string) => ({
    de: `in der Umgebung des Servers festgelegt (${variable})`,
    en: `set in the server’s environment (${variable})`,
  }),
  settings: { de: 'hier verbunden', en: 'connected here' },
  found: { de: 'auf diesem Rechner gefunden', en: 'found on this computer' },
  first: (seconds: string, of: string, one: boolean, at: string) => ({
    de: `Beginnt nach ${seconds} s (Median aus ${of} ${one ? 'Antwort' : 'Antworten'}, zuletzt: ${at})`,
    en: `First word after ${seconds} s (median of ${of} ${one ? 'answer' : 'answers'}, last: ${at})`,
  }),
  unmeasured: { de: 'Zeit bis zum ersten Wort: noch nicht gemessen', en: 'Time to the first word: not measured yet' },
  since: (at: string, reason: string) => ({
    de: `Gestört seit: ${at}. ${reason}`,
    en: `Failing since: ${at}. ${reason}`,
  }),
  passed: (at: string) => ({
    de: `Bis ${at} wird das Modell übergangen, danach wieder versucht.`,
    en: `The model is passed over until ${at}, then tried again.`,
  }),
}

/** What a model is, where it comes from, how fast it begins, and what is wrong with it. */
export function ModelFacts({ model, provider }: { model: Model; provider: string }) {
  const t = useText()
  const { number, time } = useFormats()
  const when = useWhen()
  const { trouble, first, last4, from, variable, works } = model
  const state = !works
    ? ({ tone: 'danger', says: words.shut } as const)
    : trouble
      ? ({ tone: 'danger', says: words.trouble } as const)
      : first
        ? ({ tone: 'ok', says: words.writes } as const)
        : ({ tone: 'quiet', says: words.connected } as const)
  const facts = [
    provider,
    last4 && t(words.key(last4)),
    t(from === 'environment' ? words.environment(variable ?? 'TEXT_MODEL') : words[from]),
  ].filter(Boolean)
  const seconds = first && number(Math.max(0.01, Math.round(first.milliseconds / 10) / 100))
  return (
    <div className="min-w-0">
      <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 font-semibold wrap-anywhere">{model.model}</span>
        <Tag tone={state.tone}>{t(state.says)}</Tag>
      </h3>
      <p className="text-sm wrap-anywhere text-muted">{facts.join(' · ')}</p>
      <p className="text-sm text-muted tabular-nums">
        {first && seconds
          ? t(words.first(seconds, number(first.of), first.of === 1, when(first.at)))
          : t(words.unmeasured)}
      </p>
      {(trouble || !works) && (
        <p className="mt-1 text-sm text-danger">
          {!works && t(words.shutWhy)}
          {works && trouble && t(words.since(when(trouble.since), t(reasonOf(trouble))))}{' '}
          {works && trouble?.passedUntil && t(words.passed(time(trouble.passedUntil)))}
        </p>
      )}
    </div>
  )
}
