import type { Guide } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So werden Sie eingeladen', en: 'How to get an interview' },
  expects: [
    { de: 'Die Anforderungen', en: 'The requirements' },
    { de: 'Ihre Stationen', en: 'Where you have worked' },
    { de: 'Was Sie erreicht haben', en: 'What you achieved' },
    { de: 'Ansprechperson', en: 'Contact person' },
    { de: 'Warum gerade dort', en: 'Why there' },
    { de: 'Ihr Name', en: 'Your name' },
  ],
  advice: [
    {
      title: { de: 'Die Anforderungen im Wortlaut.', en: 'The requirements word for word.' },
      text: {
        de: 'Aus der Anzeige übernommen, lassen sie sich Punkt für Punkt mit Ihrer Erfahrung belegen.',
        en: 'Taken from the advert, they can be met point by point with your experience.',
      },
    },
    {
      title: { de: 'Was Sie getan haben, nicht wie Sie sind.', en: 'What you did, not what you are like.' },
      text: {
        de: '„Zwölf Aushilfen eingearbeitet“ überzeugt, „teamfähig“ steht in jedem Brief. Erfunden wird nichts.',
        en: '“Trained twelve temps” convinces; “team player” is in every letter. Nothing is invented.',
      },
    },
    plainNotes,
  ],
  example: {
    coverletter: {
      company: {
        de: 'Stadtwerke Fulda, Ansprechpartnerin Frau Kilian',
        en: 'Fulda public utility, contact Ms Kilian',
      },
      job: {
        de: 'Sachbearbeiterin Kundenservice (m/w/d), Kennziffer 27-14',
        en: 'Customer service clerk, reference 27-14',
      },
      tasks: prose({
        de: `
              Privatkunden zu Tarifen und Abrechnungen beraten, am Telefon und im Kundenzentrum. Beschwerden klären.
              Kaufmännische Ausbildung, Kenntnisse in SAP IS-U, sicheres Deutsch in Wort und Schrift, weitere Sprachen
              von Vorteil.`,
        en: `
              Advise private customers on tariffs and bills, by phone and at the service centre. Settle complaints.
              Commercial training, knowledge of SAP IS-U, confident German, other languages an advantage.`,
      }),
      experience: prose({
        de: `
              Elif Demir. Ausbildung zur Kauffrau für Büromanagement, Abschluss 2019. Seitdem Kundenservice beim
              Versandhaus Röhn in Hünfeld: täglich etwa 60 Anrufe, seit 2022 zuständig für Reklamationen. Habe eine
              Vorlage für Rückfragen zu Rechnungen geschrieben, seither ein Drittel weniger zweite Anrufe. Türkisch als
              zweite Muttersprache. SAP kenne ich aus der Ausbildung, IS-U nicht. Kündigungsfrist sechs Wochen.`,
        en: `
              Elif Demir. Trained as an office administrator, qualified 2019. Since then in customer service at Röhn, a
              mail-order firm in Hünfeld: about 60 calls a day, in charge of complaints since 2022. Wrote a template
              for queries about bills; a third fewer second calls since. Turkish as a second mother tongue. I know SAP
              from my training, but not IS-U. Six weeks’ notice.`,
      }),
    },
  },
  shows: prose({
    de: `
          **Bewerbung als Sachbearbeiterin Kundenservice, Kennziffer 27-14**

          Sehr geehrte Frau Kilian,

          im Kundenservice des Versandhauses Röhn nehme ich seit 2019 täglich etwa 60 Anrufe entgegen; seit 2022 bin
          ich dort für Reklamationen zuständig. Bei den Stadtwerken Fulda möchte ich Privatkunden beraten und ihre
          Beschwerden klären.

          Für Rückfragen zu Rechnungen habe ich eine Vorlage geschrieben; seither ruft ein Drittel weniger ein zweites
          Mal an. Beraten kann ich auf Deutsch und Türkisch …

          Meine Kündigungsfrist beträgt sechs Wochen. Auf ein Gespräch mit Ihnen freue ich mich.

          Mit freundlichen Grüßen

          Elif Demir`,
    en: `
          Dear Ms Kilian,

          **Customer service clerk, reference 27-14**

          I have worked in customer service at Röhn, a mail-order firm, since 2019, taking about 60 calls a day, and
          have been in charge of complaints since 2022. At the Fulda public utility I would like to advise private
          customers and settle their complaints.

          I wrote a template for queries about bills; since then there have been a third fewer second calls. I can
          advise in German and in Turkish …

          My notice period is six weeks. I would be glad to meet you for an interview.

          Yours sincerely,

          Elif Demir`,
  }),
}
