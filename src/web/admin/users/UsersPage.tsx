import { Suspense, useState } from 'react'
import { UserPlus } from 'lucide-react'
import { useText } from '../../language.tsx'
import { Invitations } from '../invitations/Invitations.tsx'
import { Newcomers } from '../invitations/Newcomers.tsx'
import { PersonPage } from './PersonPage.tsx'
import { PeopleList } from './PeopleList.tsx'
import { later } from '../../ui/later.ts'
import { useAt } from '../useAt.ts'

const InviteDialog = later(() => import('../invitations/InviteDialog.tsx').then(it => it.InviteDialog))

const words = { invite: { de: 'Jemanden einladen', en: 'Invite someone' } }

/** The accounts of this installation: a list of them, or one of them open. */
export function UsersPage() {
  const t = useText()
  const at = useAt('users')
  const [isInviting, invite] = useState(false)
  if (at.id) return <PersonPage id={at.id} onBack={() => at.onOpen(undefined)} />
  return (
    <>
      <button type="button" className="btn-primary justify-self-start" onClick={() => invite(true)}>
        <UserPlus className="size-4" aria-hidden />
        {t(words.invite)}
      </button>
      <Newcomers />
      <PeopleList at={at} />
      <Invitations />
      <Suspense>{isInviting && <InviteDialog onClose={() => invite(false)} />}</Suspense>
    </>
  )
}
