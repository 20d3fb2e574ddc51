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
      title: { de: 'Nur, was stimmt.', en: 'Only what is true.' },
      text: {
        de: 'Ein Erlebnis, das Sie nicht hatten, kommt nicht vor.',
        en: 'An experience you did not have will not appear.',
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
          1. Vor drei Jahren stand ich genau hier, liebe Nachbarinnen und Nachbarn, auf einem Kühlschrank. Daneben
            stand Frau Yilmaz, 78 Jahre alt, mit einem Spaten. Sie sagte nichts. Sie stach ihn in die Erde. Heute
            stehen wir in dem, was daraus geworden ist.
          2. Wer von Ihnen erinnert sich noch, wie es hier gerochen hat? Ich sehe Hände. Dann wissen Sie, warum wir
            heute feiern.
          3. Elf. So viele Container haben wir von diesem Platz gefahren, bevor die erste Bohne in die Erde kam.`,
    en: `
          1. Three years ago I stood right here, dear neighbours, on top of a fridge. Beside me stood Mrs Yilmaz, 78
            years old, with a spade. She said nothing. She put it into the ground. Today we are standing in what has
            become of it.
          2. Who of you still remembers what it smelled like here? I see hands. Then you know why we are celebrating.
          3. Eleven. That is how many skips we took away from this place before the first bean went into the ground.`,
  }),
}
