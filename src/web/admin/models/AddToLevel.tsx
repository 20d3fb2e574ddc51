import { useId, useState } from 'react'
import { type Quality, qualityNames } from '#shared/quality.ts'
import { useText } from '../../language.tsx'
import { Select } from '../../ui/Select.tsx'
import type { Model } from './words.ts'

const words = {
  choose: (level: string) => ({ de: `Modell für „${level}“`, en: `Model for “${level}”` }),
  add: { de: 'Anfügen', en: 'Append' },
}

type Props = { quality: Quality; models: readonly Model[]; onAdd(name: string): void }

/** Appends one of the other models to a level; where there is none, nothing is asked. */
export function AddToLevel({ quality, models, onAdd }: Props) {
  const t = useText()
  const id = useId()
  const [picked, pick] = useState('')
  const chosen = models.find(({ name }) => name === picked) ?? models[0]
  if (!chosen) return null
  const level = t(qualityNames[quality])
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="sr-only">
        {t(words.choose(level))}
      </label>
      <Select
        id={id}
        className="min-w-0 flex-1 basis-40 sm:max-w-72"
        value={chosen.name}
        onChange={({ target }) => pick(target.value)}
      >
        {models.map(({ name, model }) => (
          <option key={name} value={name}>
            {model}
          </option>
        ))}
      </Select>
      <button
        type="button"
        className="btn-line"
        aria-label={`${t(words.add)}: ${level}`}
        onClick={() => onAdd(chosen.name)}
      >
        {t(words.add)}
      </button>
    </div>
  )
}
