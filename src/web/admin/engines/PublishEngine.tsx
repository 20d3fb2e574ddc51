import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { publishes } from '../../data/made-engines.ts'
import { useText } from '../../language.tsx'
import { Field } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { Ask } from '../../ui/Ask.tsx'
import type { Workshop } from './useWorkshop.ts'

const words = {
  title: { de: 'Werkzeug veröffentlichen?', en: 'Publish this tool?' },
  text: {
    de: 'Es steht dann im Katalog und gilt ab der nächsten Anfrage. Was gerade geschrieben wird, bleibt bei seiner Fassung.',
    en: 'It then appears in the catalogue and applies from the next request. Texts being written keep their version.',
  },
  note: { de: 'Was ist neu?', en: 'What is new?' },
  optional: { de: 'optional', en: 'optional' },
  yes: { de: 'Veröffentlichen', en: 'Publish' },
  done: { de: 'Veröffentlicht.', en: 'Published.' },
}

/** Asks for a note, and publishes what was saved last. */
export function PublishEngine({ shop, onClose }: { shop: Workshop; onClose(): void }) {
  const t = useText()
  const [note, setNote] = useState('')
  const publishing = useMutation({
    mutationFn: () => publishes(shop.id, shop.revision(), note.trim()),
    onSuccess(next) {
      shop.take(next)
      onClose()
      toast({ text: t(words.done) })
    },
  })
  return (
    <Ask
      title={t(words.title)}
      text={t(words.text)}
      yes={t(words.yes)}
      failure={publishing.error}
      isBusy={publishing.isPending}
      onYes={() => publishing.mutate()}
      onClose={onClose}
    >
      <Field
        label={
          <>
            {t(words.note)} <span className="font-normal text-muted">· {t(words.optional)}</span>
          </>
        }
      >
        {control => (
          <input
            {...control}
            maxLength={500}
            className="field h-10 pointer-coarse:h-11"
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
    </Ask>
  )
}
