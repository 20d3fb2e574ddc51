import type { Text } from './text.ts'

/** How readers can be addressed. */
export const addresses = {
  sie: { de: 'mit Sie', en: 'formally (Sie)' },
  du: { de: 'mit du', en: 'familiarly (du)' },
  ihr: { de: 'mit ihr', en: 'familiarly, as a group (ihr)' },
  neutral: { de: 'gar nicht', en: 'not at all' },
} as const satisfies Record<string, Text>
