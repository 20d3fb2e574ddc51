import type { Text } from './text.ts'

/** What a model has to do with a text: it made it, or it made or changed parts of what a person has written on. */
export const aiParts = ['made', 'changed'] as const
export type AiPart = (typeof aiParts)[number]

const vocabulary = 'http://cv.iptc.org/newscodes/digitalsourcetype'

/** What files say of it to programs: IPTC’s vocabulary of digital source types. */
export const sourceTypes: Readonly<Record<AiPart, string>> = {
  made: `${vocabulary}/trainedAlgorithmicMedia`,
  changed: `${vocabulary}/compositeWithTrainedAlgorithmicMedia`,
}

/** The line at the end of a text that says so to its readers, where a brand wants that. */
export const lineOfAi: Readonly<Record<AiPart, Text>> = {
  made: { de: 'Mit KI erstellt', en: 'Made with AI' },
  changed: { de: 'Dieser Text wurde mit KI überarbeitet', en: 'This text was revised with AI' },
}

/** What files say of it to people who look at what is known of them. */
export const saidOfAi: Readonly<Record<AiPart, Text>> = {
  made: { de: 'Mit KI erstellt.', en: 'Made with AI.' },
  changed: { de: 'Von Hand und mit KI geschrieben.', en: 'Written by hand and with AI.' },
}
