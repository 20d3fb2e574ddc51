import { useQuery } from '@tanstack/react-query'
import { registrationQuery } from '../../data/invitations.ts'
import { useText } from '../../language.tsx'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { InvitationsCard } from './InvitationsCard.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'

const words = { loading: { de: 'Wird geladen', en: 'Loading' } }

/** Who may come in: whom the administration has invited, and who may make an account besides. */
export function Invitations() {
  const t = useText()
  const { data, error, refetch } = useQuery(registrationQuery)
  if (error) return <NotLoaded failure={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <p className="flex items-center gap-2 text-muted">
        <Spinner /> {t(words.loading)}
      </p>
    )
  const { newcomers: _, ...rules } = data
  return (
    <>
      <InvitationsCard registration={data.registration} />
      <RegistrationForm key={JSON.stringify(rules)} rules={rules} />
    </>
  )
}
