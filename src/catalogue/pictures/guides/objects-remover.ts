import type { Guide } from '../../engine.ts'

export const guide: Guide = {
  title: { de: 'So verschwindet, was stört', en: 'How to take things out of a picture' },
  expects: [
    { de: 'Bild', en: 'Picture' },
    { de: 'Bereich', en: 'Area' },
    { de: 'Schatten', en: 'Shadow' },
    { de: 'Vergleich', en: 'Comparison' },
  ],
  advice: [
    {
      title: { de: 'Großzügig malen.', en: 'Paint generously.' },
      text: {
        de: 'Lassen Sie rundherum einen schmalen Rand. Was vom Objekt stehen bleibt, zieht sich sonst in die Füllung.',
        en: 'Leave a narrow margin around it. Otherwise what remains of the object creeps into the filling.',
      },
    },
    {
      title: { de: 'Schatten mitnehmen.', en: 'Take the shadow along.' },
      text: {
        de: 'Ein Schatten ohne Gegenstand fällt sofort auf.',
        en: 'A shadow without an object is noticed at once.',
      },
    },
    {
      title: { de: 'Muster hilft.', en: 'Patterns help.' },
      text: {
        de: 'Wiese, Himmel, Mauer und Pflaster gelingen gut. Gesichter und Schrift hinter dem Objekt lassen sich nicht erraten.',
        en: 'Grass, sky, walls and paving work well. Faces and writing behind the object cannot be guessed.',
      },
    },
  ],
  example: { 'objects-remover': {} },
  shows: {
    de: 'Ein Foto vom Strand ohne den Papierkorb am Rand; Sand und Wasser gehen dort weiter.',
    en: 'A photograph of a beach without the bin at its edge; sand and water go on there.',
  },
}
