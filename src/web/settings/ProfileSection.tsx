import { useState } from 'react'
import { AccountForm } from '../account/AccountForm.tsx'
import { rename } from '../account/calls.ts'
import { NameField } from '../account/fields.tsx'
import { useSignOut } from '../account/useSignOut.ts'
import { useNews } from '../data/news.ts'
import { sessionKey, useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { toast } from '../ui/toast.ts'
import { PictureEditor } from './PictureEditor.tsx'
import { Section } from './Section.tsx'
import { sections } from './sections.ts'

const words = {
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  change: { de: 'Namen ändern', en: 'Change the name' },
  name: { de: 'Name', en: 'Name' },
  save: { de: 'Namen speichern', en: 'Save the name' },
  saved: { de: 'Name gespeichert', en: 'Name saved' },
  signOut: { de: 'Abmelden', en: 'Log out' },
}

/** Who one is here. */
export function ProfileSection() {
  const t = useText()
  const tell = useNews()
  const signOut = useSignOut()
  const { name_text: name, email } = useSession()
  const [open, setOpen] = useState(false)
  return (
    <Section id="profile" title={t(sections.profile)}>
      <PictureEditor />
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-sm text-muted">{t(words.name)}</dt>
          <dd className="font-medium wrap-anywhere">{name}</dd>
        </div>
        <div className="min-w-0">
          <dt className="text-sm text-muted">{t(words.email)}</dt>
          <dd className="font-medium wrap-anywhere">{email}</dd>
        </div>
      </dl>
      {open && (
        <div className="max-w-sm">
          <AccountForm
            names={['name']}
            button={t(words.save)}
            send={async ({ name }) => {
              await rename(name)
              tell({ stale: sessionKey })
              toast({ text: t(words.saved) })
              setOpen(false)
            }}
          >
            {problems => <NameField defaultValue={name} problem={problems.name} autoFocus />}
          </AccountForm>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn-line" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(words.change)}
        </button>
        <button type="button" className="btn-line" onClick={() => signOut.mutate()}>
          {t(words.signOut)}
        </button>
      </div>
    </Section>
  )
}
