import { useMutation, useQuery } from '@tanstack/react-query'
import { decide, registrationKey, registrationQuery } from '../../data/invitations.ts'
import { installationKey } from '../../data/installation.ts'
import { useNews } from '../../data/news.ts'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { toast } from '../../ui/toast.ts'
import { useSentence } from '../../useSentence.ts'

/** So many accounts within a day are worth a word. */
const wave = 20

const words = {
  many: (made: number, unproven: number) => ({
    de: `In den letzten 24 Stunden wurden ${made} Konten angelegt, ${unproven} davon ohne bestätigte Adresse.`,
    en: `${made} accounts were created in the last 24 hours, ${unproven} of them without a confirmed address.`,
  }),
  close: { de: 'Registrierung schließen', en: 'Close registration' },
  closed: { de: 'Die Registrierung ist geschlossen', en: 'Registration is closed' },
  fixed: {
    de: 'Wer ein Konto anlegen darf, ist durch REGISTRATION in der Umgebung festgelegt.',
    en: 'Who may create an account is set by REGISTRATION in the environment.',
  },
}

/** Says that unusually many accounts were made, and ends that. */
export function Newcomers() {
  const t = useText()
  const sentence = useSentence()
  const tell = useNews()
  const { data } = useQuery(registrationQuery)
  const close = useMutation({
    mutationFn: () => decide({ registration: 'closed' }),
    onSuccess() {
      tell({ stale: registrationKey })
      tell({ stale: installationKey })
      toast({ text: t(words.closed) })
    },
    onError: error => toast({ text: sentence(error), tone: 'danger' }),
  })
  if (!data || data.newcomers.made < wave) return null
  const { newcomers, registration, fixed } = data
  return (
    <Panel tone="warn">
      <p>{t(words.many(newcomers.made, newcomers.unproven))}</p>
      {registration === 'open' && fixed.registration && <p>{t(words.fixed)}</p>}
      {registration === 'open' && !fixed.registration && (
        <Button className="btn-line mt-2" isBusy={close.isPending} onClick={() => close.mutate()}>
          {t(words.close)}
        </Button>
      )}
    </Panel>
  )
}
