import type { Guide } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So kommen gute Antworten', en: 'How to get good answers' },
  expects: [
    { de: 'Thema', en: 'Topic' },
    { de: 'Wer gefragt wird', en: 'Who is asked' },
    { de: 'Anlass', en: 'Occasion' },
    { de: 'Was Sie schon wissen', en: 'What you know already' },
  ],
  advice: [
    {
      title: { de: 'Wer antwortet?', en: 'Who answers?' },
      text: {
        de: 'Die Handwerkerin weiß anderes als der Stadtrat.',
        en: 'The tradeswoman knows other things than the councillor.',
      },
    },
    {
      title: { de: 'Sagen, was Sie schon wissen.', en: 'Say what you already know.' },
      text: { de: 'Sonst wird danach vielleicht gefragt.', en: 'Otherwise it may be asked about.' },
    },
    plainNotes,
  ],
  example: {
    relevante_question: {
      content: prose({
        de: `
              Interview mit der neuen Leiterin des Tierheims Lübeck, Dr. Sanja Pohl, für die Lokalzeitung. 140 Hunde,
              seit zwei Jahren überbelegt, die Stadt zahlt 60 Cent je Einwohner. Sie war vorher Tierärztin auf
              Fehmarn.`,
        en: `
              Interview with the new head of the animal shelter, Dr Sanja Pohl, for the local paper. 140 dogs,
              overcrowded for two years, the town pays 60 cents per inhabitant. She used to be a vet on Fehmarn.`,
      }),
    },
  },
  shows: prose({
    de: `
          1. Frau Dr. Pohl, was hat Sie von einer Praxis auf der Insel in ein überfülltes Heim gezogen?
          2. Was geschieht an einem Tag, an dem der 141. Hund vor der Tür steht?
          3. Welcher Betrag je Einwohner würde reichen, und wofür genau?
          4. Woran liegt es, dass seit zwei Jahren mehr Tiere kommen als gehen?
          5. Was machen Sie anders als Ihr Vorgänger?
          6. Wem geben Sie keinen Hund, auch wenn er bezahlen würde?`,
    en: `
          1. Dr Pohl, what drew you from a practice on an island to an overcrowded shelter?
          2. What happens on a day when the 141st dog stands at the door?
          3. What amount per inhabitant would be enough, and for what exactly?
          4. Why have more animals been coming than going for two years?
          5. What are you doing differently from your predecessor?
          6. To whom would you not give a dog, even if they paid?`,
  }),
}
