import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { DetailView } from '#server/admin/person-shown.ts'
import { useNews } from '../../data/news.ts'
import { changePerson, peopleKey } from '../../data/people.ts'
import { useText } from '../../language.tsx'
import { Field } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { Ask } from '../../ui/Ask.tsx'

const words = {
  title: { de: 'Konto sperren?', en: 'Block this account?' },
  text: (name: string) => ({
    de: `${name} wird sofort überall abgemeldet und kann sich nicht mehr anmelden. Texte und Dateien bleiben erhalten.`,
    en: `${name} is signed out everywhere at once and cannot sign in any more. Texts and files are kept.`,
  }),
  reason: { de: 'Grund', en: 'Reason' },
  hint: { de: 'Nur die Administration liest ihn.', en: 'Only administrators read it.' },
  yes: { de: 'Sperren', en: 'Block' },
  done: { de: 'Das Konto ist gesperrt.', en: 'The account is blocked.' },
}

/** Asks why somebody is to be blocked, and blocks them. */
export function BlockPerson({ person, onClose }: { person: DetailView; onClose(): void }) {
  const t = useText()
  const tell = useNews()
  const [reason, setReason] = useState('')
  const block = useMutation({
    mutationFn: () => changePerson(person._id, { blocked: true, reason }),
    onSuccess() {
      tell({ stale: peopleKey })
      toast({ text: t(words.done) })
      onClose()
    },
  })
  return (
    <Ask
      title={t(words.title)}
      text={t(words.text(person.name_text))}
      yes={t(words.yes)}
      failure={block.error}
      isBusy={block.isPending}
      onYes={() => block.mutate()}
      onClose={onClose}
    >
      <Field label={t(words.reason)} hint={t(words.hint)}>
        {control => (
          <input
            {...control}
            className="field h-10 pointer-coarse:h-11"
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </Ask>
  )
}
