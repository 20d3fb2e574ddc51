import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '#shared/problems.ts'
import { invitationsKey, registrationQuery, type SentInvitation } from '../../data/invitations.ts'
import { useNews } from '../../data/news.ts'
import { useText } from '../../language.tsx'
import { Dialog, DialogClose } from '../../ui/Dialog.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { toast } from '../../ui/toast.ts'
import { InviteForm } from './InviteForm.tsx'
import { SentLink } from './SentLink.tsx'

const words = {
  title: { de: 'Jemanden einladen', en: 'Invite someone' },
  line: {
    de: 'Ein Link für eine Adresse. Er gilt sieben Tage und für ein Konto.',
    en: 'A link for one address. It is valid for seven days and for one account.',
  },
  sent: (email: string) => ({ de: `Einladung an ${email} gesendet`, en: `Invitation sent to ${email}` }),
  made: (email: string) => ({ de: `Einladung für ${email} angelegt`, en: `Invitation for ${email} created` }),
  done: { de: 'Fertig', en: 'Done' },
}

/** Asks whom to invite. Where no mail carries the link, it stays open until the link was taken along. */
export function InviteDialog({ onClose }: { onClose(): void }) {
  const t = useText()
  const tell = useNews()
  const { data } = useQuery(registrationQuery)
  const [made, setMade] = useState<{ email: string; link: string }>()
  const onSent = ({ invitation: { email }, link }: SentInvitation) => {
    tell({ stale: invitationsKey })
    toast({ text: t((link ? words.made : words.sent)(email)) })
    if (link) setMade({ email, link })
    else onClose()
  }
  return (
    <Dialog title={t(words.title)} text={t(words.line)} size="large" onClose={onClose}>
      <div className="mt-5 grid grid-cols-1 gap-4">
        {made && (
          <>
            <SentLink {...made} />
            <DialogClose className="btn-primary justify-self-start">{t(words.done)}</DialogClose>
          </>
        )}
        {!made && data?.registration === 'closed' && <Panel tone="note">{t(sentenceOf('invitations_closed'))}</Panel>}
        {!made && data?.registration !== 'closed' && <InviteForm onSent={onSent} />}
      </div>
    </Dialog>
  )
}
