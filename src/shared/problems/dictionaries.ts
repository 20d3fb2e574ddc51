import type { Text } from '../text.ts'

/** What can go wrong with the dictionaries. */
export const problemsOfDictionaries = {
  dictionaries_unreachable: {
    status: 502,
    de: 'Die Wörterbücher ließen sich nicht laden, und es wurde nichts geändert. Der Server muss die Adresse in DICTIONARIES_URL erreichen; der Grund steht unter „Letzte Fehler“. Versuchen Sie es dann noch einmal.',
    en: 'The dictionaries could not be fetched, and nothing was changed. The server must be able to reach the address in DICTIONARIES_URL; the reason is listed under “Recent errors”. Then try again.',
  },
} as const satisfies Record<string, Text & { status: number }>
