import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So wird eine Aufnahme gut zu lesen', en: 'How a recording becomes easy to read' },
  expects: [
    { de: 'Deutliche Stimmen', en: 'Clear voices' },
    { de: 'Wenig Hintergrund', en: 'Little background' },
    { de: 'Bis drei Stunden', en: 'Up to three hours' },
    { de: 'Jede Sprache', en: 'Any language' },
  ],
  advice: [
    {
      title: { de: 'Namen vorher nennen.', en: 'Name the names first.' },
      text: {
        de: 'Eigennamen und Fachwörter kann niemand aus dem Klang schreiben. Geben Sie an, welche vorkommen.',
        en: 'Nobody can spell names and terms by their sound. Say which ones occur.',
      },
    },
    {
      title: { de: 'Beim Lesen mithören.', en: 'Listen while you read.' },
      text: {
        de: 'Ein Klick auf einen Abschnitt spielt ihn ab. Was nicht stimmt, verbessern Sie an Ort und Stelle.',
        en: 'A click on a passage plays it. Whatever is wrong you correct in place.',
      },
    },
    {
      title: { de: 'Daraus weitermachen.', en: 'Go on from it.' },
      text: {
        de: 'Aus dem Text wird eine Zusammenfassung, ein Beitrag oder eine Meldung; als Untertitel gibt es ihn auch.',
        en: 'The text becomes a summary, a post or a press release; it can be taken along as subtitles, too.',
      },
    },
  ],
  example: { 'groq-transcribe': {} },
  shows: prose({
    de: `
          **0:00** Guten Morgen, Frau Berg. Wie geht es Ihnen heute?

          **0:04** Danke, sehr gut. Wir eröffnen am ersten Mai unsere Werkstatt.

          **0:11** Und was wird es dort geben?

          **0:14** Räder zum Leihen, Werkzeug zum Reparieren und jeden Freitag Kaffee.`,
    en: `
          **0:00** Good morning, Ms Berg. How are you today?

          **0:04** Very well, thank you. We are opening our workshop on the first of May.

          **0:11** And what will there be?

          **0:14** Bicycles to borrow, tools to repair them, and coffee every Friday.`,
  }),
}
