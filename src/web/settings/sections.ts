import { glossaryHeading, heading } from '../knowledge/words.ts'

export const title = { de: 'Einstellungen', en: 'Settings' }

/** The parts of the settings, in their order. */
export const sections = {
  profile: { de: 'Profil', en: 'Profile' },
  sender: { de: 'Absender', en: 'Your details' },
  knowledge: heading,
  glossary: glossaryHeading,
  plan: { de: 'Tarif', en: 'Plan' },
  usage: { de: 'Verbrauch', en: 'Usage' },
  files: { de: 'Dateien', en: 'Files' },
  language: { de: 'Sprache', en: 'Language' },
  brand: { de: 'Marke', en: 'Brand' },
  theme: { de: 'Design', en: 'Theme' },
  security: { de: 'Passwort', en: 'Password' },
  twoFactor: { de: 'Zwei-Faktor-Anmeldung', en: 'Two-factor sign-in' },
  provider: { de: 'Anmeldedienst', en: 'Sign-in provider' },
  keys: { de: 'API-Schlüssel', en: 'API keys' },
  sessions: { de: 'Angemeldete Geräte', en: 'Signed-in devices' },
  archive: { de: 'Ihre Daten', en: 'Your data' },
  leave: { de: 'Konto löschen', en: 'Delete account' },
} as const
export type SectionId = keyof typeof sections

/** Whether a part is a page of its own. */
export const isPage = (id: SectionId | undefined) => id === 'usage'
