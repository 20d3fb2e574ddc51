import type { ModelsView } from '#server/admin/models.ts'
import type { Quality } from '#shared/quality.ts'
import type { Text } from '#shared/text.ts'

export type Model = ModelsView['models'][number]
type Trouble = NonNullable<Model['trouble']>

/** What each level is for. */
export const levelLines: Readonly<Record<Quality, Text>> = {
  quick: {
    de: 'Für Kurzes: Schlüsselwörter, Slogans, Ideen für Titel, Seitentitel und Beschreibungen.',
    en: 'For short texts: keywords, slogans, ideas for titles, page titles and descriptions.',
  },
  standard: {
    de: 'Für alles Übrige, und für jede Stufe, die keine eigenen Modelle hat.',
    en: 'For everything else, and for each level that has no models of its own.',
  },
  best: {
    de: 'Für Langes und Schwieriges: Whitepaper, Aufsätze, Bewerbungen, Landingpages, Podcasts, Textvergleiche.',
    en: 'For long or difficult texts: white papers, essays, cover letters, landing pages, podcasts, comparisons.',
  },
}

const refused: Readonly<Record<string, Text>> = {
  key: { de: 'Der Anbieter nimmt den Schlüssel nicht an.', en: 'The provider does not accept the key.' },
  credit: { de: 'Das Guthaben des Schlüssels ist verbraucht.', en: 'The key’s credit is used up.' },
  model: { de: 'Der Anbieter kennt dieses Modell nicht.', en: 'The provider does not know this model.' },
}
const reasons: Readonly<Record<string, Text>> = {
  model_unreachable: { de: 'Es ist nicht erreichbar.', en: 'It cannot be reached.' },
  model_busy: { de: 'Es ist ausgelastet.', en: 'It is busy.' },
  model_timeout: { de: 'Es antwortet nicht rechtzeitig.', en: 'It does not answer in time.' },
  model_stalled: { de: 'Es hört mitten im Text auf.', en: 'It stops in the middle of a text.' },
  model_empty: { de: 'Es antwortet, schreibt aber nichts.', en: 'It answers, but writes nothing.' },
  model_crashed: { de: 'Es ist abgestürzt.', en: 'It has crashed.' },
  model_file: { de: 'Seine Datei fehlt oder ist beschädigt.', en: 'Its file is missing or damaged.' },
  model_memory: { de: 'Der Arbeitsspeicher reicht nicht aus.', en: 'There is not enough memory.' },
  model_cut: {
    de: 'Die Verbindung ist mitten im Text abgebrochen.',
    en: 'The connection broke in the middle of a text.',
  },
}
const otherwise: Text = { de: 'Es antwortet mit einem Fehler.', en: 'It answers with an error.' }

/** Why a model fails, in a sentence. */
export const reasonOf = ({ code, about }: Pick<Trouble, 'code' | 'about'>): Text =>
  refused[about ?? ''] ?? reasons[code] ?? otherwise
