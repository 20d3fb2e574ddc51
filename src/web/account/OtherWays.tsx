import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { KeyRound, Mail } from 'lucide-react'
import { useInstallation } from '../data/installation.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useSentence } from '../useSentence.ts'
import { type SignUpProof, goToProvider } from '../data/account-calls.ts'

const words = {
  or: { de: 'oder', en: 'or' },
  mailed: { de: 'Link per E-Mail', en: 'Link by e-mail' },
  made: { de: 'Anmelden mit einem Link', en: 'Sign in with a link' },
  provider: (name: string) => ({ de: `Weiter mit ${name}`, en: `Continue with ${name}` }),
}

type Props = SignUpProof & {
  next?: string
  /** Whether one has an account already: then a link can be mailed. */
  known?: boolean
}

/** The ways in beside the password, as far as there are any here. */
export function OtherWays({ next, known, ...brought }: Props) {
  const t = useText()
  const sentence = useSentence()
  const { link, mail, provider } = useInstallation()
  const away = useMutation({ mutationFn: goToProvider })
  const mails = known && link
  if (!mails && !provider) return null
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t(words.or)}
      </p>
      {away.error && <Panel tone="danger">{sentence(away.error)}</Panel>}
      {provider && (
        <Button className="btn-line min-h-11" isBusy={away.isPending} onClick={() => away.mutate({ next, ...brought })}>
          {away.isPending ? <Spinner /> : <KeyRound className="size-[18px]" strokeWidth={1.75} aria-hidden />}
          {t(words.provider(provider))}
        </Button>
      )}
      {mails && (
        <Link to={pages.signInLink} search={{ next }} className="btn-line min-h-11">
          <Mail className="size-[18px]" strokeWidth={1.75} aria-hidden />
          {t(mail ? words.mailed : words.made)}
        </Link>
      )}
    </div>
  )
}
