import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So klingt Ihr Text gut', en: 'How to make your text sound good' },
  expects: [
    { de: 'Text', en: 'Text' },
    { de: 'Absätze', en: 'Paragraphs' },
    { de: 'Aussprache', en: 'Pronunciation' },
    { de: 'Pausen', en: 'Breaks' },
  ],
  advice: [
    {
      title: { de: 'Schreiben Sie für das Ohr.', en: 'Write for the ear.' },
      text: {
        de: 'Kurze Sätze sind leichter zu hören. Zahlen, Daten und Abkürzungen werden von selbst ausgesprochen.',
        en: 'Short sentences are easier to hear. Figures, dates and abbreviations are put into words by themselves.',
      },
    },
    {
      title: { de: 'Setzen Sie Pausen, heben Sie hervor.', en: 'Set breaks, emphasise.' },
      text: {
        de: 'Für eine längere Pause als einen Absatz schreiben Sie [Pause 2s]. Was zwischen Sternen steht, *so*, wird betont, wenn die Stimme das kann.',
        en: 'For a longer break than a paragraph write [Pause 2s]. What stands between stars, *so*, is emphasised if the voice can do that.',
      },
    },
    {
      title: { de: 'Sagen Sie, wie es klingt.', en: 'Say how it sounds.' },
      text: {
        de: 'Namen und Fachwörter schreiben Sie mit ihrer Aussprache: [SPS|Es Pe Es].',
        en: 'Write names and technical terms with how they are spoken: [CEO|see ee oh].',
      },
    },
  ],
  example: {
    text_to_speech: {
      input: prose({
        de: `
          Die Stadtbücherei Weimar öffnet ab 3. Januar 2027 jeden Sonntag von 11 bis 17 Uhr. [Pause 1s] Im Probebetrieb
          kamen an acht Sonntagen 2.340 Menschen, die Hälfte mit Kindern.

          Der Zugang kostet 0 €, z. B. mit dem Bibliotheksausweis. Fragen beantworten wir unter
          info@stadtbuecherei-weimar.example.`,
        en: `
          The Weimar public library opens every Sunday from 3 January 2027, from 11 am to 5 pm. [Pause 1s] During a trial
          on eight Sundays, 2,340 people came, half of them with children.

          Entry costs €0, e.g. with a library card. We answer questions at info@stadtbuecherei-weimar.example.`,
      }),
      stimme: 'alloy',
    },
  },
  shows: prose({
    de: `
      **0:00** Die Stadtbücherei Weimar öffnet ab dritten Januar zweitausendsiebenundzwanzig jeden Sonntag von elf bis
      siebzehn Uhr.

      **0:09** Im Probebetrieb kamen an acht Sonntagen zweitausenddreihundertvierzig Menschen, die Hälfte mit Kindern.`,
    en: `
      **0:00** The Weimar public library opens every Sunday from the third of January, twenty twenty-seven, from eleven
      a m to five p m.

      **0:09** During a trial on eight Sundays, two thousand three hundred and forty people came, half of them with
      children.`,
  }),
}
