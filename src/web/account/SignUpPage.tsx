import { getRouteApi, Link } from '@tanstack/react-router'
import { type ProblemCode, sentenceOf } from '#shared/problems.ts'
import { type Installation, useInstallation } from '../data/installation.ts'
import { useLocale, useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { signUp } from './calls.ts'
import { EmailField, NameField, NewPasswordField } from './fields.tsx'
import { useArrive } from './useArrive.ts'

const words = {
  first: {
    title: { de: 'Administration einrichten', en: 'Set up administration' },
    line: {
      de: 'Das erste Konto verwaltet Federwerk: Nutzer, Tarife und das KI-Modell.',
      en: 'The first account administers Federwerk: people, plans and the AI model.',
    },
    button: { de: 'Konto anlegen', en: 'Create the account' },
  },
  other: {
    title: { de: 'Konto anlegen', en: 'Create an account' },
    line: { de: 'Drei Angaben, dann schreiben Sie.', en: 'Three answers, then you write.' },
    button: { de: 'Registrieren', en: 'Sign up' },
  },
  known: { de: 'Sie haben schon ein Konto?', en: 'You already have an account?' },
  signIn: { de: 'Anmelden', en: 'Sign in' },
}
const route = getRouteApi(pages.signUp)

/** Why nobody can make an account here, or not in this way. */
const closedBecause = (installation: Installation, first: string | undefined): ProblemCode | undefined => {
  const { firstAccount, needsLink, registration } = installation
  if (firstAccount) return needsLink && !first ? 'first_link_needed' : undefined
  if (registration === 'closed') return 'registration_closed'
  return registration === 'invited' ? 'registration_invited' : undefined
}

export function SignUpPage() {
  const t = useText()
  const locale = useLocale()
  const { next, first } = route.useSearch()
  const installation = useInstallation()
  const arrive = useArrive()
  const said = installation.firstAccount ? words.first : words.other
  const closed = closedBecause(installation, first)
  return (
    <AccountFrame title={t(said.title)} line={closed ? t(sentenceOf(closed)) : t(said.line)}>
      {!closed && (
        <AccountForm
          names={['name', 'email', 'password']}
          button={t(said.button)}
          send={async account => {
            await signUp({ ...account, first })
            await arrive(installation.firstAccount ? `/${locale}/welcome` : next)
          }}
        >
          {problems => (
            <>
              <NameField problem={problems.name} autoFocus />
              <EmailField problem={problems.email} />
              <NewPasswordField name="password" problem={problems.password} />
            </>
          )}
        </AccountForm>
      )}
      {!installation.firstAccount && (
        <p className="text-center text-sm text-muted">
          {t(words.known)}{' '}
          <Link to={pages.signIn} search={{ next }} className="link">
            {t(words.signIn)}
          </Link>
        </p>
      )}
    </AccountFrame>
  )
}
