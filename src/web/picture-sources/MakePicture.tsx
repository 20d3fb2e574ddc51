import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { bodyFor } from '#shared/body.ts'
import { check } from '#shared/check.ts'
import { engineQuery } from '../data/engines.ts'
import { type Draft, untouched, valuesOf } from '../fields/entries.ts'
import { withKeptChoices } from '../fields/kept-choice.ts'
import { useLocale, useText } from '../language.tsx'
import { CostLine } from '../limit/CostLine.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Select } from '../ui/Select.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useSentence } from '../useSentence.ts'
import { type Place, type Taken, takenInto } from './taken.ts'
import { useMaking } from './useMaking.ts'
import { words } from './words.ts'

/** The tool whose runs these are. */
export const painting = 'generate-images'

type Props = { place: Place; onPicture(picture: Taken): void }

/** A picture from a sentence, taken into the text as soon as it is there, with the sentence as what it shows. */
export function MakePicture({ place, onPicture }: Props) {
  const t = useText()
  const locale = useLocale()
  const sentence = useSentence()
  const { data: engine } = useQuery(engineQuery(painting))
  const [draft, change] = useState<Draft>({})
  const [made, setMade] = useState(0)
  const path = engine?.bubbleSlug ?? ''
  const call = engine?.calls[path]
  const prompt = String(draft.prompt ?? '').trim()
  const making = useMaking(async file => {
    onPicture({ ...(await takenInto(place, file, prompt.slice(0, 500))), byModel: true })
    setMade(before => before + 1)
  })
  const isMaking = making.state === 'making'
  const kept = call ? withKeptChoices(call.fields, draft) : draft
  const begin = () => {
    if (!call || !prompt || isMaking) return
    const { values } = check(call.fields, valuesOf(call.fields, kept))
    void making.make(path, bodyFor(call.fields, values), locale, made)
  }
  const choice = (name: 'ratio' | 'model') => {
    const field = call?.fields[name]
    if (field?.kind !== 'choice') return null
    return (
      <Field label={t(field.label)}>
        {control => (
          <Select
            {...control}
            value={String(kept[name] ?? untouched(field))}
            isBusy={isMaking}
            onChange={({ target }) => change({ ...draft, [name]: target.value })}
          >
            {Object.entries(field.options).map(([value, label]) => (
              <option key={value} value={value}>
                {t(label)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    )
  }
  return (
    <section aria-label={t(words.make)} className="rounded-md bg-sunken p-3">
      <form
        className="grid grid-cols-1 gap-3"
        onSubmit={event => {
          event.preventDefault()
          event.stopPropagation()
          begin()
        }}
      >
        <Field label={t(words.subject)}>
          {control => (
            <textarea
              {...control}
              className="field field-sizing-content min-h-20 py-2"
              autoFocus
              value={String(draft.prompt ?? '')}
              maxLength={4000}
              readOnly={isMaking}
              onChange={({ target }) => change({ ...draft, prompt: target.value })}
            />
          )}
        </Field>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {choice('ratio')}
          {choice('model')}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" className="btn-line" disabled={!call || !prompt} isBusy={isMaking}>
            <Sparkles className="size-4" aria-hidden />
            {t(words.begin)}
          </Button>
          {isMaking && (
            <Button className="btn-small" disabled={!making.run} isBusy={making.stopping} onClick={making.stop}>
              {t(words.stop)}
            </Button>
          )}
          <p role="status" className="flex items-center gap-2 text-sm text-muted">
            {isMaking && <Spinner />}
            {isMaking && t(words.making)}
            {making.state === 'stopped' && t(words.stopped)}
          </p>
        </div>
        <p className="text-sm text-muted">
          <CostLine cost={call?.cost ?? 1} /> {t(words.kept)}
        </p>
        {making.state === 'failed' && <Panel tone="danger">{sentence(making.problem)}</Panel>}
      </form>
    </section>
  )
}
