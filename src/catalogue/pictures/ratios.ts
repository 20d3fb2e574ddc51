import { choice } from '#shared/fields.ts'

/** The shapes of pictures, with the size in pixels in which each is delivered. */
export const sizes = {
  '1:1': { width: 1024, height: 1024 },
  '3:2': { width: 768, height: 512 },
  '2:3': { width: 512, height: 768 },
  '4:3': { width: 1024, height: 768 },
  '3:4': { width: 768, height: 1024 },
} as const
export type Ratio = keyof typeof sizes

/** Asks for the shape of a picture. */
export const ratio = () =>
  choice(
    { de: 'Format', en: 'Format' },
    {
      '1:1': { de: 'Quadrat (1:1)', en: 'Square (1:1)' },
      '3:2': { de: 'Quer (3:2)', en: 'Landscape (3:2)' },
      '2:3': { de: 'Hoch (2:3)', en: 'Portrait (2:3)' },
      '4:3': { de: 'Quer (4:3)', en: 'Landscape (4:3)' },
      '3:4': { de: 'Hoch (3:4)', en: 'Portrait (3:4)' },
    },
    { default: '1:1' },
  )

/** The shape that has this size, if there is one. */
export const ratioOf = (width: unknown, height: unknown): Ratio | undefined =>
  (Object.keys(sizes) as Ratio[]).find(name => sizes[name].width === width && sizes[name].height === height)

/** The size of the shape that was chosen. */
export const sizeOf = (chosen: unknown) =>
  typeof chosen === 'string' && Object.hasOwn(sizes, chosen) ? sizes[chosen as Ratio] : undefined
