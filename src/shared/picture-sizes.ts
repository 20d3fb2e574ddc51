/** The shapes of pictures, with the size in pixels in which each is delivered. */
export const sizes = {
  '1:1': { width: 1024, height: 1024 },
  '3:2': { width: 768, height: 512 },
  '2:3': { width: 512, height: 768 },
  '4:3': { width: 1024, height: 768 },
  '3:4': { width: 768, height: 1024 },
} as const
export type Ratio = keyof typeof sizes

/** The size of the shape that was chosen. */
export const sizeOf = (chosen: unknown) =>
  typeof chosen === 'string' && Object.hasOwn(sizes, chosen) ? sizes[chosen as Ratio] : undefined

/** The longer side of a preview, in pixels: no model of today sees its way in less. */
export const previewSide = 512
