import type { Text } from '../text.ts'

/** What can go wrong with dictionaries and LanguageTool. */
export const problemsOfDictionaries = {
  dictionaries_unreachable: {
    status: 502,
    de: 'Die Wörterbücher ließen sich nicht laden, und es wurde nichts geändert. Der Server muss die Adresse in DICTIONARIES_URL erreichen; der Grund steht unter „Letzte Fehler“. Versuchen Sie es dann noch einmal.',
    en: 'The dictionaries could not be fetched, and nothing was changed. The server must be able to reach the address in DICTIONARIES_URL; the reason is listed under “Recent errors”. Then try again.',
  },
  language_tool_none: {
    status: 422,
    de: 'Hier ist kein LanguageTool eingerichtet. Tragen Sie seine Adresse in LANGUAGETOOL_URL ein und starten Sie neu.',
    en: 'No LanguageTool is set up here. Put its address in LANGUAGETOOL_URL and restart.',
  },
  language_tool_slow: {
    status: 504,
    de: 'LanguageTool antwortet nicht rechtzeitig. Ihr Text ist unverändert, und die übrigen Prüfungen gelten; in einer halben Minute wird es wieder gefragt.',
    en: 'LanguageTool does not answer in time. Your text is unchanged and the other checks hold; it is asked again in half a minute.',
  },
  language_tool_busy: {
    status: 503,
    de: 'LanguageTool nimmt gerade keine weiteren Anfragen an. Ihr Text ist unverändert, und die übrigen Prüfungen gelten; es wird später wieder gefragt.',
    en: 'LanguageTool takes no more requests right now. Your text is unchanged and the other checks hold; it is asked again later.',
  },
  language_tool_failed: {
    status: 502,
    de: 'LanguageTool ist nicht erreichbar oder gibt unverständliche Antworten. Ihr Text ist unverändert, und die übrigen Prüfungen gelten; in einer halben Minute wird es wieder gefragt.',
    en: 'LanguageTool cannot be reached or gives answers that make no sense. Your text is unchanged and the other checks hold; it is asked again in half a minute.',
  },
} as const satisfies Record<string, Text & { status: number }>
