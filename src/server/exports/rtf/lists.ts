const levels = 9
const step = 360

/** The lists of a file, by number from 1, each with its own count. */
export const listsOf = () => {
  const all: { start: number | undefined; level: number }[] = []
  const levelOf = ({ start, level }: (typeof all)[number], at: number) => {
    const from = `\\leveljc0\\levelstartat${at === level ? (start ?? 1) : 1}\\levelfollow0`
    const counts = start === undefined ? '\\levelnfc23' : '\\levelnfc0'
    const text =
      start === undefined
        ? "{\\leveltext\\'01\\u8226?;}{\\levelnumbers;}"
        : `{\\leveltext\\'02\\'0${at}.;}{\\levelnumbers\\'01;}`
    return `{\\listlevel${counts}${from}${text}\\fi-${step}\\li${step * (at + 1)}}`
  }
  const lines = <Line>(line: (at: number) => Line) => Array.from({ length: levels }, (_, at) => line(at))
  return {
    add: (start: number | undefined, level: number) => all.push({ start, level }),
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
