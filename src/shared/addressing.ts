import type { Text } from './text.ts'

/** How readers can be addressed. */
export const addresses = {
  sie: { de: 'Sie', en: 'formally (Sie)' },
  du: { de: 'du', en: 'familiarly (du)' },
  ihr: { de: 'ihr', en: 'familiarly, as a group (ihr)' },
  neutral: { de: 'keine', en: 'none' },
} as const satisfies Record<string, Text>
