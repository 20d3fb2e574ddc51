import { type ComponentProps, type ReactNode, useState } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { useText } from '../language.tsx'
import { Field } from '../ui/Field.tsx'

const words = {
  name: { de: 'Ihr Name', en: 'Your name' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  password: { de: 'Passwort', en: 'Password' },
  newPassword: { de: 'Neues Passwort', en: 'New password' },
  length: {
    de: 'Mindestens 10 Zeichen, gern ein ganzer Satz.',
    en: 'At least 10 characters, a whole sentence is fine.',
  },
  code: { de: 'Code', en: 'Code' },
  backupCode: { de: 'Ersatzcode', en: 'Backup code' },
  codeHint: {
    de: 'Die sechs Ziffern, die Ihre App gerade zeigt.',
    en: 'The six digits your app is showing now.',
  },
  show: { de: 'Passwort zeigen', en: 'Show password' },
}
type Input = Omit<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>
type Props = Input & { label?: string; aside?: ReactNode; hint?: string; problem?: string }

const Line = ({ label, aside, hint, problem, ...input }: Props & { label: string }) => (
  <Field label={label} aside={aside} hint={hint} problem={problem}>
    {control => <input className="field h-11" {...control} {...input} />}
  </Field>
)

export const NameField = (props: Props) => (
  <Line label={useText()(words.name)} name="name" autoComplete="name" {...props} />
)

export const EmailField = (props: Props) => (
  <Line label={useText()(words.email)} name="email" type="email" autoComplete="username" {...props} />
)

/** A password: it can be pasted, filled in by a manager, and looked at. */
function Password({ label, aside, hint, problem, ...input }: Props & { label: string }) {
  const t = useText()
  const [seen, setSeen] = useState(false)
  const Icon = seen ? EyeOff : Eye
  return (
    <Field label={label} aside={aside} hint={hint} problem={problem}>
      {control => (
        <span className="relative block">
          <input className="field h-11 pr-12" {...control} {...input} type={seen ? 'text' : 'password'} />
          <button
            type="button"
            aria-pressed={seen}
            aria-label={t(words.show)}
            className="icon-btn absolute top-0.5 right-0.5"
            onClick={() => setSeen(!seen)}
          >
            <Icon className="size-[18px]" strokeWidth={1.75} aria-hidden />
          </button>
        </span>
      )}
    </Field>
  )
}

export const PasswordField = (props: Props) => (
  <Password label={useText()(words.password)} name="password" autoComplete="current-password" {...props} />
)

/** A password that is being chosen; `again` where there was one before. */
export function NewPasswordField({ again, ...props }: Props & { again?: boolean }) {
  const t = useText()
  const label = t(again ? words.newPassword : words.password)
  return <Password label={label} autoComplete="new-password" hint={t(words.length)} {...props} />
}

/** A code of the app, which managers and phones can fill in, or a backup code. */
export function CodeField({ backup = false, ...props }: Props & { backup?: boolean }) {
  const t = useText()
  if (backup) return <Line label={t(words.backupCode)} name="code" autoComplete="off" spellCheck={false} {...props} />
  const digits = { inputMode: 'numeric', autoComplete: 'one-time-code' } as const
  return <Line label={t(words.code)} name="code" hint={t(words.codeHint)} {...digits} {...props} />
}
