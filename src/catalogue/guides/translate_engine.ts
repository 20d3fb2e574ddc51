import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So klingt es wie dort geschrieben', en: 'How to make it read as if written there' },
  expects: [
    { de: 'Der ganze Text', en: 'The whole text' },
    { de: 'Absätze und Listen', en: 'Paragraphs and lists' },
    { de: 'Fachwörter', en: 'Technical terms' },
    { de: 'Zielsprache', en: 'Target language' },
  ],
  advice: [
    {
      title: { de: 'Ganze Absätze einfügen.', en: 'Paste whole paragraphs.' },
      text: {
        de: 'Ein einzelner Satz ist oft mehrdeutig. Mit seiner Umgebung trifft die Übersetzung den Sinn.',
        en: 'A single sentence is often ambiguous. In context the translation finds the right meaning.',
      },
    },
    {
      title: { de: 'Der Aufbau bleibt.', en: 'The layout stays.' },
      text: {
        de: 'Überschriften, Listen, Namen, Zahlen und Adressen stehen danach an derselben Stelle.',
        en: 'Headings, lists, names, figures and addresses are in the same place afterwards.',
      },
    },
    {
      title: { de: 'Nur den Text, keine Wünsche.', en: 'The text only, no instructions.' },
      text: {
        de: 'Was im Feld steht, wird übersetzt, auch eine Anweisung an die KI.',
        en: 'Whatever is in the field is translated, including an instruction to the AI.',
      },
    },
  ],
  example: {
    translate: {
      content: prose({
        de: `
              Liebe Gäste, herzlich willkommen im Haus Seeblick.

              Frühstück gibt es täglich von 7:30 bis 10:30 Uhr im Wintergarten, am Wochenende bis 11 Uhr. Fahrräder
              und zwei Ruderboote stehen Ihnen kostenlos zur Verfügung; den Schlüssel hat Frau Petersen am Empfang.
              Die Haustür ist ab 22 Uhr verschlossen. Wer später heimkommt, öffnet sie mit dem Zimmerschlüssel.

              Am Sonntag backen wir. Wenn es im Treppenhaus nach Zimt riecht, ist der Kuchen fertig, und Sie sind
              eingeladen.

              Einen schönen Aufenthalt wünscht Ihnen Familie Petersen`,
        en: `
              Dear guests, a warm welcome to Lake View House.

              Breakfast is served daily from 7.30 to 10.30 am in the conservatory, and until 11 am at weekends.
              Bicycles and two rowing boats are yours to use free of charge; Ms Petersen at reception has the key. The
              front door is locked from 10 pm. If you come home later, open it with your room key.

              On Sundays we bake. When the stairs smell of cinnamon, the cake is ready, and you are invited.

              Enjoy your stay! The Petersen family`,
      }),
      targetLanguage: { de: 'EN', en: 'DE' },
    },
  },
  shows: prose({
    de: `
          Dear guests, a warm welcome to Haus Seeblick.

          Breakfast is served daily from 7:30 to 10:30 am in the conservatory, and until 11 am at weekends. Bicycles
          and two rowing boats are available to you free of charge; Ms Petersen at reception has the key. The front
          door is locked from 10 pm. If you come home later, you can open it with your room key.

          On Sundays we bake. When the stairwell smells of cinnamon, the cake is ready, and you are invited.

          The Petersen family wishes you a pleasant stay`,
    en: `
          Liebe Gäste, herzlich willkommen im Lake View House.

          Frühstück gibt es täglich von 7:30 bis 10:30 Uhr im Wintergarten, am Wochenende bis 11 Uhr. Fahrräder und
          zwei Ruderboote stehen Ihnen kostenlos zur Verfügung; den Schlüssel hat Frau Petersen am Empfang. Die
          Haustür ist ab 22 Uhr verschlossen. Wenn Sie später heimkommen, öffnen Sie sie mit Ihrem Zimmerschlüssel.

          Sonntags backen wir. Wenn es im Treppenhaus nach Zimt riecht, ist der Kuchen fertig, und Sie sind
          eingeladen.

          Einen schönen Aufenthalt wünscht Ihnen Familie Petersen`,
  }),
}
