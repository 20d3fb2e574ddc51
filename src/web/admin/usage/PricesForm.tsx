import { useId, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { InstallationUsage } from '#server/admin/usage.ts'
import { currencies, type Currency, type Price } from '#shared/costs.ts'
import { byMeter, meterNames } from '#shared/meters.ts'
import { installationUsageKey, setPrices } from '../../data/installation-usage.ts'
import { useNews } from '../../data/news.ts'
import { useLocale, useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Select } from '../../ui/Select.tsx'
import { toast } from '../../ui/toast.ts'
import { useSentence } from '../../useSentence.ts'
import { asPrice } from './as-price.ts'
import { PriceLine, type Typed } from './PriceLine.tsx'

const words = {
  title: { de: 'Preise', en: 'Prices' },
  line: {
    de:
      'Was Ihr Anbieter für eine Million Tokens verlangt. Eine Preisliste liegt nicht bei, sie wäre bald falsch. Ohne ' +
      'Preis sind die Kosten unbekannt; Programme auf eigenen Rechnern kosten nichts, solange Sie nichts eintragen.',
    en:
      'What your provider charges for a million tokens. No price list is included: it would soon be wrong. Without a ' +
      'price the cost is unknown; programs on your own machines cost nothing as long as you enter nothing.',
  },
  currency: { de: 'Währung', en: 'Currency' },
  none: {
    de: 'Sobald ein Modell verbunden ist, kann hier sein Preis stehen.',
    en: 'As soon as a model is connected, you can enter its price here.',
  },
  save: { de: 'Preise speichern', en: 'Save the prices' },
  saved: { de: 'Gespeichert', en: 'Saved' },
}

/** The price that was typed; null where there is none, undefined where it is wrong or half of one for tokens. */
const priceOf = (typed: Typed): Price | null | undefined => {
  const all = byMeter(meter => asPrice(typed[meter] ?? ''))
  const price = meterNames.flatMap(meter => (all[meter] === null ? [] : [[meter, all[meter]] as const]))
  if (price.some(([, value]) => Number.isNaN(value)) || (all.tokensIn === null) !== (all.tokensOut === null))
    return undefined
  return price.length ? Object.fromEntries(price) : null
}

/** What models cost; what was typed stays until it is saved. */
export function PricesForm({ prices }: Pick<InstallationUsage, 'prices'>) {
  const t = useText()
  const locale = useLocale()
  const id = useId()
  const sentence = useSentence()
  const tell = useNews()
  const written = (value: number | undefined) =>
    value === undefined ? '' : String(value).replace('.', locale === 'de' ? ',' : '.')
  const [currency, setCurrency] = useState<Currency>(prices.currency)
  const [typed, type] = useState<Readonly<Record<string, Typed>>>(() =>
    Object.fromEntries(prices.models.map(({ name, price }) => [name, byMeter(meter => written(price?.[meter]))])),
  )
  const [asked, ask] = useState(false)
  const found = prices.models.map(({ name }) => [name, priceOf(typed[name] ?? {})] as const)
  const save = useMutation({
    mutationFn: () =>
      setPrices({ currency, models: Object.fromEntries(found.flatMap(([name, one]) => (one ? [[name, one]] : []))) }),
    onSuccess() {
      tell({ stale: installationUsageKey })
      toast({ text: t(words.saved) })
    },
  })
  return (
    <Section id="prices" title={t(words.title)} line={t(words.line)}>
      <form
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={event => {
          event.preventDefault()
          ask(true)
          if (found.every(([, one]) => one !== undefined) && !save.isPending) save.mutate()
        }}
      >
        {prices.models.length ? (
          <>
            <div className="flex items-center gap-2 text-sm">
              <label htmlFor={id} className="font-medium">
                {t(words.currency)}
              </label>
              <Select id={id} value={currency} onChange={({ target }) => setCurrency(target.value as Currency)}>
                {currencies.map(one => (
                  <option key={one}>{one}</option>
                ))}
              </Select>
            </div>
            <ul className="grid grid-cols-1 gap-5">
              {prices.models.map(({ name, called, isFree, meters }, at) => (
                <PriceLine
                  key={name}
                  {...{ name, called, currency, meters }}
                  free={isFree}
                  typed={typed[name] ?? {}}
                  isWrong={asked && found[at]?.[1] === undefined}
                  onType={one => type({ ...typed, [name]: one })}
                />
              ))}
            </ul>
            {save.error && <Panel tone="danger">{sentence(save.error)}</Panel>}
            <Button type="submit" className="btn-primary justify-self-start" isBusy={save.isPending}>
              {t(words.save)}
            </Button>
          </>
        ) : (
          <p className="text-muted">{t(words.none)}</p>
        )}
      </form>
    </Section>
  )
}
