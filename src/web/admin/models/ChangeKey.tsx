import { useState } from 'react'
import { checkModel, setKey } from '../../data/setup.ts'
import { useText } from '../../language.tsx'
import { Ask } from '../../ui/Ask.tsx'
import { Field } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { useConnectSentence } from '../../useConnectSentence.ts'
import { useFieldProblems } from '../../useSentence.ts'
import { useModelChange } from './useModelChange.ts'
import type { Model } from './words.ts'

const words = {
  title: { de: 'Schlüssel ändern', en: 'Change the key' },
  text: (provider: string) => ({
    de: `Er gilt für alle Modelle von ${provider}, die hier verbunden sind. Zuerst wird er geprüft.`,
    en: `It applies to all models of ${provider} that are connected here. It is checked first.`,
  }),
  key: { de: 'Neuer Schlüssel', en: 'New key' },
  sealed: {
    de: 'Er wird verschlüsselt gespeichert und nie wieder angezeigt.',
    en: 'It is stored encrypted and never shown again.',
  },
  yes: { de: 'Prüfen und speichern', en: 'Check and save' },
  done: { de: 'Der Schlüssel ist geändert.', en: 'The key has been changed.' },
}

/** Another key for a model's provider; it is stored once the provider has accepted it. */
export function ChangeKey({ model, provider, onClose }: { model: Model; provider: string; onClose(): void }) {
  const t = useText()
  const [key, setTyped] = useState('')
  const change = useModelChange(
    async (to: string) => {
      if (to) await checkModel({ provider: model.provider, model: model.model, key: to })
      return setKey({ provider: model.provider, key: to })
    },
    () => {
      onClose()
      toast({ text: t(words.done) })
    },
  )
  const problems = useFieldProblems(change.error)
  const says = useConnectSentence()
  return (
    <Ask
      title={t(words.title)}
      text={t(words.text(provider))}
      yes={t(words.yes)}
      says={says}
      failure={problems.key ? undefined : change.error}
      isBusy={change.isPending}
      onYes={() => change.mutate(key.trim())}
      onClose={onClose}
    >
      <Field label={t(words.key)} hint={t(words.sealed)} problem={problems.key}>
        {control => (
          <input
            {...control}
            type="password"
            autoComplete="off"
            spellCheck={false}
            className="field h-10 pointer-coarse:h-11"
            value={key}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
    </Ask>
  )
}
