import { useState } from 'react'
import { KeyRound, Trash2 } from 'lucide-react'
import type { Setup } from '../../data/setup.ts'
import { useText } from '../../language.tsx'
import { ChangeKey } from './ChangeKey.tsx'
import { ModelFacts } from './ModelFacts.tsx'
import { RemoveModel } from './RemoveModel.tsx'
import { TryModel } from './TryModel.tsx'
import type { Model } from './words.ts'

const words = {
  key: { de: 'Schlüssel ändern', en: 'Change the key' },
  remove: { de: 'Entfernen', en: 'Remove' },
  named: (does: string, model: string) => `${does}: ${model}`,
}

/** A connected model: what is known of it, and what can be done with it. */
export function ModelLine({ model, setup }: { model: Model; setup: Setup }) {
  const t = useText()
  const [open, setOpen] = useState<'key' | 'remove'>()
  const provider = setup.providers.find(({ id }) => id === model.provider)
  const isOurs = model.from === 'settings'
  return (
    <li className="grid grid-cols-1 gap-3 py-4">
      <ModelFacts model={model} provider={provider?.name ?? model.provider} />
      <TryModel model={model}>
        {isOurs && provider?.keysAt && (
          <button
            type="button"
            className="btn-line min-h-9 text-sm"
            aria-label={words.named(t(words.key), model.model)}
            onClick={() => setOpen('key')}
          >
            <KeyRound className="size-4" aria-hidden />
            {t(words.key)}
          </button>
        )}
        {isOurs && (
          <button
            type="button"
            className="btn-line min-h-9 text-sm"
            aria-label={words.named(t(words.remove), model.model)}
            onClick={() => setOpen('remove')}
          >
            <Trash2 className="size-4" aria-hidden />
            {t(words.remove)}
          </button>
        )}
      </TryModel>
      {open === 'key' && <ChangeKey model={model} provider={provider?.name ?? ''} onClose={() => setOpen(undefined)} />}
      {open === 'remove' && <RemoveModel model={model} setup={setup} onClose={() => setOpen(undefined)} />}
    </li>
  )
}
