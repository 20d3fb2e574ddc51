import type { Guide } from '../../engine.ts'
import { prose } from '../../prose.ts'

const example = {
  prompt: {
    de: 'Ein rotes Lastenrad vor einer kleinen Werkstatt, früher Morgen, nasses Kopfsteinpflaster, warmes Licht',
    en: 'A red cargo bicycle in front of a small workshop, early morning, wet cobblestones, warm light',
  },
  ratio: '3:2',
  style: 'foto',
}

export const guide: Guide = {
  title: { de: 'So trifft das Bild, was Sie meinen', en: 'How the picture shows what you mean' },
  expects: [
    { de: 'Motiv', en: 'Subject' },
    { de: 'Umgebung', en: 'Setting' },
    { de: 'Licht', en: 'Light' },
    { de: 'Blickwinkel', en: 'Point of view' },
  ],
  advice: [
    {
      title: { de: 'Zeigen statt meinen.', en: 'Show, do not tell.' },
      text: {
        de: 'Nennen Sie, was zu sehen ist: Dinge, Farben, Wetter. „Erfolg“ lässt sich nicht malen, ein Handschlag schon.',
        en: 'Name what can be seen: things, colours, weather. “Success” cannot be painted, a handshake can.',
      },
    },
    {
      title: { de: 'Das Wichtigste zuerst.', en: 'The most important thing first.' },
      text: {
        de: 'Was am Anfang steht, hat das größte Gewicht. Die Umgebung folgt, dann Licht und Stimmung.',
        en: 'What comes first counts most. The setting follows, then light and mood.',
      },
    },
    {
      title: { de: 'Mehrere zur Wahl.', en: 'Several to choose from.' },
      text: {
        de: 'Zwei bis vier Bilder auf einmal zeigen, wie ein Modell Ihre Worte versteht. Danach ändern Sie nur eine Sache.',
        en: 'Two to four pictures at once show how a model reads your words. Then change only one thing.',
      },
    },
  ],
  example: { AiGeneratedImages: example },
  shows: prose({
    de: `
      Ein Foto im Format 3:2: das rote Lastenrad in der Mitte, dahinter die offene Tür der Werkstatt, auf den Steinen
      spiegelt sich das Licht.`,
    en: `
      A photograph in 3:2: the red cargo bicycle in the middle, behind it the open door of the workshop, the light
      reflected on the stones.`,
  }),
}
