import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { type Locale, locales, type Text } from '#shared/text.ts'
import { useNews } from '../../data/news.ts'
import { plansKey } from '../../data/plans.ts'
import { sessionKey } from '../../data/session.ts'
import { changePlan, type SetPlan, setPlansKey } from '../../data/set-plans.ts'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { Field } from '../../ui/Field.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { toast } from '../../ui/toast.ts'
import { useFieldProblems, useSentence } from '../../useSentence.ts'
import { AskToLeave } from '../../ui/AskToLeave.tsx'
import { useUnsaved } from '../../ui/useUnsaved.ts'
import { asNumber } from './as-number.ts'

const words = {
  title: { de: 'Umfang', en: 'Terms' },
  line: {
    de: 'Gilt ab der nächsten Anfrage. Ein eigenes Kontingent geht vor; niemandem wird etwas weggenommen.',
    en: 'Applies from the next request. A person’s own limit comes first; nothing is taken away from anyone.',
  },
  requests: { de: 'Anfragen im Monat', en: 'Requests a month' },
  requestsHint: { de: 'Leer bedeutet unbegrenzt.', en: 'Empty means unlimited.' },
  storage: { de: 'Speicherplatz in MB', en: 'Storage in MB' },
  said: { de: 'Kurz beschrieben', en: 'In one line' },
  price: { de: 'Preis', en: 'Price' },
  priceHint: { de: 'So, wie er auf der Tarifseite stehen soll.', en: 'As it should appear on the plans page.' },
  stripe: { de: 'Preis bei Stripe', en: 'Price at Stripe' },
  stripeHint: {
    de: 'price_… Ohne Angabe gilt, was in STRIPE_PRICES steht.',
    en: 'price_… If empty, what STRIPE_PRICES says applies.',
  },
  number: { de: 'Eine ganze Zahl von 0 bis 1.000.000.', en: 'A whole number from 0 to 1,000,000.' },
  save: { de: 'Speichern', en: 'Save' },
  saved: { de: 'Gespeichert', en: 'Saved' },
  language: { de: { de: 'Deutsch', en: 'German' }, en: { de: 'Englisch', en: 'English' } } satisfies Record<
    Locale,
    Text
  >,
}
const megabyte = 1_000_000
const most = 1_000_000
const fits = (number: number | null) => number === null || (Number.isInteger(number) && number >= 0 && number <= most)

/** What a plan holds and how it is presented; what was typed stays until it is saved. */
export function TermsForm({ plan, pays }: { plan: SetPlan; pays: boolean }) {
  const t = useText()
  const sentence = useSentence()
  const tell = useNews()
  const [typed, type] = useState({
    requests: plan.requests === null ? '' : String(plan.requests),
    storage: String(plan.storage / megabyte),
    line: plan.line,
    price: plan.price,
    stripePrice: plan.stripePrice ?? '',
  })
  const { isUnsaved, settle } = useUnsaved(typed)
  const [requests, storage] = [asNumber(typed.requests), asNumber(typed.storage)]
  const wrong = {
    requests: fits(requests) ? undefined : t(words.number),
    storage: storage !== null && fits(storage) ? undefined : t(words.number),
  }
  const save = useMutation({
    mutationFn: () =>
      changePlan(plan.id, {
        requests,
        storage: (storage ?? 0) * megabyte,
        line: typed.line,
        price: typed.price,
        ...(pays && { stripePrice: typed.stripePrice.trim() || null }),
      }),
    onSuccess() {
      settle()
      for (const stale of [setPlansKey, plansKey, sessionKey]) tell({ stale })
      toast({ text: t(words.saved) })
    },
  })
  const said = useFieldProblems(save.error)
  const change = (of: Partial<typeof typed>) => {
    if (save.error) save.reset()
    type({ ...typed, ...of })
  }
  const plain = [
    ['requests', words.requests, words.requestsHint, 'numeric', true],
    ['storage', words.storage, undefined, 'numeric', true],
    ['stripePrice', words.stripe, words.stripeHint, 'text', pays],
  ] as const
  const bilingual = [
    ['line', words.said, undefined],
    ['price', words.price, words.priceHint],
  ] as const
  return (
    <Section id="terms" title={t(words.title)} line={t(words.line)}>
      <AskToLeave isUnsaved={isUnsaved} />
      <form
        className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!wrong.requests && !wrong.storage && !save.isPending) save.mutate()
        }}
      >
        {plain.map(
          ([name, label, hint, inputMode, isShown]) =>
            isShown && (
              <Field
                key={name}
                label={t(label)}
                hint={t(hint)}
                problem={(name === 'stripePrice' ? undefined : wrong[name]) ?? said[name]}
              >
                {control => (
                  <input
                    {...control}
                    className="field h-10 tabular-nums pointer-coarse:h-11"
                    inputMode={inputMode}
                    autoComplete="off"
                    value={typed[name]}
                    onChange={({ target }) => change({ [name]: target.value })}
                  />
                )}
              </Field>
            ),
        )}
        {bilingual.flatMap(([name, label, hint]) =>
          locales.map(locale => (
            <Field
              key={`${name}-${locale}`}
              label={`${t(label)} (${t(words.language[locale])})`}
              hint={t(hint)}
              problem={said[name]}
            >
              {control => (
                <input
                  {...control}
                  lang={locale}
                  className="field h-10 pointer-coarse:h-11"
                  value={typed[name][locale]}
                  onChange={({ target }) => change({ [name]: { ...typed[name], [locale]: target.value } })}
                />
              )}
            </Field>
          )),
        )}
        {save.error && Object.keys(said).length === 0 && (
          <div className="sm:col-span-2">
            <Panel tone="danger">{sentence(save.error)}</Panel>
          </div>
        )}
        <Button type="submit" className="btn-primary sm:col-span-2 sm:justify-self-start" isBusy={save.isPending}>
          {t(words.save)}
        </Button>
      </form>
    </Section>
  )
}
