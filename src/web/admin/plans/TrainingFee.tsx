import { useState } from 'react'
import { largestFee, trainerIds } from '#shared/image-models.ts'
import { useTrainingFee } from '../../data/image-models.ts'
import { useFormats } from '../../formats.ts'
import { useLocale, useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Fetched } from '../../ui/Fetched.tsx'
import { Field } from '../../ui/Field.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Select } from '../../ui/Select.tsx'
import { Section } from '../../ui/Section.tsx'
import { toast } from '../../ui/toast.ts'
import { useSentence } from '../../useSentence.ts'

const words = {
  title: { de: 'Eigene Bildmodelle', en: 'Trained image models' },
  line: {
    de: 'Wer trainiert, und was ein Training einmalig kostet. Es wird über Stripe bezahlt und erstattet, wenn es misslingt.',
    en: 'Who trains, and what one training costs, once. It is paid for through Stripe, and refunded where it fails.',
  },
  price: { de: 'Preis in Euro', en: 'Price in euros' },
  hint: { de: '0 bedeutet: ohne Bezahlung.', en: '0 means: without payment.' },
  wrong: { de: 'Ein Betrag von 0 bis 100.000, wie 49,99.', en: 'An amount from 0 to 100,000, such as 49.99.' },
  unsold: {
    de: 'Stripe ist nicht eingerichtet: Solange der Preis nicht 0 ist, kann niemand trainieren.',
    en: 'Stripe is not set up: nobody can train as long as the price is not 0.',
  },
  trainer: { de: 'Dienst, der trainiert', en: 'Service that trains' },
  trainerHint: {
    de: 'Er gilt für neue Trainings; was ein anderer begonnen hat, führt dieser zu Ende.',
    en: 'It holds for new trainings; what another has begun is finished there.',
  },
  noTrainer: {
    de: 'Trainieren können fal und Replicate. Noch ist keiner der beiden unter „Modelle“ verbunden.',
    en: 'fal and Replicate can train. Neither of them is connected under “Models” yet.',
  },
  save: { de: 'Speichern', en: 'Save' },
  saved: { de: 'Gespeichert', en: 'Saved' },
}

/** Cents of what is typed in euros, with a comma or a point; NaN where it is no amount. */
const centsIn = (typed: string) => {
  const [, euros, cents = ''] = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*€?\s*$/.exec(typed) ?? []
  const sum = euros === undefined ? NaN : Number(euros) * 100 + Number(cents.padEnd(2, '0'))
  return sum <= largestFee ? sum : NaN
}

type Fee = NonNullable<ReturnType<typeof useTrainingFee>['fee']['data']>

function FeeForm({ fee }: { fee: Fee }) {
  const t = useText()
  const locale = useLocale()
  const sentence = useSentence()
  const { money } = useFormats()
  const { set } = useTrainingFee()
  const [typed, type] = useState(() => (fee.cents / 100).toFixed(2).replace('.', locale === 'de' ? ',' : '.'))
  const [chosen, choose] = useState(fee.trainer)
  const trainer = trainerIds.find(id => id === chosen)
  const cents = centsIn(typed)
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={event => {
        event.preventDefault()
        if (!Number.isNaN(cents))
          set.mutate({ cents, ...(trainer && { trainer }) }, { onSuccess: () => toast({ text: t(words.saved) }) })
      }}
    >
      {fee.cents > 0 && !fee.sold && <Panel tone="warn">{t(words.unsold)}</Panel>}
      {fee.trainers.length === 0 && <p className="text-muted">{t(words.noTrainer)}</p>}
      {fee.trainers.length > 0 && (
        <Field label={t(words.trainer)} hint={t(words.trainerHint)}>
          {control => (
            <Select {...control} value={chosen ?? ''} onChange={({ target }) => choose(target.value)}>
              {fee.trainers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field
        label={t(words.price)}
        hint={`${t(words.hint)} ${Number.isNaN(cents) ? '' : money(cents / 100, 'EUR')}`.trim()}
        {...(Number.isNaN(cents) && { problem: t(words.wrong) })}
      >
        {control => (
          <input
            {...control}
            className="field h-10 w-40 px-3 pointer-coarse:h-11"
            inputMode="decimal"
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </Field>
      {set.error && <Panel tone="danger">{sentence(set.error)}</Panel>}
      <Button type="submit" className="btn-primary w-fit" isBusy={set.isPending}>
        {t(words.save)}
      </Button>
    </form>
  )
}

/** Who trains models of one's own here, and what that costs. */
export function TrainingFee() {
  const t = useText()
  const { fee } = useTrainingFee()
  return (
    <Section id="training" title={t(words.title)} line={t(words.line)}>
      <Fetched query={fee}>{data => <FeeForm fee={data} />}</Fetched>
    </Section>
  )
}
