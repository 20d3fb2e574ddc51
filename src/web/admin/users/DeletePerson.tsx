import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { DetailView } from '#server/admin/person-shown.ts'
import { useNews } from '../../data/news.ts'
import { peopleKey, removePerson } from '../../data/people.ts'
import { sessionKey, useSession } from '../../data/session.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Field } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { Ask } from '../../ui/Ask.tsx'

const words = {
  title: { de: 'Konto endgültig löschen?', en: 'Delete this account for good?' },
  text: (texts: string, files: string) => ({
    de: `Ergebnisse (${texts}), Dateien (${files}), Lesezeichen und Anmeldungen gehen verloren. Im Protokoll bleibt, dass gelöscht wurde. Das lässt sich nicht rückgängig machen.`,
    en: `Results (${texts}), files (${files}), bookmarks and sessions are lost. The audit log records that it was deleted. This cannot be undone.`,
  }),
  address: { de: 'E-Mail-Adresse des Kontos', en: 'E-mail address of the account' },
  hint: (email: string) => ({ de: `Zur Bestätigung: ${email}`, en: `To confirm: ${email}` }),
  yes: { de: 'Endgültig löschen', en: 'Delete for good' },
  done: { de: 'Das Konto ist gelöscht.', en: 'The account is deleted.' },
}

type Props = { person: DetailView; onClose(): void; onGone(): void }

/** Says what goes with an account, has its address typed, and deletes it. */
export function DeletePerson({ person, onClose, onGone }: Props) {
  const t = useText()
  const { number } = useFormats()
  const tell = useNews()
  const { id: me } = useSession()
  const [typed, setTyped] = useState('')
  const removal = useMutation({
    mutationFn: () => removePerson(person._id),
    onSuccess() {
      onClose()
      onGone()
      tell({ stale: person._id === me ? sessionKey : peopleKey })
      toast({ text: t(words.done) })
    },
  })
  return (
    <Ask
      final
      title={t(words.title)}
      text={t(words.text(number(person.runs), number(person.files)))}
      yes={t(words.yes)}
      failure={removal.error}
      disabled={typed.trim().toLowerCase() !== person.email.toLowerCase()}
      isBusy={removal.isPending}
      onYes={() => removal.mutate()}
      onClose={onClose}
    >
      <Field label={t(words.address)} hint={<span className="wrap-anywhere">{t(words.hint(person.email))}</span>}>
        {control => (
          <input
            {...control}
            className="field h-10 pointer-coarse:h-11"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
    </Ask>
  )
}
