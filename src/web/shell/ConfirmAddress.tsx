import { useMutation, useQuery } from '@tanstack/react-query'
import { mailConfirmation } from '../data/account-calls.ts'
import { sessionQuery } from '../data/session.ts'
import { useText } from '../language.tsx'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'

const words = {
  ask: (email: string) => ({
    de: `Bestätigen Sie Ihre Adresse über den Link, den wir an ${email} geschickt haben. Danach können Sie mit KI schreiben.`,
    en: `Confirm your address with the link we sent to ${email}. Then you can write with AI.`,
  }),
  again: { de: 'Link noch einmal senden', en: 'Send the link again' },
  sent: { de: 'Der Link ist unterwegs', en: 'The link is on its way' },
}

/** Reminds somebody who has to prove their address, on every page, and sends the link again. */
export function ConfirmAddress() {
  const t = useText()
  const sentence = useSentence()
  const { data } = useQuery({ ...sessionQuery, enabled: false })
  const send = useMutation({
    mutationFn: mailConfirmation,
    onSuccess: () => toast({ text: t(words.sent) }),
    onError: error => toast({ text: sentence(error), tone: 'danger' }),
  })
  if (!data?.confirm) return null
  return (
    <div className="mx-auto max-w-(--page-width) px-4 pt-4 sm:px-(--page-pad)">
      <Panel tone="warn">
        <p>{t(words.ask(data.email))}</p>
        <Button className="link mt-1 min-h-6" isBusy={send.isPending} onClick={() => send.mutate()}>
          {t(words.again)}
        </Button>
      </Panel>
    </div>
  )
}
