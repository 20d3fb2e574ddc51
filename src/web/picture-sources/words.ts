import type { Text } from '#shared/text.ts'

/** What is said where a picture is taken into a text. */
export const words = {
  upload: { de: 'Eigenes Bild wählen', en: 'Choose a picture of your own' },
  sending: { de: 'Bild wird hochgeladen …', en: 'Picture is being uploaded …' },
  search: (name: string) => ({ de: `Bei ${name} suchen`, en: `Search ${name}` }),
  subject: { de: 'Was soll zu sehen sein?', en: 'What should it show?' },
  find: { de: 'Bilder suchen', en: 'Find pictures' },
  finding: { de: 'Bilder werden gesucht …', en: 'Looking for pictures …' },
  none: {
    de: 'Dazu wurde kein Bild gefunden. Versuchen Sie andere Wörter.',
    en: 'No picture was found. Try other words.',
  },
  found: (count: number) => ({
    de: count === 1 ? 'Ein Bild gefunden' : `${count} Bilder gefunden`,
    en: count === 1 ? 'One picture found' : `${count} pictures found`,
  }),
  take: (title: string, author: string) => ({
    de: [title || 'Bild', author && `von ${author}`, 'nehmen'].filter(Boolean).join(' '),
    en: ['Take', title || 'picture', author && `by ${author}`].filter(Boolean).join(' '),
  }),
  own: { de: 'Aus Ihren Bildern', en: 'From your pictures' },
  noneOwn: {
    de: 'Hier erscheinen Bilder, die Sie gemacht oder hochgeladen haben.',
    en: 'Pictures that you have made or uploaded will appear here.',
  },
  loading: { de: 'Ihre Bilder werden geladen …', en: 'Loading your pictures …' },
  taking: { de: 'Das Bild wird übernommen …', en: 'Taking the picture …' },
  more: { de: 'Weitere zeigen', en: 'Show more' },
  make: { de: 'Bild erzeugen', en: 'Generate a picture' },
  begin: { de: 'Erzeugen', en: 'Generate' },
  making: { de: 'Das Bild entsteht …', en: 'The picture is being made …' },
  stop: { de: 'Anhalten', en: 'Stop' },
  stopped: { de: 'Angehalten. Es wurde kein Bild übernommen.', en: 'Stopped. No picture was taken.' },
  kept: { de: 'Es steht danach auch in Ihrem Verlauf.', en: 'It will be in your history as well.' },
} satisfies Record<string, Text | ((...of: never[]) => Text)>
