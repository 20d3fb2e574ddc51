import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ExternalLink, Mail } from 'lucide-react'
import { installationQuery } from '../data/installation.ts'
import { useLocale, useText } from '../language.tsx'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { useSentence } from '../useSentence.ts'
import { askForLink, providerAddress } from '../data/account-calls.ts'

const words = {
  or: { de: 'oder', en: 'or' },
  provider: (name: string) => ({ de: `Weiter mit ${name}`, en: `Continue with ${name}` }),
  inTab: { de: ', in einem neuen Tab', en: ', in a new tab' },
  link: (email: string) => ({ de: `Link anfordern für ${email}`, en: `Ask for a link for ${email}` }),
  mailed: {
    de: 'Der Link ist unterwegs. Öffnen Sie ihn in diesem Browser; danach geht es hier weiter, wo Sie waren.',
    en: 'The link is on its way. Open it in this browser, then go on here where you left off.',
  },
  made: {
    de: 'Der Link liegt bei der Administration bereit. Öffnen Sie ihn in diesem Browser; danach geht es hier weiter.',
    en: 'Your administrator has the link. Open it in this browser, then go on here.',
  },
  blocked: {
    de: 'Der Browser hat den neuen Tab nicht geöffnet. Erlauben Sie es, und versuchen Sie es noch einmal.',
    en: 'The browser did not open the new tab. Allow it, and try again.',
  },
}

/** Opens the provider beside this page, which stays as it is. A tab has to be opened before anything is waited for. */
const openProvider = async (next: string) => {
  const tab = window.open('', '_blank')
  if (!tab) return false
  try {
    tab.location.replace(await providerAddress({ next }))
    return true
  } catch (error) {
    tab.close()
    throw error
  }
}

/** The ways in beside the password that leave this page as it is, as far as there are any here. */
export function WaysElsewhere({ email }: { email: string }) {
  const t = useText()
  const locale = useLocale()
  const sentence = useSentence()
  const { data } = useQuery(installationQuery)
  const [blocked, setBlocked] = useState(false)
  const mails = useMutation({ mutationFn: () => askForLink({ email }) })
  const away = useMutation({
    mutationFn: () => openProvider(`/${locale}/login/done`),
    onSuccess: opened => setBlocked(!opened),
  })
  if (!data?.link && !data?.provider) return null
  const failure = mails.error ?? away.error
  return (
    <div className="mt-5 grid grid-cols-1 gap-3">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t(words.or)}
      </p>
      {failure && <Panel tone="danger">{sentence(failure)}</Panel>}
      {blocked && <Panel tone="warn">{t(words.blocked)}</Panel>}
      {data.provider && (
        <Button className="btn-line min-h-11" isBusy={away.isPending} onClick={() => away.mutate()}>
          <ExternalLink className="size-[18px]" strokeWidth={1.75} aria-hidden />
          {t(words.provider(data.provider))}
          <span className="sr-only">{t(words.inTab)}</span>
        </Button>
      )}
      {data.link && !mails.isSuccess && (
        <Button
          className="btn-line min-h-11 min-w-0 py-1.5 sm:whitespace-normal"
          isBusy={mails.isPending}
          onClick={() => mails.mutate()}
        >
          <Mail className="size-[18px] shrink-0" strokeWidth={1.75} aria-hidden />
          <span className="min-w-0 wrap-anywhere">{t(words.link(email))}</span>
        </Button>
      )}
      {mails.isSuccess && <Panel tone="ok">{t(data.mail ? words.mailed : words.made)}</Panel>}
    </div>
  )
}
