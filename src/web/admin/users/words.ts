import { planNames, plans } from '#shared/plans.ts'
import type { Text } from '#shared/text.ts'

/** What the two roles are called, of a person and in a list. */
export const roleNames = {
  user: { de: 'Mitglied', en: 'User' },
  admin: { de: 'Administration', en: 'Administrator' },
} as const satisfies Record<string, Text>

export type Role = keyof typeof roleNames
export const roles = Object.keys(roleNames) as Role[]

export const planOptions = plans.map(plan => ({ value: plan, label: planNames[plan] }))
