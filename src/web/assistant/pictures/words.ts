import type { Text } from '#shared/text.ts'
import { tryAgain } from '../../ui/try-again.ts'

/** What is said of the pictures of an article. */
export const words = {
  pictures: { de: 'Bilder', en: 'Pictures' },
  free: {
    de: 'Wenn Sie mögen. Sie stehen mit Bildnachweis im Artikel und in jeder Datei, die Sie daraus machen.',
    en: 'If you like. They stand with their credit in the article and in every file you make of it.',
  },
  taken: { de: 'Das Bild steht jetzt im Artikel.', en: 'The picture is now in the article.' },
  alt: (at: number) => ({ de: `Was zeigt Bild ${at}?`, en: `What does picture ${at} show?` }),
  altHint: {
    de: 'Für alle, die es nicht sehen (Alternativtext). Bleibt leer, wenn es nur schmückt.',
    en: 'For those who cannot see it (alt text). Stays empty where it is decoration only.',
  },
  place: (at: number) => ({ de: `Wo steht Bild ${at}?`, en: `Where does picture ${at} stand?` }),
  top: { de: 'Unter dem Titel', en: 'Under the title' },
  credit: (at: number) => ({ de: `Bildnachweis von Bild ${at}`, en: `Credit of picture ${at}` }),
  creditHint: { de: 'Wer hat es gemacht? · optional', en: 'Who made it? · optional' },
  remove: (at: number) => ({ de: `Bild ${at} entfernen`, en: `Remove picture ${at}` }),
  removed: { de: 'Bild entfernt.', en: 'Picture removed.' },
  undo: { de: 'Rückgängig', en: 'Undo' },
  gone: {
    de: 'Dieses Bild gibt es nicht mehr. Entfernen Sie es, oder wählen Sie ein anderes.',
    en: 'This picture is no longer there. Remove it, or choose another one.',
  },
  retry: tryAgain,
  setUp: {
    de: 'Nur für die Administration: Mit IMAGE_SEARCH_URL in der Umgebung lassen sich hier auch Bilder suchen, ohne Schlüssel bei openverse: oder wikimedia:, mit Schlüssel bei Pexels, Unsplash und Pixabay.',
    en: 'For administrators only: with IMAGE_SEARCH_URL in the environment, pictures can be searched for here, too, without a key at openverse: or wikimedia:, with one at Pexels, Unsplash and Pixabay.',
  },
} satisfies Record<string, Text | ((...of: never[]) => Text)>
