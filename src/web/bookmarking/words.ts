import type { Text } from '#shared/text.ts'

/** What is said when something was kept, or let go. */
export const keptWords = {
  kept: { de: 'Als Lesezeichen gesichert', en: 'Saved to bookmark' },
  removed: { de: 'Lesezeichen entfernt', en: 'Bookmark removed' },
} satisfies Record<string, Text>
