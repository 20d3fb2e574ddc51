import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So klingt es förmlich und nicht steif', en: 'How to sound formal, not stiff' },
  expects: [
    { de: 'Der ganze Text', en: 'The whole text' },
    { de: 'An wen', en: 'To whom' },
    { de: 'Anlass', en: 'Reason' },
    { de: 'Was daraus folgen soll', en: 'What should follow' },
  ],
  advice: [
    {
      title: { de: 'Alles hineinschreiben.', en: 'Put everything in.' },
      text: {
        de: 'Auch den Ärger: Er wird sachlich, die Forderung bleibt.',
        en: 'Your anger, too: it becomes factual, and the demand stays.',
      },
    },
    {
      title: { de: 'Namen nennen.', en: 'Give names.' },
      text: {
        de: 'Mit dem Namen kann eine richtige Anrede dastehen.',
        en: 'With a name there can be a proper salutation.',
      },
    },
    {
      title: { de: 'Was dazukam, ist markiert.', en: 'What was added is marked.' },
      text: {
        de: 'Fristen, Zahlen und Zusagen, die Sie nicht genannt haben, stehen neben dem Text.',
        en: 'Deadlines, figures and promises you did not give are noted beside the text.',
      },
    },
  ],
  example: {
    formal_tone: {
      content: prose({
        de: `
              Hallo Herr Brandt, so geht das nicht weiter. Die Lieferung vom 3. November war schon wieder
              unvollständig, es fehlen 14 Kartons Fliesen. Ich hab zweimal angerufen und keiner ruft zurück. Unsere
              Leute stehen auf der Baustelle rum. Wenn die Ware nicht bis Freitag da ist, bestell ich woanders. Gruß,
              Tom Reuter`,
        en: `
              Hi Mr Brandt, this can’t go on. The delivery of 3 November was incomplete again, 14 boxes of tiles are
              missing. I’ve called twice and nobody calls back. Our people are standing around on site. If the goods
              aren’t here by Friday I’ll order elsewhere. Tom Reuter`,
      }),
    },
  },
  shows: prose({
    de: `
          Sehr geehrter Herr Brandt,

          die Lieferung vom 3. November war erneut unvollständig: Es fehlen 14 Kartons Fliesen. Zweimal habe ich Ihr
          Haus angerufen, ein Rückruf ist nicht erfolgt. Unsere Mitarbeiterinnen und Mitarbeiter auf der Baustelle
          können deshalb nicht weiterarbeiten.

          Ich erwarte die fehlende Ware bis Freitag. Sollte sie bis dahin nicht eintreffen, werde ich sie bei einem
          anderen Lieferanten bestellen.

          Mit freundlichen Grüßen
          Tom Reuter`,
    en: `
          Dear Mr Brandt,

          The delivery of 3 November was once again incomplete: 14 boxes of tiles are missing. I have telephoned your
          company twice, and nobody has returned my call. As a result our team on site is unable to continue its work.

          I expect the missing goods by Friday. Should they not have arrived by then, I shall order them from another
          supplier.

          Yours sincerely
          Tom Reuter`,
  }),
}
