import { longestTarget, mostRegenerations } from '#shared/editor.ts'
import { type Text, written } from '#shared/text.ts'

const most = { de: written(longestTarget + 1, 'de'), en: written(longestTarget + 1, 'en') }

/** What the drawer says, most of it in the words of the specification. */
export const drawerWords = {
  title: { de: 'Mit KI arbeiten', en: 'Work with AI' },
  close: { de: 'Schließen', en: 'Close' },
  locked: {
    de: 'Der Text ist gesperrt, solange die KI-Leiste offen ist.',
    en: 'The text is locked while the AI drawer is open.',
  },
  whole: (count: string, one: boolean) => ({
    de: `Ganzer Text: ${count} ${one ? 'Wort' : 'Wörter'}`,
    en: `Whole text: ${count} ${one ? 'word' : 'words'}`,
  }),
  selection: (count: string, one: boolean) => ({
    de: `Auswahl: ${count} ${one ? 'Wort' : 'Wörter'}`,
    en: `Selection: ${count} ${one ? 'word' : 'words'}`,
  }),
  empty: { de: 'Schreiben Sie zuerst etwas, dann hilft die KI weiter.', en: 'Insert text to use Work with AI' },
  long: {
    de: `Der Text hat ${most.de} Zeichen oder mehr. Markieren Sie einen Abschnitt.`,
    en: `The text is too long (${most.en} characters or more). Select a portion.`,
  },
  longSelection: {
    de: `Der markierte Abschnitt ist zu lang: Er hat ${most.de} Zeichen oder mehr.`,
    en: `The selected text is too long: it has ${most.en} characters or more.`,
  },
  most: {
    de: `Höchstens ${mostRegenerations} neue Fassungen je Sitzung`,
    en: `Maximum ${mostRegenerations} regenerations allowed`,
  },
  need: {
    de: 'Geben Sie einen Text ein oder laden Sie eine Datei hoch.',
    en: 'Please enter some text or upload a file.',
  },
  replacedSelection: { de: 'Auswahl ersetzt', en: 'Selected text replaced successfully' },
  replacedWhole: { de: 'Text ersetzt', en: 'Text replaced successfully' },
  notReplaced: { de: 'Ersetzen nicht möglich', en: 'Failed to replace text' },
  elsewhere: {
    de: 'Der Text ist inzwischen ein anderer. Kopieren Sie das Ergebnis, oder öffnen Sie die Leiste noch einmal.',
    en: 'The text has become another meanwhile. Copy the result, or open the drawer once more.',
  },
  sentenceElsewhere: {
    de: 'Der Satz ist inzwischen ein anderer und bleibt, wie er ist.',
    en: 'The sentence has become another meanwhile and stays as it is.',
  },
} satisfies Record<string, Text | ((count: string, one: boolean) => Text)>
