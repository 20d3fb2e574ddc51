import { useNavigate } from '@tanstack/react-router'
import { pages } from '../pages.ts'
import type { Entered } from '../data/account-calls.ts'
import { useArrive } from './useArrive.ts'

/** Goes on after the first step of signing in: into the house, or to the question for a code. */
export const useEnter = (next: string | undefined) => {
  const arrive = useArrive()
  const navigate = useNavigate()
  return ({ twoFactorRedirect }: Entered) =>
    twoFactorRedirect ? navigate({ to: pages.signIn, search: { step: 'code', next } }) : arrive(next)
}
