import type { styles } from '#catalogue/pictures/styles.ts'
import { epochs } from './epochs.ts'
import { imagined } from './imagined.ts'
import { painted } from './painted.ts'
import { clay, photographs, render } from './photographs.ts'
import { size } from './scene.ts'

const swatches: Readonly<Record<keyof typeof styles, string>> = {
  ...{ ...photographs, ...painted, ...epochs, ...imagined },
  ...{ render, knete: clay },
}

/** A small drawing that shows a style, as SVG; nothing for what has none. */
export const swatchOf = (style: string): string | undefined =>
  Object.hasOwn(swatches, style)
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">` +
      `${swatches[style as keyof typeof swatches]}</svg>`
    : undefined
