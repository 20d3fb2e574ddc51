/** The parts of the settings, in their order. */
export const sections = {
  profile: { de: 'Profil', en: 'Profile' },
  plan: { de: 'Tarif', en: 'Plan' },
  files: { de: 'Dateien', en: 'Files' },
  language: { de: 'Sprache', en: 'Language' },
  theme: { de: 'Design', en: 'Theme' },
  security: { de: 'Passwort', en: 'Password' },
  sessions: { de: 'Angemeldete Geräte', en: 'Signed-in devices' },
} as const
