import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So wird ein Begriff klar', en: 'How to make a term clear' },
  expects: [
    { de: 'Der Begriff', en: 'The term' },
    { de: 'Fachgebiet', en: 'Field' },
    { de: 'Für wen', en: 'For whom' },
    { de: 'Wovon zu trennen', en: 'What to tell it from' },
  ],
  advice: [
    {
      title: { de: 'Das Fachgebiet nennen.', en: 'Name the field.' },
      text: {
        de: '„Depression“ heißt in der Medizin etwas anderes als in der Wirtschaft.',
        en: '“Depression” means one thing in medicine and another in economics.',
      },
    },
    {
      title: { de: 'Für wen?', en: 'For whom?' },
      text: {
        de: 'Eine Definition für die siebte Klasse klingt anders als eine fürs Gesetz.',
        en: 'A definition for year seven differs from one for a law.',
      },
    },
    {
      title: { de: 'Vor dem Zitieren prüfen.', en: 'Check before citing.' },
      text: {
        de: 'Sie ist aus dem Wissen des Modells geschrieben, nicht aus einem Wörterbuch.',
        en: 'It is written from what the model knows, not from a dictionary.',
      },
    },
  ],
  example: {
    generate_definition: {
      content: prose({
        de: `
              Nießbrauch, im deutschen Recht, für Eltern, die ihr Haus den Kindern überschreiben wollen`,
        en: `
              Usufruct, in German law, for parents who want to transfer their house to their children`,
      }),
    },
  },
  shows: prose({
    de: `
          **Nießbrauch** ist das Recht, eine fremde Sache zu nutzen und ihre Erträge zu behalten, ohne ihr Eigentümer
          zu sein.

          Überschreiben Eltern ihr Haus den Kindern und behalten sich den Nießbrauch vor, gehört es den Kindern.
          Wohnen oder vermieten dürfen es weiterhin die Eltern, und die Miete steht ihnen zu. Eingetragen wird das
          Recht im Grundbuch, und es endet mit dem Tod.

          Ein Beispiel: Zieht die Mutter später ins Pflegeheim, kann sie das Haus vermieten und die Miete behalten.

          Das **Wohnrecht** ist weniger: Es erlaubt zu wohnen, aber nicht zu vermieten.`,
    en: `
          **Usufruct** is the right to use somebody else’s property and to keep what it yields without owning it.

          If parents transfer their house to their children and reserve the usufruct, the house belongs to the
          children. The parents may still live in it or let it, and the rent is theirs. The right is entered in the
          land register and ends with their death.

          An example: if the mother moves into a care home later, she can let the house and keep the rent.

          A **right of residence** is less: it allows someone to live there, but not to let.`,
  }),
}
