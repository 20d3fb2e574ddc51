import type { Values } from '#shared/fields.ts'

/** Sizes that networks ask for, in pixels. */
export const presets: Readonly<Record<string, readonly [width: number, height: number]>> = {
  square: [1080, 1080],
  portrait: [1080, 1350],
  story: [1080, 1920],
  linkedin: [1200, 627],
  facebook: [1200, 630],
  x: [1600, 900],
  youtube: [1280, 720],
  pinterest: [1000, 1500],
}

/** The longest side of a picture for the web, by name; in pixels. */
export const longestSides: Readonly<Record<string, number>> = { hd: 1920, web: 1280, mail: 800 }

/** Pictures of goods as shops ask for them; `shop` is the name of the choice. */
export const shopSizes = [
  { shop: 'amazon', size: [2000, 2000] },
  { shop: 'ebay', size: [1600, 1600] },
  { shop: 'etsy', size: [2000, 1500] },
  { shop: 'shopify', size: [2048, 2048] },
  { shop: 'instagram', size: [1080, 1350] },
  { shop: 'wide', size: [1200, 630] },
] as const satisfies readonly { shop: string; size: readonly [number, number] }[]

type ShopSize = (typeof shopSizes)[number]

/** The formats that somebody has chosen; where nothing was, the usual one. */
export const shopsIn = ({ formats }: Values): readonly ShopSize[] => {
  const chosen: readonly unknown[] = Array.isArray(formats) ? formats : ['shopify']
  return shopSizes.filter(({ shop }) => chosen.includes(shop))
}

const shapeOf = ({ size: [width, height] }: ShopSize) => width / height

/** The shapes that formats have, each in the largest size of it, and of which of them one is. */
export const shapesIn = (asked: readonly ShopSize[]) => {
  const larger = asked.toSorted((one, other) => other.size[0] - one.size[0])
  const shapes = larger.filter((one, at) => larger.findIndex(other => shapeOf(other) === shapeOf(one)) === at)
  return { shapes, of: (one: ShopSize) => shapes.findIndex(shape => shapeOf(shape) === shapeOf(one)) }
}
