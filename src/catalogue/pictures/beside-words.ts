import { count, line } from '#shared/fields.ts'

/** The largest number that every service takes to draw lots with. */
export const largestSeed = 2_147_483_647

/** What some who paint are told beside the words of a picture; each is asked for by the name of that ability. */
export const besideWords = () => ({
  avoid: line(
    { de: 'Was soll nicht zu sehen sein?', en: 'What should not be seen?' },
    { max: 1000, optional: true, placeholder: { de: 'Schrift, Menschen, Autos', en: 'Writing, people, cars' } },
  ),
  seed: count(
    { de: 'Startwert', en: 'Seed' },
    {
      ...{ min: 1, max: largestSeed, optional: true },
      hint: {
        de: 'Derselbe Startwert ergibt mit denselben Angaben dasselbe Bild. Leer: jedes Mal ein anderes.',
        en: 'The same seed and the same inputs give the same picture. Empty: another one each time.',
      },
    },
  ),
})

const names = ['avoid', 'seed'] as const satisfies readonly (keyof ReturnType<typeof besideWords>)[]

/** Whether a question is about what is told beside the words. */
export const isBeside = (name: string): name is (typeof names)[number] => names.some(one => one === name)
