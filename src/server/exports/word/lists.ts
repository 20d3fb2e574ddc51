import type { ILevelsOptions, INumberingOptions } from 'docx'

const levels = 9
const step = 360
const bullets = ['•', '–', '·']
const indented = (level: number) => ({ paragraph: { indent: { start: step * (level + 1), hanging: step } } })

const bulleted = Array.from({ length: levels }, (_, level): ILevelsOptions => ({
  level,
  format: 'bullet',
  text: bullets[level % bullets.length],
  alignment: 'start',
  style: indented(level),
}))

/** The numberings of a document: one for all bullets, and one for each numbered list, which begins where it says. */
export const numberings = () => {
  const config: INumberingOptions['config'][number][] = [{ reference: 'bullets', levels: bulleted }]
  return {
    config,
    /** Under which name a list of this level is counted. */
    referenceFor(start: number | undefined, at: number) {
      if (start === undefined) return 'bullets'
      const reference = `numbers-${config.length}`
      const counted = Array.from({ length: levels }, (_, level): ILevelsOptions => ({
        level,
        format: 'decimal',
        text: `%${level + 1}.`,
        alignment: 'start',
        start: level === at ? start : 1,
        style: indented(level),
      }))
      config.push({ reference, levels: counted })
      return reference
    },
  }
}

/** The indent of what belongs to an item of this level without being its first line. */
export const indentAt = (level: number) => step * (Math.min(level, levels - 1) + 1)
export const deepest = levels - 1
