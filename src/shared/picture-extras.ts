import type { Text } from './text.ts'

/** What is said of a picture that has more than one image of eight bits a colour. */
type Sentences = Readonly<{
  /** Where it was chosen, for a tool that leaves it out. */
  leaves: Text
  /** The same for a tool that keeps it in some formats. */
  keeps: Text
  /** Of what was made without it. */
  lost: Text
}>

const pages = {
  de: 'Diese Datei hat mehrere Seiten. Verwendet wird nur die erste.',
  en: 'This file has several pages. Only the first one is used.',
}
const moves: Omit<Sentences, 'keeps'> = {
  leaves: {
    de: 'Dieses Bild bewegt sich. Verwendet wird nur sein erstes Einzelbild.',
    en: 'This picture is animated. Only its first frame is used.',
  },
  lost: {
    de: 'Vom bewegten Bild wurde nur das erste Einzelbild verwendet.',
    en: 'Only the first frame of the animated picture was used.',
  },
}

/** What a picture may have beside one image of eight bits a colour; a `sequence` moves as we cannot write it. */
export const pictureExtras = {
  animated: {
    ...moves,
    keeps: {
      de: 'Dieses Bild bewegt sich. Als GIF oder WebP bleibt das so, wenn Sie es nicht drehen; sonst wird nur sein erstes Einzelbild verwendet.',
      en: 'This picture is animated. As GIF or WebP it stays so unless you turn it; else only its first frame is used.',
    },
  },
  sequence: { ...moves, keeps: moves.leaves },
  pages: {
    ...{ leaves: pages, keeps: pages },
    lost: {
      de: 'Von den Seiten der Datei wurde nur die erste verwendet.',
      en: 'Only the first page of the file was used.',
    },
  },
  deep: {
    leaves: {
      de: 'Dieses Bild hat mehr als 8 Bit je Farbe. Was daraus entsteht, hat 8.',
      en: 'This picture has more than 8 bits per colour. What is made of it has 8.',
    },
    keeps: {
      de: 'Dieses Bild hat mehr als 8 Bit je Farbe. Als PNG oder TIFF bleiben sie, sonst werden es 8.',
      en: 'This picture has more than 8 bits per colour. As PNG or TIFF it keeps them, else it has 8.',
    },
    lost: {
      de: 'Hier sind es 8 Bit je Farbe, im Ausgangsbild waren es mehr.',
      en: 'This has 8 bits per colour; the original picture had more.',
    },
  },
} as const satisfies Record<string, Sentences>

export type PictureExtra = keyof typeof pictureExtras
