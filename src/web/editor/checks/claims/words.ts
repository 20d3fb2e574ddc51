import { longestChecked } from '#shared/claims-checking.ts'
import { written } from '#shared/text.ts'

export const words = {
  open: { de: '„', en: '“' },
  close: { de: '“', en: '”' },
  note: (number: string) => ({
    de: number ? `Quelle ${number} als Fußnote` : 'Quelle als Fußnote',
    en: number ? `Source ${number} as footnote` : 'Source as footnote',
  }),
  selection: { de: 'Geprüft wird nur, was markiert ist.', en: 'Only what is selected will be checked.' },
  whole: {
    de: 'Geprüft wird der ganze Text. Markieren Sie einen Teil, wenn nur er geprüft werden soll.',
    en: 'The whole text will be checked. Select a part if only that is to be checked.',
  },
  long: {
    de: `Höchstens ${written(longestChecked, 'de')} Zeichen lassen sich auf einmal prüfen. Markieren Sie einen Teil.`,
    en: `At most ${written(longestChecked, 'en')} characters can be checked at once. Select a part.`,
  },
  empty: {
    de: 'Sobald Text da ist, lassen sich seine Behauptungen prüfen.',
    en: 'As soon as there is text, its claims can be checked.',
  },
  left: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Aussage' : 'Aussagen'} belassen.`,
    en: `${count} ${one ? 'claim' : 'claims'} left as ${one ? 'it is' : 'they are'}.`,
  }),
}
