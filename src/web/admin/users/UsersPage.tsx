import { Invitations } from '../invitations/Invitations.tsx'
import { PersonPage } from './PersonPage.tsx'
import { PeopleList } from './PeopleList.tsx'
import { useAt } from '../useAt.ts'

/** The accounts of this installation: a list of them, or one of them open. */
export function UsersPage() {
  const at = useAt('users')
  if (at.id) return <PersonPage id={at.id} onBack={() => at.onOpen(undefined)} />
  return (
    <>
      <PeopleList at={at} />
      <Invitations />
    </>
  )
}
