import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So versteht man, warum Sie', en: 'How they see why you' },
  expects: [
    { de: 'Wofür', en: 'What for' },
    { de: 'Ein Erlebnis', en: 'An experience' },
    { de: 'Was Sie können', en: 'What you can do' },
    { de: 'Was Sie suchen', en: 'What you seek' },
    { de: 'Ihr Name', en: 'Your name' },
  ],
  advice: [
    {
      title: { de: 'Ein Moment statt zehn Eigenschaften.', en: 'One moment instead of ten qualities.' },
      text: { de: 'Der Tag, an dem Sie wussten, dass Sie das wollen.', en: 'The day you knew you wanted this.' },
    },
    {
      title: { de: 'Warum gerade dort?', en: 'Why there?' },
      text: {
        de: 'Ein Name, ein Kurs, ein Projekt zeigt, dass Sie sich umgesehen haben.',
        en: 'A name, a course, a project shows that you have looked.',
      },
    },
    {
      title: { de: 'Was fehlt, darf fehlen.', en: 'What is missing may be missing.' },
      text: {
        de: 'Eine Lücke, zu der Sie stehen, schadet weniger als eine, die man findet.',
        en: 'A gap you admit does less harm than one they find.',
      },
    },
  ],
  example: {
    motivation: {
      job: {
        de: 'Freiwilliges Ökologisches Jahr auf der Hallig Hooge, ab September 2027',
        en: 'Volunteer year on Skokholm island, from September 2027',
      },
      experience: prose({
        de: `
              Jonas Petri, 18, Abitur im Mai in Kassel. Als Kind jeden Sommer in Dangast, dort 2019 geholfen,
              gestrandete Seevögel zu zählen, 61 an einem Tag. Seitdem Zählung im Januar für den Nabu. Kann Auto
              fahren, löten, bin nicht seekrank. War noch nie länger als zwei Wochen von zu Hause weg. Möchte danach
              Biologie studieren, weiß es aber nicht sicher.`,
        en: `
              Jonas Petri, 18, A levels in May in Leeds. Every summer as a child in Pembrokeshire, helped count
              stranded seabirds there in 2019, 61 in one day. Since then I count every January for the RSPB. Can
              drive, solder, don’t get seasick. Have never been away from home for more than two weeks. Want to study
              biology afterwards, but am not sure.`,
      }),
    },
  },
  shows: prose({
    de: `
          Sehr geehrte Damen und Herren,

          61 tote Seevögel habe ich 2019 am Strand von Dangast gezählt, an einem einzigen Tag. Ich war elf und wollte
          wissen, warum. Seitdem zähle ich jeden Januar für den Nabu mit.

          Auf Hooge möchte ich nicht nur einmal im Jahr hinsehen. Ich kann löten, fahre Auto und werde nicht seekrank.
          Länger als zwei Wochen war ich noch nie von zu Hause fort; auch das ist ein Grund. Danach will ich
          wahrscheinlich Biologie studieren, und das Jahr soll mir zeigen, ob es stimmt.

          Mit freundlichen Grüßen
          Jonas Petri`,
    en: `
          Dear Sir or Madam,

          In 2019 I counted 61 dead seabirds on a beach in Pembrokeshire, in a single day. I was eleven and wanted to
          know why. Since then I have helped the RSPB count every January.

          On Skokholm I want to look more than once a year. I can solder, drive a car and don’t get seasick. I have
          never been away from home for more than two weeks; that is a reason, too. Afterwards I will probably study
          biology, and this year is to show me whether that is right.

          Yours faithfully
          Jonas Petri`,
  }),
}
