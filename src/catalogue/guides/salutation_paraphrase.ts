import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So wechselt die Anrede überall', en: 'How the address changes everywhere' },
  expects: [
    { de: 'Der ganze Text', en: 'The whole text' },
    { de: 'Wohin', en: 'Which way' },
    { de: 'Grußformel', en: 'Salutation' },
    { de: 'Zitate als Zitate', en: 'Quotations as such' },
  ],
  advice: [
    {
      title: { de: 'Ganze Texte, bis zu 16.000 Zeichen.', en: 'Whole texts, up to 16,000 characters.' },
      text: {
        de: 'So passt die Anrede auch dort, wo sie im Verb steckt.',
        en: 'That way the address fits even where it hides in a verb.',
      },
    },
    {
      title: { de: 'Wir sehen nach.', en: 'We check it.' },
      text: {
        de: 'Übersehene Formen der alten Anrede sind neben dem Text markiert.',
        en: 'Forms of the old address that were missed are marked beside the text.',
      },
    },
    {
      title: { de: 'Nur die Anrede.', en: 'Only the address.' },
      text: {
        de: 'Inhalt und Ton bleiben. Für einen lockeren Ton gibt es „Umgangssprachlich“.',
        en: 'Content and tone stay. For a relaxed tone use “Colloquial”.',
      },
    },
  ],
  example: {
    anrede_umschreiben: {
      prompt: prose({
        de: `
              Willkommen in der Bücherei. Melden Sie sich am Tresen an und bringen Sie Ihren Ausweis mit. Sie können
              bis zu 20 Medien für vier Wochen ausleihen. Haben Sie etwas vergessen? Wir erinnern Sie drei Tage vor
              Ablauf. Wenn Ihnen ein Buch gefallen hat, sagen Sie es uns: Wir freuen uns über Ihren Tipp. Wollen Sie
              lieber zu Hause suchen, finden Sie den ganzen Bestand im Netz; melden Sie sich dort mit Ihrer
              Ausweisnummer an.`,
        en: `
              Willkommen in der Bücherei. Melden Sie sich am Tresen an und bringen Sie Ihren Ausweis mit. Sie können
              bis zu 20 Medien für vier Wochen ausleihen. Haben Sie etwas vergessen? Wir erinnern Sie drei Tage vor
              Ablauf. Wenn Ihnen ein Buch gefallen hat, sagen Sie es uns: Wir freuen uns über Ihren Tipp. Wollen Sie
              lieber zu Hause suchen, finden Sie den ganzen Bestand im Netz; melden Sie sich dort mit Ihrer
              Ausweisnummer an.`,
      }),
      salutation: 'he',
    },
  },
  shows: prose({
    de: `
          Willkommen in der Bücherei. Melde dich am Tresen an und bring deinen Ausweis mit. Du kannst bis zu 20 Medien
          für vier Wochen ausleihen. Hast du etwas vergessen? Wir erinnern dich drei Tage vor Ablauf. Wenn dir ein
          Buch gefallen hat, sag es uns: Wir freuen uns über deinen Tipp. Willst du lieber zu Hause suchen, findest du
          den ganzen Bestand im Netz; melde dich dort mit deiner Ausweisnummer an.`,
    en: `
          Willkommen in der Bücherei. Melde dich am Tresen an und bring deinen Ausweis mit. Du kannst bis zu 20 Medien
          für vier Wochen ausleihen. Hast du etwas vergessen? Wir erinnern dich drei Tage vor Ablauf. Wenn dir ein
          Buch gefallen hat, sag es uns: Wir freuen uns über deinen Tipp. Willst du lieber zu Hause suchen, findest du
          den ganzen Bestand im Netz; melde dich dort mit deiner Ausweisnummer an.`,
  }),
}
