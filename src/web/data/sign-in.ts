import { queryOptions, useQuery } from '@tanstack/react-query'
import { howISignIn } from './account-calls.ts'

export const signInKey = ['sign-in'] as const

const signInQuery = queryOptions({ queryKey: signInKey, queryFn: ({ signal }) => howISignIn(signal) })

/** How the signed-in person can sign in. */
export const useSignsIn = () => useQuery(signInQuery)
