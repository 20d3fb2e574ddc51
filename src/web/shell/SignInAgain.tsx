import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { AccountForm } from '../account/AccountForm.tsx'
import { CodeForm } from '../account/CodeForm.tsx'
import { signIn } from '../data/account-calls.ts'
import { EmailField, PasswordField } from '../account/fields.tsx'
import { WaysElsewhere } from '../account/WaysElsewhere.tsx'
import { askSession, sessionKey, useSession } from '../data/session.ts'
import { forgetBegun } from '../ui/forget.ts'
import { useText } from '../language.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useSignedInElsewhere } from './useSignedInElsewhere.ts'

const words = {
  title: { de: 'Ihre Sitzung ist abgelaufen', en: 'Your session has ended' },
  text: {
    de: 'Melden Sie sich an, Ihre Eingaben sind noch da.',
    en: 'Sign in to go on, your input is still here.',
  },
  signIn: { de: 'Anmelden und weitermachen', en: 'Sign in and go on' },
}

/** Signs the same person in over their page. For anyone else the page begins anew, without what was typed in it. */
export function SignInAgain({ onEnd }: { onEnd(signedIn: boolean): void }) {
  const t = useText()
  const client = useQueryClient()
  const { id, email } = useSession()

  const [asksCode, setAsksCode] = useState(false)

  const goOn = async () => {
    const session = await askSession()
    if (session.id !== id) {
      forgetBegun()
      location.reload()
      return
    }
    client.setQueryData(sessionKey, session)
    onEnd(true)
  }

  useSignedInElsewhere(goOn)

  return (
    <Dialog title={t(words.title)} text={t(words.text)} onClose={() => onEnd(false)}>
      <div className="mt-5">
        {asksCode ? (
          <CodeForm onDone={goOn} />
        ) : (
          <AccountForm
            names={['email', 'password']}
            button={t(words.signIn)}
            send={async credentials => {
              const { twoFactorRedirect } = await signIn(credentials)
              if (twoFactorRedirect) setAsksCode(true)
              else await goOn()
            }}
          >
            {problems => (
              <>
                <EmailField defaultValue={email} problem={problems.email} />
                <PasswordField problem={problems.password} autoFocus />
              </>
            )}
          </AccountForm>
        )}
        {!asksCode && <WaysElsewhere email={email} />}
      </div>
    </Dialog>
  )
}
