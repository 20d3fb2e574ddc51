import { getRouteApi, Link } from '@tanstack/react-router'
import { sentenceOf } from '#shared/problems.ts'
import { isCode } from '../api.ts'
import { useInstallation } from '../data/installation.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { Panel } from '../ui/Panel.tsx'
import { AccountForm } from './AccountForm.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { signIn } from '../data/account-calls.ts'
import { CodePage } from './CodePage.tsx'
import { EmailField, PasswordField } from './fields.tsx'
import { OtherWays } from './OtherWays.tsx'
import { useEnter } from './useEnter.ts'

const words = {
  title: { de: 'Willkommen zurück', en: 'Welcome back' },
  line: { de: 'Ihre Texte sind, wo Sie sie gelassen haben.', en: 'Your texts are where you left them.' },
  forgotten: { de: 'Vergessen?', en: 'Forgotten?' },
  signIn: { de: 'Anmelden', en: 'Sign in' },
  slow: {
    de: 'Das dauert länger als sonst. Wenn für dieses Konto oft ein falsches Passwort eingegeben wurde, sind Sie nach höchstens einer halben Minute an der Reihe.',
    en: 'This takes longer than usual. If a wrong password was entered for this account many times, your turn comes within half a minute.',
  },
  none: { de: 'Noch kein Konto?', en: 'No account yet?' },
  signUp: { de: 'Konto anlegen', en: 'Create an account' },
}
const route = getRouteApi(pages.signIn)

export function SignInPage() {
  const t = useText()
  const { next, step, problem } = route.useSearch()
  const { registration } = useInstallation()
  const enter = useEnter(next)
  if (step === 'code') return <CodePage next={next} />
  return (
    <AccountFrame title={t(words.title)} line={t(words.line)}>
      {isCode(problem) && <Panel tone="danger">{t(sentenceOf(problem))}</Panel>}
      <AccountForm
        names={['email', 'password']}
        button={t(words.signIn)}
        slow={t(words.slow)}
        send={async credentials => enter(await signIn(credentials))}
      >
        {problems => (
          <>
            <EmailField problem={problems.email} autoFocus />
            <PasswordField
              problem={problems.password}
              aside={
                <Link to={pages.forgotten} className="link min-h-6 pointer-coarse:-my-2.5">
                  {t(words.forgotten)}
                </Link>
              }
            />
          </>
        )}
      </AccountForm>
      <OtherWays known next={next} />
      {registration === 'open' && (
        <p className="text-center text-sm text-muted">
          {t(words.none)}{' '}
          <Link to={pages.signUp} search={{ next }} className="link">
            {t(words.signUp)}
          </Link>
        </p>
      )}
    </AccountFrame>
  )
}
