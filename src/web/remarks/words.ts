import type { Text } from '#shared/text.ts'

/** How many remarks there are, in words. */
export const howMany = (count: string, one: boolean): Text => ({
  de: `${count} ${one ? 'Hinweis' : 'Hinweise'}`,
  en: `${count} ${one ? 'remark' : 'remarks'}`,
})

/** What the place is called where they stand. */
export const notesLabel: Text = { de: 'Hinweise zum Text', en: 'Remarks on the text' }

/** What can be done about something that was added, or that is not as it should be. */
export const deeds = {
  correct: { de: 'Berichtigen', en: 'Correct' },
  strike: { de: 'Streichen', en: 'Strike out' },
  mend: { de: 'Beheben', en: 'Fix' },
  fill: { de: 'Ausfüllen', en: 'Fill in' },
  change: { de: 'Ändern', en: 'Change' },
  leave: { de: 'Lassen', en: 'Leave' },
  gone: (what: string): Text => ({ de: `Gestrichen wird: ${what}`, en: `Strikes out: ${what}` }),
  mendAll: (count: string): Text => ({ de: `Alle ${count} beheben`, en: `Fix all ${count}` }),
}

/** What is said once it is done. */
export const done = {
  corrected: { de: 'Berichtigt.', en: 'Corrected.' },
  struck: { de: 'Gestrichen.', en: 'Struck out.' },
  left: (count: string, one: boolean): Text => ({
    de: `${count} ${one ? 'Stelle' : 'Stellen'} belassen.`,
    en: `${count} ${one ? 'detail' : 'details'} left as ${one ? 'it is' : 'they are'}.`,
  }),
  again: { de: 'Wieder zeigen', en: 'Show again' },
  clear: {
    de: 'Alle Zahlen, Namen und Daten stehen in Ihren Angaben.',
    en: 'All numbers, names and dates are in what you gave.',
  },
}
