import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So wird daraus eine Idee, die trägt', en: 'How to get an idea worth writing' },
  expects: [
    { de: 'Ihr Gebiet', en: 'Your field' },
    { de: 'Für wen Sie schreiben', en: 'Who you write for' },
    { de: 'Fragen Ihrer Kundschaft', en: 'Questions customers ask' },
    { de: 'Ein eigenes Erlebnis', en: 'An experience of yours' },
    { de: 'Was schon erschienen ist', en: 'What you have published' },
  ],
  advice: [
    {
      title: { de: 'Fragen, die Sie oft hören.', en: 'Questions you often hear.' },
      text: {
        de: 'Was man Sie am Telefon fragt, suchen andere im Netz und finden dort selten eine gute Antwort.',
        en: 'What people ask you on the phone, others search for, and they seldom find a good answer.',
      },
    },
    {
      title: { de: 'Was bei Ihnen anders lief.', en: 'What went differently for you.' },
      text: {
        de: 'Ein Fehlversuch, eine Rechnung, ein Vorher und Nachher: Daraus wird ein Beitrag, den es noch nicht gibt.',
        en: 'A failure, a sum, a before and after: that makes a post nobody else has.',
      },
    },
    {
      title: { de: 'Nennen Sie, was es schon gibt.', en: 'Say what exists already.' },
      text: {
        de: 'Dann wiederholt sich nichts. Gefällt Ihnen keine Idee, versuchen Sie es noch einmal.',
        en: 'Then nothing is repeated. If you like neither idea, try again.',
      },
    },
  ],
  example: {
    blog_idea: {
      content: prose({
        de: `
              Blog unserer Fahrradwerkstatt in Kassel, gelesen von Leuten, die täglich zur Arbeit radeln. Oft gefragt:
              Lohnt sich eine Nabendynamo-Nachrüstung? Wie lange hält eine Kette? Letzten Winter haben wir an 60 Rädern
              gemessen, wie weit Ketten kommen: von 1.400 bis 5.200 km, der Unterschied war fast immer das Ölen. Schon
              erschienen: Rad winterfest machen, Kinderanhänger im Vergleich.`,
        en: `
              Blog of our bicycle workshop in Leeds, read by people who cycle to work every day. Often asked: is it
              worth fitting a hub dynamo later? How long does a chain last? Last winter we measured on 60 bikes how far
              chains get: from 1,400 to 5,200 km, and the difference was nearly always oil. Already published: getting a
              bike ready for winter, child trailers compared.`,
      }),
    },
  },
  shows: prose({
    de: `
          1. **1.400 oder 5.200 Kilometer: Was eine Fahrradkette am Leben hält.** Ihre Messung an 60 Rädern zeigt, dass
          selten das Teil den Unterschied macht und fast immer das Ölen. Der Beitrag erzählt, wie Sie gemessen haben,
          zeigt die kürzeste und die längste Laufzeit und endet mit einem Ölplan für Pendelnde. Für Leute, die ihre
          Kette nach Gefühl wechseln.
          2. **Nabendynamo nachrüsten: Wann es sich lohnt und wann nicht.** Eine Entscheidungshilfe aus der Werkstatt:
          Fälle, in denen Sie dazu raten, und solche, in denen Sie abraten. Dazu eine Beispielrechnung mit Ihren Preisen
          aufstellen. Für alle, die im Winter im Dunkeln zur Arbeit fahren.`,
    en: `
          1. **1,400 or 5,200 kilometres: what keeps a bicycle chain alive.** Your measurements on 60 bikes show that
          the part seldom makes the difference, and oil nearly always does. The post tells how you measured, shows the
          shortest and the longest life, and ends with an oiling plan for commuters. For people who change their chain
          by feeling. 2. **Fitting a hub dynamo later: when it pays and when it does not.** A guide to the decision from
          the workshop: cases in which you advise it, and cases in which you do not. Work out one example with your own
          prices for it. For everyone who rides to work in the dark in winter.`,
  }),
}
