import type { List } from '#shared/document/schema.ts'
import { bulletAt } from '../listed.ts'
import { value } from './xml.ts'

const levels = 9
const step = 360
export const deepest = levels - 1

type Levels = Readonly<{ format: 'bullet' | 'decimal'; sign(level: number): string; start?(level: number): number }>
const levelsOf = ({ format, sign, start = () => 1 }: Levels) =>
  Array.from(
    { length: levels },
    (_, level) =>
      `<w:lvl w:ilvl="${level}">${value('start', start(level))}${value('numFmt', format)}` +
      `${sign(level) ? '' : value('suff', 'nothing')}${value('lvlText', sign(level))}${value('lvlJc', 'left')}` +
      `<w:pPr><w:ind w:start="${step * (level + 1)}" w:hanging="${step}"/></w:pPr></w:lvl>`,
  ).join('')

/**
 * The numberings of a document: one for all bullets, one for all tasks, whose box stands where the others have their
 * bullet, and one for each numbered list, which begins where it says.
 */
export const numberings = () => {
  const kinds = [levelsOf({ format: 'bullet', sign: bulletAt }), levelsOf({ format: 'bullet', sign: () => '' })]
  const unnumbered = { bulletList: 1, taskList: 2 } as const
  return {
    /** By which number a list is counted that stands at this level. */
    numberFor({ type, attrs }: List, at: number) {
      if (type !== 'orderedList') return unnumbered[type]
      const begins = attrs?.start ?? 1
      const start = (level: number) => (level === at ? begins : 1)
      return kinds.push(levelsOf({ format: 'decimal', sign: level => `%${level + 1}.`, start }))
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
