import { planNames, plans } from '#shared/plans.ts'
import type { Text } from '#shared/text.ts'

/** What the two roles are called, of a person and in a list. */
export const roleNames = {
  user: { de: 'Nutzung', en: 'User' },
  admin: { de: 'Administration', en: 'Administrator' },
} as const satisfies Record<string, Text>

export const planOptions = plans.map(plan => ({ value: plan, label: planNames[plan] }))
