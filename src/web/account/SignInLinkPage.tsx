import { useMutation } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useSentence } from '../useSentence.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { AskForLink } from './AskForLink.tsx'
import { askForLink, openLink } from '../data/account-calls.ts'
import { useEnter } from './useEnter.ts'

const words = {
  title: { de: 'Anmelden per Link', en: 'Sign in by link' },
  mailed: {
    de: 'Sie erhalten eine E-Mail mit einem Link, der Sie ohne Passwort anmeldet.',
    en: 'You will get an e-mail with a link that signs you in without a password.',
  },
  passedOn: { de: 'Ein Link meldet Sie ohne Passwort an.', en: 'A link signs you in without a password.' },
  sent: {
    de: 'Wenn es ein Konto mit dieser Adresse gibt, ist der Link unterwegs. Er gilt 10 Minuten und nur einmal.',
    en: 'If there is an account with this address, the link is on its way. It is valid for 10 minutes and works only once.',
  },
  made: {
    de: 'Wenn es ein Konto mit dieser Adresse gibt, liegt der Link jetzt bereit. Er gilt 10 Minuten und nur einmal.',
    en: 'If there is an account with this address, the link is ready now. It is valid for 10 minutes and works only once.',
  },
  here: { de: 'Der Link meldet Sie in diesem Browser an.', en: 'The link signs you in to this browser.' },
  open: { de: 'Jetzt anmelden', en: 'Sign in now' },
  again: { de: 'Neuen Link anfordern', en: 'Ask for a new link' },
}
const route = getRouteApi(pages.signInLink)

/** Signs in by a press: a program that only looks at the mailed address uses nothing up. */
function OpenLink({ token, next }: { token: string; next: string | undefined }) {
  const t = useText()
  const sentence = useSentence()
  const enter = useEnter(next)
  const open = useMutation({ mutationFn: async () => enter(await openLink(token)) })
  return (
    <AccountFrame title={t(words.title)} line={open.error ? undefined : t(words.here)}>
      {open.error ? (
        <Panel tone="danger">{sentence(open.error)}</Panel>
      ) : (
        <Button className="btn-primary min-h-11" isBusy={open.isPending} onClick={() => open.mutate()}>
          {open.isPending && <Spinner />}
          {t(words.open)}
        </Button>
      )}
      <Link
        to={pages.signInLink}
        search={{ next }}
        className="link inline-flex min-h-6 items-center justify-self-start text-sm"
        onClick={() => open.reset()}
      >
        {t(words.again)}
      </Link>
    </AccountFrame>
  )
}

/** Asks for a link, or signs in by the one that was mailed. */
export function SignInLinkPage() {
  const { token, next } = route.useSearch()
  return token ? <OpenLink token={token} next={next} /> : <AskForLink said={words} next={next} ask={askForLink} />
}
