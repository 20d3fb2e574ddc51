import type { Text } from './text.ts'

/** How readers can be addressed. */
export const addresses = {
  sie: { de: 'Sie', en: 'formal (Sie)' },
  du: { de: 'du', en: 'informal (du)' },
  ihr: { de: 'ihr', en: 'informal, as a group (ihr)' },
  neutral: { de: 'keine', en: 'none' },
} as const satisfies Record<string, Text>
