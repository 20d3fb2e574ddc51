import { value } from './xml.ts'

const levels = 9
const step = 360
const bullets = ['•', '–', '·']
export const deepest = levels - 1

const levelsOf = (format: 'bullet' | 'decimal', sign: (level: number) => string, start: (level: number) => number) =>
  Array.from(
    { length: levels },
    (_, level) =>
      `<w:lvl w:ilvl="${level}">${value('start', start(level))}${value('numFmt', format)}` +
      `${value('lvlText', sign(level))}${value('lvlJc', 'left')}` +
      `<w:pPr><w:ind w:start="${step * (level + 1)}" w:hanging="${step}"/></w:pPr></w:lvl>`,
  ).join('')

/** The numberings of a document: one for all bullets, and one for each numbered list, which begins where it says. */
export const numberings = () => {
  const kinds = [
    levelsOf(
      'bullet',
      level => bullets[level % bullets.length] ?? '',
      () => 1,
    ),
  ]
  return {
    /** By which number a list of this level is counted. */
    numberFor(start: number | undefined, at: number) {
      if (start === undefined) return 1
      const count = kinds.push(
        levelsOf(
          'decimal',
          level => `%${level + 1}.`,
          level => (level === at ? start : 1),
        ),
      )
      return count
    },
    /** What the part of the file says that counts. */
    xml: () =>
      kinds
        .map(
          (kind, at) =>
            `<w:abstractNum w:abstractNumId="${at + 1}">${value('multiLevelType', 'multilevel')}` +
            `${kind}</w:abstractNum>`,
        )
        .join('') +
      kinds.map((_, at) => `<w:num w:numId="${at + 1}">${value('abstractNumId', at + 1)}</w:num>`).join(''),
  }
}

/** The indent of what belongs to an item of this level without being its first line. */
export const indentAt = (level: number) => step * (Math.min(level, deepest) + 1)
