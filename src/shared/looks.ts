/** The looks that are worked out here, without a model, in the order in which they are offered. */
export const looks = {
  grey: { de: 'Schwarzweiß', en: 'Black and white' },
  contrast: { de: 'Schwarzweiß, hart', en: 'Black and white, hard' },
  sepia: { de: 'Sepia', en: 'Sepia' },
  warm: { de: 'Warm', en: 'Warm' },
  cool: { de: 'Kühl', en: 'Cool' },
  film: { de: 'Alter Film', en: 'Old film' },
  vivid: { de: 'Kräftig', en: 'Vivid' },
  soft: { de: 'Weichzeichner', en: 'Soft focus' },
  duotone: { de: 'Zwei Farben', en: 'Two colours' },
  poster: { de: 'Plakat', en: 'Poster' },
  pixels: { de: 'Pixel', en: 'Pixels' },
  sketch: { de: 'Bleistift', en: 'Pencil' },
  halftone: { de: 'Zeitungsdruck', en: 'Newsprint' },
  vignette: { de: 'Dunkler Rand', en: 'Dark corners' },
  negative: { de: 'Negativ', en: 'Negative' },
}
export type Look = keyof typeof looks

/** Their names, in the order in which a strip of small pictures shows them. */
export const lookNames = Object.keys(looks) as Look[]
