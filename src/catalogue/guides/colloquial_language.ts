import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So klingt es nach Menschen', en: 'How to sound like people' },
  expects: [
    { de: 'Der ganze Text', en: 'The whole text' },
    { de: 'Für wen', en: 'For whom' },
    { de: 'Was bleiben muss', en: 'What has to stay' },
    { de: 'Wo er steht', en: 'Where it appears' },
  ],
  advice: [
    {
      title: { de: 'Den ganzen Text einfügen.', en: 'Paste the whole text.' },
      text: {
        de: 'Aus einem Satz allein ist nicht zu sehen, was er meint.',
        en: 'One sentence alone does not show what it means.',
      },
    },
    {
      title: { de: 'Anrede wählen.', en: 'Choose the address.' },
      text: {
        de: 'Unter „Mehr Möglichkeiten“ sagen Sie, ob gesiezt oder geduzt wird.',
        en: 'Under “More options” you say how readers are addressed.',
      },
    },
    {
      title: { de: 'Locker ist nicht ungenau.', en: 'Relaxed is not vague.' },
      text: {
        de: 'Zahlen und Fristen, die nicht von Ihnen sind, werden markiert.',
        en: 'Figures and deadlines that are not yours are marked.',
      },
    },
  ],
  example: {
    colloquial: {
      content: prose({
        de: `
              Wir möchten Sie darüber in Kenntnis setzen, dass die Nutzung der Waschküche aufgrund von
              Instandsetzungsarbeiten an der Abwasserleitung in der Zeit vom 7. bis einschließlich 9. Dezember nicht
              möglich sein wird. Als Ausweichmöglichkeit steht den Bewohnerinnen und Bewohnern die Waschküche in Haus
              14 zur Verfügung; der Schlüssel kann bei Familie Okafor im Erdgeschoss entgegengenommen werden.`,
        en: `
              We wish to inform you that, owing to repair work on the waste pipe, the use of the laundry room will not
              be possible from 7 up to and including 9 December. As an alternative the laundry room in building 14 is
              available to residents; the key may be collected from the Okafor family on the ground floor.`,
      }),
    },
  },
  shows: prose({
    de: `
          Kurz zur Waschküche: Vom 7. bis zum 9. Dezember wird die Abwasserleitung repariert, da könnt ihr leider
          nicht waschen. Am 9. auch noch nicht, danach läuft alles wieder wie immer.

          Ihr müsst aber nicht auf den Wäschebergen sitzen bleiben: Geht so lange einfach rüber in die Waschküche von
          Haus 14. Den Schlüssel haben die Okafors im Erdgeschoss, klingelt kurz bei ihnen und holt ihn euch ab.`,
    en: `
          Quick word about the laundry room: the waste pipe is being repaired from 7 to 9 December, so there’s no
          washing down there on those days, and that includes the 9th.

          You won’t have to sit on your laundry, though. Just pop over to the laundry room in building 14 in the
          meantime. The Okafors on the ground floor have the key, so ring their bell and pick it up from them.`,
  }),
}
