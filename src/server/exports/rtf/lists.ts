import { bulletAt } from '../listed.ts'

const levels = 9
const step = 360

/** What stands before the items: a number from this one on, a point, or the box of a task, which is among its words. */
export type Sign = number | 'point' | 'box'
const signOf = (sign: Sign, level: number) =>
  sign === 'box' ? "{\\leveltext\\'00;}" : `{\\leveltext\\'01\\u${bulletAt(level).charCodeAt(0)}?;}`

/** The lists of a file, by number from 1, each with its own count. */
export const listsOf = () => {
  const all: { sign: Sign; level: number }[] = []
  const levelOf = ({ sign, level }: (typeof all)[number], at: number) => {
    const isCounted = typeof sign === 'number'
    const from = `\\leveljc0\\levelstartat${isCounted && at === level ? sign : 1}\\levelfollow${sign === 'box' ? 2 : 0}`
    const text = isCounted
      ? `{\\leveltext\\'02\\'0${at}.;}{\\levelnumbers\\'01;}`
      : `${signOf(sign, at)}{\\levelnumbers;}`
    return `{\\listlevel\\levelnfc${isCounted ? 0 : 23}${from}${text}\\fi-${step}\\li${step * (at + 1)}}`
  }
  const lines = <Line>(line: (at: number) => Line) => Array.from({ length: levels }, (_, at) => line(at))
  return {
    add: (sign: Sign, level: number) => all.push({ sign, level }),
    tables() {
      const lists = all.map((one, at) => {
        const each = lines(level => levelOf(one, level)).join('')
        return `{\\list\\listtemplateid${at + 1}${each}\\listid${at + 1}}`
      })
      const used = all.map((_, at) => `{\\listoverride\\listid${at + 1}\\listoverridecount0\\ls${at + 1}}`)
      return `{\\*\\listtable${lists.join('')}}{\\*\\listoverridetable${used.join('')}}`
    },
  }
}

export const deepest = levels - 1
/** Where the text of a list's level begins. */
export const indentAt = (level: number) => step * (Math.min(level, deepest) + 1)
export const hanging = step
