import { AccountForm } from '../../account/AccountForm.tsx'
import { PasswordField } from '../../account/fields.tsx'
import { useSession } from '../../data/session.ts'
import { useText } from '../../language.tsx'

const words = { cancel: { de: 'Abbrechen', en: 'Cancel' } }

type Props = { button: string; send(password: string): Promise<unknown>; onCancel(): void }

/** Asks once more for the password before something is changed that protects the account. */
export function PasswordAsk({ button, send, onCancel }: Props) {
  const t = useText()
  const { email } = useSession()
  return (
    <div className="grid max-w-sm grid-cols-1 gap-2">
      <AccountForm names={['password']} button={button} send={({ password }) => send(password)}>
        {problems => (
          <>
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <PasswordField problem={problems.password} autoFocus />
          </>
        )}
      </AccountForm>
      <button type="button" className="btn-line" onClick={onCancel}>
        {t(words.cancel)}
      </button>
    </div>
  )
}
