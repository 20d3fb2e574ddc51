import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So hört man Ihnen zu', en: 'How to make them listen' },
  expects: [
    { de: 'Anlass', en: 'Occasion' },
    { de: 'Wer zuhört', en: 'Who listens' },
    { de: 'Worum es geht', en: 'What it is about' },
    { de: 'Ein Erlebnis', en: 'An experience' },
  ],
  advice: [
    {
      title: { de: 'Kein Dank an alle zuerst.', en: 'No thanks to everyone first.' },
      text: {
        de: 'Der erste Satz gehört der Sache, der Dank kann warten.',
        en: 'The first sentence belongs to the matter; thanks can wait.',
      },
    },
    {
      title: { de: 'Laut lesen.', en: 'Read it aloud.' },
      text: { de: 'Wo die Luft ausgeht, fehlt ein Punkt.', en: 'Where you run out of breath, a full stop is missing.' },
    },
    {
      title: { de: 'Ein eigenes Erlebnis.', en: 'An experience of your own.' },
      text: {
        de: 'Ohne eines denkt sich das Modell leicht selbst eines aus.',
        en: 'Without one the model is apt to make one up.',
      },
    },
  ],
  example: {
    speach_intro: {
      content: prose({
        de: `
              Eröffnung des Nachbarschaftsgartens, 40 Leute, auch die Bürgermeisterin. Vor drei Jahren war hier eine
              Müllkippe, wir haben 11 Container weggefahren. Meine Nachbarin Frau Yilmaz hat den ersten Spaten
              gestochen, mit 78. Ich rede 5 Minuten.`,
        en: `
              Opening of the community garden, 40 people, the mayor, too. Three years ago this was a rubbish tip, we
              took away 11 skips. My neighbour Mrs Yilmaz turned the first sod, aged 78. I speak for 5 minutes.`,
      }),
    },
  },
  shows: prose({
    de: `
          Liebe Nachbarinnen und Nachbarn, sehr geehrte Frau Bürgermeisterin,

          vor drei Jahren war hier eine Müllkippe. Elf Container haben wir weggefahren, bevor die erste Bohne in die
          Erde kam. Den ersten Spaten hat Frau Yilmaz gestochen, meine Nachbarin, mit 78. Sie hat nicht gefragt, ob es
          geht. Sie hat angefangen.

          Heute stehen wir zu vierzig in dem, was daraus geworden ist. Fünf Minuten rede ich, dann gehört der Garten
          Ihnen.`,
    en: `
          Dear neighbours, dear Mayor,

          Three years ago this was a rubbish tip. We took away eleven skips before the first bean went into the ground.
          Mrs Yilmaz, my neighbour, turned the first sod, aged 78. Today 40 of us are standing in what has become
          of it.

          She did not ask whether it could be done. She began. I shall speak for five minutes, and then the garden is
          yours.`,
  }),
}
