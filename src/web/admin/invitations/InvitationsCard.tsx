import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { sentenceOf } from '#shared/problems.ts'
import {
  inviteAgain,
  invitationsKey,
  invitationsQuery,
  type RegistrationView,
  type SentInvitation,
  withdraw,
} from '../../data/invitations.ts'
import { useNews } from '../../data/news.ts'
import { useText } from '../../language.tsx'
import { Section } from '../../ui/Section.tsx'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { toast } from '../../ui/toast.ts'
import { useSentence } from '../../useSentence.ts'
import { InvitationLine } from './InvitationLine.tsx'
import { SentLink } from './SentLink.tsx'

const words = {
  title: { de: 'Einladungen', en: 'Invitations' },
  line: { de: 'Wer eingeladen ist und noch nicht da war.', en: 'Who has been invited but has not joined yet.' },
  open: { de: 'Offene Einladungen', en: 'Open invitations' },
  none: { de: 'Zurzeit ist keine Einladung offen.', en: 'No invitations are open at the moment.' },
  sent: (email: string) => ({ de: `Einladung an ${email} gesendet`, en: `Invitation sent to ${email}` }),
  made: (email: string) => ({ de: `Einladung für ${email} angelegt`, en: `Invitation for ${email} created` }),
  withdrawn: (email: string) => ({
    de: `Einladung an ${email} zurückgezogen`,
    en: `Invitation to ${email} withdrawn`,
  }),
}

/** Who is invited and has not come yet. */
export function InvitationsCard({ registration }: Pick<RegistrationView, 'registration'>) {
  const t = useText()
  const sentence = useSentence()
  const tell = useNews()
  const { data, error, refetch } = useQuery(invitationsQuery)
  const [told, setTold] = useState<SentInvitation>()
  const onSent = (sent: SentInvitation) => {
    tell({ stale: invitationsKey })
    setTold(sent)
    toast({ text: t((sent.link ? words.made : words.sent)(sent.invitation.email)) })
  }
  const onError = (error: Error) => toast({ text: sentence(error), tone: 'danger' })
  const again = useMutation({ mutationFn: inviteAgain, onSuccess: onSent, onError })
  const takeBack = useMutation({
    mutationFn: ({ id }: { id: string; email: string }) => withdraw(id),
    onSuccess(_, { email }) {
      tell({ stale: invitationsKey })
      if (told?.invitation.email === email) setTold(undefined)
      toast({ text: t(words.withdrawn(email)) })
    },
    onError,
  })
  return (
    <Section id="invitations" title={t(words.title)} line={t(words.line)}>
      {registration === 'closed' && <Panel tone="note">{t(sentenceOf('invitations_closed'))}</Panel>}
      {told?.link && <SentLink email={told.invitation.email} link={told.link} />}
      {error && <NotLoaded failure={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="text-muted">{t(words.none)}</p>}
      {!!data?.length && (
        <ul aria-label={t(words.open)} className="divide-y divide-line border-t border-line">
          {data.map(invitation => (
            <InvitationLine
              key={invitation._id}
              invitation={invitation}
              canSend={registration !== 'closed'}
              onAgain={() => again.mutate(invitation._id)}
              onWithdraw={() => takeBack.mutate({ id: invitation._id, email: invitation.email })}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}
