import type { Text } from '#shared/text.ts'

/** What people press and read, as it stands on the screen. */
export const words = {
  signUp: { de: 'Konto anlegen', en: 'Create an account' },
  signIn: { de: 'Anmelden', en: 'Sign in' },
  name: { de: 'Ihr Name', en: 'Your name' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  password: { de: 'Passwort', en: 'Password' },
  generate: { de: 'Text erstellen', en: 'Generate' },
  check: { de: 'Text prüfen', en: 'Check the text' },
  again: { de: 'Neu erstellen', en: 'Generate again' },
  withoutModel: { de: 'Ohne KI erstellen', en: 'Generate without AI' },
  stop: { de: 'Anhalten', en: 'Stop' },
  copy: { de: 'Kopieren', en: 'Copy' },
  export: { de: 'Exportieren', en: 'Export' },
  copied: { de: 'In die Zwischenablage kopiert', en: 'Copied to clipboard' },
  keep: { de: 'Als Lesezeichen sichern', en: 'Save as bookmark' },
  kept: { de: 'Als Lesezeichen gesichert', en: 'Saved to bookmark' },
  history: { de: 'Verlauf', en: 'History' },
  bookmarks: { de: 'Lesezeichen', en: 'Bookmarks' },
  open: { de: 'Öffnen', en: 'Open' },
  example: { de: 'Beispiel übernehmen', en: 'Use the example' },
  back: { de: 'Zurück zur Anleitung', en: 'Back to the guide' },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
} as const satisfies Record<string, Text>
