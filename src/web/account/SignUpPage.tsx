import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ProblemCode, sentenceOf } from '#shared/problems.ts'
import { type Installation, useInstallation } from '../data/installation.ts'
import { useLocale, useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { useSentence } from '../useSentence.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { readInvitation, signUp } from '../data/account-calls.ts'
import { EmailField, NameField, NewPasswordField } from './fields.tsx'
import { OtherWays } from './OtherWays.tsx'
import { useArrive } from './useArrive.ts'

const words = {
  first: {
    title: { de: 'Administration einrichten', en: 'Set up administration' },
    line: {
      de: 'Das erste Konto verwaltet Federwerk: Konten, Tarife und das KI-Modell.',
      en: 'The first account administers Federwerk: accounts, plans and the AI model.',
    },
    button: { de: 'Konto anlegen', en: 'Create an account' },
  },
  other: {
    title: { de: 'Konto anlegen', en: 'Create an account' },
    line: { de: 'Drei Angaben, dann schreiben Sie.', en: 'Three details, then you can write.' },
    button: { de: 'Konto anlegen', en: 'Create an account' },
  },
  invited: {
    title: { de: 'Sie sind eingeladen', en: 'You are invited' },
    line: (by: string | null) => ({
      de: by
        ? `${by} lädt Sie zu Federwerk ein. Noch zwei Angaben, dann schreiben Sie.`
        : 'Noch zwei Angaben, dann schreiben Sie.',
      en: by
        ? `${by} has invited you to Federwerk. Two more details, then you can write.`
        : 'Two more details, then you can write.',
    }),
  },
  known: { de: 'Sie haben schon ein Konto?', en: 'Already have an account?' },
  signIn: { de: 'Anmelden', en: 'Sign in' },
}
const route = getRouteApi(pages.signUp)

/** Why nobody can make an account here, or not in this way. */
const closedBecause = (installation: Installation, first?: string, invitation?: string): ProblemCode | undefined => {
  const { firstAccount, needsLink, registration } = installation
  if (firstAccount) return needsLink && !first ? 'first_link_needed' : undefined
  if (registration === 'closed') return 'registration_closed'
  return registration === 'invited' && !invitation ? 'registration_invited' : undefined
}

export function SignUpPage() {
  const t = useText()
  const locale = useLocale()
  const { next, first, invitation } = route.useSearch()
  const installation = useInstallation()
  const arrive = useArrive()
  const sentence = useSentence()
  const said = installation.firstAccount ? words.first : words.other
  const closed = closedBecause(installation, first, invitation)
  const invited = useQuery({
    queryKey: ['invitation', invitation],
    queryFn: () => readInvitation(invitation ?? ''),
    enabled: invitation !== undefined && !closed,
    retry: false,
    staleTime: Infinity,
  })
  const host = invited.data
  const refused = closed ? t(sentenceOf(closed)) : invited.error && sentence(invited.error)
  const isOpen = !refused && (invitation === undefined || host)
  return (
    <AccountFrame
      title={t(host ? words.invited.title : said.title)}
      line={refused || t(host ? words.invited.line(host.by) : said.line)}
    >
      {isOpen && (
        <AccountForm
          names={['name', 'email', 'password']}
          button={t(said.button)}
          send={async account => {
            await signUp({ ...account, first, invitation })
            await arrive(installation.firstAccount ? `/${locale}/welcome` : next)
          }}
        >
          {problems => (
            <>
              <NameField problem={problems.name} autoFocus />
              <EmailField problem={problems.email} defaultValue={host?.email} readOnly={!!host} />
              <NewPasswordField name="password" problem={problems.password} />
            </>
          )}
        </AccountForm>
      )}
      {isOpen && <OtherWays next={next} first={first} invitation={invitation} />}
      {!installation.firstAccount && (
        <p className={`text-sm text-muted ${isOpen ? 'text-center' : ''}`}>
          {t(words.known)}{' '}
          <Link to={pages.signIn} search={{ next }} className="link">
            {t(words.signIn)}
          </Link>
        </p>
      )}
    </AccountFrame>
  )
}
