import type { Guide } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So wird daraus ein Einstieg, der zieht', en: 'How to get an opening that draws readers in' },
  expects: [
    { de: 'Thema', en: 'Topic' },
    { de: 'Für wen', en: 'For whom' },
    { de: 'Ihr Standpunkt', en: 'Your point of view' },
    { de: 'Was man danach weiß', en: 'What readers will know' },
    { de: 'Ein Erlebnis', en: 'An experience' },
  ],
  advice: [
    {
      title: { de: 'Etwas Erlebtes hilft.', en: 'Something you experienced helps.' },
      text: {
        de: 'Ein Satz darüber, was Ihnen passiert ist, trägt weiter als jede allgemeine Feststellung.',
        en: 'One sentence about what happened to you carries further than any general remark.',
      },
    },
    {
      title: { de: 'Der Regler ändert den Einstieg.', en: 'The slider changes the opening.' },
      text: {
        de: 'Links beginnt der Text mit der Sache, rechts mit einem Bild, das man nicht erwartet.',
        en: 'To the left it opens with the matter itself, to the right with an unexpected image.',
      },
    },
    plainNotes,
  ],
  example: {
    blogpost_intro: {
      content: prose({
        de: `
              Beitrag über das erste Jahr mit einem Balkonkraftwerk. Für Mieterinnen und Mieter, die noch zögern. Zwei
              Module mit zusammen 800 Watt am Geländer im dritten Stock, Südwest. Montage an einem Samstagvormittag
              mit meinem Nachbarn, der Kaffee war noch warm. Im ersten Jahr 612 Kilowattstunden, 198 Euro gespart.
              Gedauert hat vor allem der Brief der Hausverwaltung: sieben Wochen. Im Beitrag: Kosten, Anmeldung, was
              ich anders machen würde.`,
        en: `
              Post about the first year with a small solar set on the balcony. For tenants who still hesitate. Two
              modules of 800 watts in all on the railing, third floor, facing south-west. Put up on a Saturday morning
              with my neighbour; the coffee was still warm. In the first year 612 kilowatt-hours, 198 euros saved.
              What took long was the letter from the property management: seven weeks. In the post: costs,
              registration, what I would do differently.`,
      }),
      temperature: 0.6,
    },
  },
  shows: prose({
    de: `
          Der Kaffee war noch warm, da hing das zweite Modul am Geländer. Ein Samstagvormittag, ein Nachbar, dritter
          Stock, Südwest: Mehr war für das kleine Kraftwerk auf dem Balkon nicht nötig. Warten mussten wir nur auf
          einen Brief, und zwar sieben Wochen lang, bis die Hausverwaltung zugestimmt hatte.

          Inzwischen ist ein Jahr vorbei. 612 Kilowattstunden sind durch die Steckdose gelaufen, 198 Euro auf dem
          Konto geblieben. Ist das viel? Das hängt davon ab, was man ausgibt, wie man anmeldet und welchen Fehler vom
          Anfang man sich spart. Von allen dreien handelt dieser Bericht.`,
    en: `
          The coffee was still warm when the second module hung on the railing. A Saturday morning, a neighbour, third
          floor, facing south-west: the little power station on our balcony needed nothing more. The only thing we had
          to wait for was a letter. It took the property management seven weeks to agree.

          That was a year ago. Since then 612 kilowatt-hours have come in through the socket, and 198 euros have
          stayed in my account. Is that a lot? It depends on what you spend, how you register, and which early mistake
          you spare yourself. This report is about all three.`,
  }),
}
