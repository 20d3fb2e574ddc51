import { useState } from 'react'
import { AccountForm } from '../account/AccountForm.tsx'
import { changePassword } from '../data/account-calls.ts'
import { NewPasswordField, PasswordField } from '../account/fields.tsx'
import { sessionsKey } from '../data/sessions.ts'
import { useNews } from '../data/news.ts'
import { useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { toast } from '../ui/toast.ts'
import { Section } from '../ui/Section.tsx'
import { sections } from './sections.ts'

const words = {
  line: {
    de: 'Mit einem neuen Passwort werden Sie auf allen anderen Geräten abgemeldet.',
    en: 'A new password signs you out on all other devices.',
  },
  change: { de: 'Passwort ändern', en: 'Change the password' },
  current: { de: 'Bisheriges Passwort', en: 'Current password' },
  save: { de: 'Neues Passwort speichern', en: 'Save the new password' },
  saved: { de: 'Passwort geändert', en: 'Password changed' },
}

export function PasswordSection() {
  const t = useText()
  const tell = useNews()
  const { email } = useSession()
  const [open, setOpen] = useState(false)
  return (
    <Section
      id="security"
      title={t(sections.security)}
      line={t(words.line)}
      action={
        !open && (
          <button type="button" className="btn-line" onClick={() => setOpen(true)}>
            {t(words.change)}
          </button>
        )
      }
    >
      {open && (
        <div className="max-w-sm">
          <AccountForm
            names={['currentPassword', 'newPassword']}
            button={t(words.save)}
            send={async passwords => {
              await changePassword(passwords)
              tell({ stale: sessionsKey })
              toast({ text: t(words.saved) })
              setOpen(false)
            }}
          >
            {problems => (
              <>
                <input type="email" autoComplete="username" value={email} readOnly hidden />
                <PasswordField
                  name="currentPassword"
                  label={t(words.current)}
                  problem={problems.currentPassword}
                  autoFocus
                />
                <NewPasswordField name="newPassword" again problem={problems.newPassword} />
              </>
            )}
          </AccountForm>
        </div>
      )}
    </Section>
  )
}
