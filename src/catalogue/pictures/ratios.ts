import { choice } from '#shared/fields.ts'
import { type Ratio, sizes } from '#shared/picture-sizes.ts'

/** Asks for the shape of a picture. */
export const ratio = () =>
  choice(
    { de: 'Seitenverhältnis', en: 'Aspect ratio' },
    {
      '1:1': { de: 'Quadrat (1:1)', en: 'Square (1:1)' },
      '3:2': { de: 'Quer (3:2)', en: 'Landscape (3:2)' },
      '2:3': { de: 'Hoch (2:3)', en: 'Portrait (2:3)' },
      '4:3': { de: 'Quer (4:3)', en: 'Landscape (4:3)' },
      '3:4': { de: 'Hoch (3:4)', en: 'Portrait (3:4)' },
    },
    { default: '1:1', frames: true },
  )

/** The shape that has this size, if there is one. */
export const ratioOf = (width: unknown, height: unknown): Ratio | undefined =>
  (Object.keys(sizes) as Ratio[]).find(name => sizes[name].width === width && sizes[name].height === height)
