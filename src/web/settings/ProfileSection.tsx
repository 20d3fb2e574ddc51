import { useState } from 'react'
import { AccountForm } from '../account/AccountForm.tsx'
import { rename } from '../data/account-calls.ts'
import { NameField } from '../account/fields.tsx'
import { useSignOut } from '../account/useSignOut.ts'
import { useNews } from '../data/news.ts'
import { sessionKey, useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { toast } from '../ui/toast.ts'
import { ContactForm } from './ContactForm.tsx'
import { PictureEditor } from './PictureEditor.tsx'
import { Section } from '../ui/Section.tsx'
import { sections } from './sections.ts'

const words = {
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  phone: { de: 'Telefon', en: 'Phone' },
  country: { de: 'Land', en: 'Country' },
  none: { de: 'nicht angegeben', en: 'not given' },
  contact: { de: 'Kontakt ändern', en: 'Change contact' },
  change: { de: 'Namen ändern', en: 'Rename' },
  name: { de: 'Name', en: 'Name' },
  save: { de: 'Namen speichern', en: 'Save the name' },
  saved: { de: 'Name gespeichert', en: 'Name saved' },
  signOut: { de: 'Abmelden', en: 'Sign out' },
}

/** Who one is here. */
export function ProfileSection() {
  const t = useText()
  const tell = useNews()
  const signOut = useSignOut()
  const { name_text: name, email, phone, country } = useSession()
  const [open, setOpen] = useState<'name' | 'contact'>()
  const toggle = (which: typeof open) => setOpen(open === which ? undefined : which)
  return (
    <Section
      id="profile"
      title={t(sections.profile)}
      action={
        <button type="button" className="btn-line" onClick={() => signOut.mutate()}>
          {t(words.signOut)}
        </button>
      }
    >
      <PictureEditor />
      <dl className="grid grid-cols-2 gap-4">
        <div className="min-w-0 max-sm:col-span-2">
          <dt className="text-sm text-muted">{t(words.name)}</dt>
          <dd className="font-medium wrap-anywhere">{name}</dd>
        </div>
        <div className="min-w-0 max-sm:col-span-2">
          <dt className="text-sm text-muted">{t(words.email)}</dt>
          <dd className="font-medium wrap-anywhere">{email}</dd>
        </div>
        {[
          { label: words.phone, value: phone },
          { label: words.country, value: country },
        ].map(({ label, value }) => (
          <div key={label.en} className="min-w-0">
            <dt className="text-sm text-muted">{t(label)}</dt>
            <dd className={value ? 'font-medium wrap-anywhere' : 'text-muted'}>{value ?? t(words.none)}</dd>
          </div>
        ))}
      </dl>
      {open === 'contact' && <ContactForm onDone={() => setOpen(undefined)} />}
      {open === 'name' && (
        <div className="max-w-sm">
          <AccountForm
            names={['name']}
            button={t(words.save)}
            send={async ({ name }) => {
              await rename(name)
              tell({ stale: sessionKey })
              toast({ text: t(words.saved) })
              setOpen(undefined)
            }}
          >
            {problems => <NameField defaultValue={name} problem={problems.name} autoFocus />}
          </AccountForm>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn-line" aria-expanded={open === 'name'} onClick={() => toggle('name')}>
          {t(words.change)}
        </button>
        <button type="button" className="btn-line" aria-expanded={open === 'contact'} onClick={() => toggle('contact')}>
          {t(words.contact)}
        </button>
      </div>
    </Section>
  )
}
