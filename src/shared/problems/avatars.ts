import { problemsOfImages } from './images.ts'
import { problemsOfMasks } from './masks.ts'

/** What can go wrong with pictures of people and logos; a part of the table of problems. */
export const problemsOfPictures = {
  ...problemsOfImages,
  ...problemsOfMasks,
  picture_type: {
    status: 415,
    de: 'Das ist kein Bild, das sich hier verwenden lässt. Möglich sind PNG, JPEG und WebP. Geändert wurde nichts.',
    en: 'This is not a picture that can be used here. Use PNG, JPEG or WebP. Nothing was changed.',
  },
  picture_empty: {
    status: 422,
    de: 'Diese Datei ist leer. Wählen Sie eine andere, geändert wurde nichts.',
    en: 'This file is empty. Choose another one; nothing was changed.',
  },
  picture_broken: {
    status: 422,
    de: 'Dieses Bild ist beschädigt oder unvollständig. Wählen Sie ein anderes, geändert wurde nichts.',
    en: 'This picture is damaged or incomplete. Choose another one; nothing was changed.',
  },
  picture_heavy: {
    status: 413,
    de: 'Das Bild darf höchstens {megabytes} MB groß sein. Wählen Sie ein kleineres, geändert wurde nichts.',
    en: 'The picture may be {megabytes} MB at most. Choose a smaller one; nothing was changed.',
  },
  picture_huge: {
    status: 413,
    de: 'Das Bild hat zu viele Pixel. Verkleinern Sie es auf höchstens {side} je Seite, geändert wurde nichts.',
    en: 'The picture has too many pixels. Scale it down to {side} a side at most; nothing was changed.',
  },
  picture_kind: {
    status: 415,
    de: 'Das ist kein Bild, das in einem Text stehen kann. Möglich sind JPEG, PNG, WebP, AVIF, HEIC, GIF und TIFF; geändert wurde nichts.',
    en: 'This is not a picture that a text can hold. JPEG, PNG, WebP, AVIF, HEIC, GIF and TIFF are possible; nothing was changed.',
  },
  picture_pixels: {
    status: 413,
    de: 'Das Bild hat zu viele Pixel. Verkleinern Sie es auf höchstens {megapixels} Megapixel, geändert wurde nichts.',
    en: 'The picture has too many pixels. Scale it down to {megapixels} megapixels at most; nothing was changed.',
  },
} as const
