/** The ways to help, in the menu and wherever else they are offered. */
export const helpWords = {
  call: { de: 'Persönliches Gespräch', en: 'Personal call' },
  feature: { de: 'Funktion vorschlagen', en: 'Feature request' },
  bug: { de: 'Fehler melden', en: 'Report a bug' },
  shortcuts: { de: 'Tastaturkürzel', en: 'Keyboard shortcuts' },
}
