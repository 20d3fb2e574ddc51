import type { Plan } from '#shared/plans.ts'

/** The plans as people call them, the same in every language. */
export const planNames: Readonly<Record<Plan, string>> = {
  free: 'Free',
  lite: 'Lite',
  basic: 'Basic',
  premium: 'Premium',
  premium_plus: 'Premium Plus',
}
