const signs: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '{': '\\{',
  '}': '\\}',
  '\n': '\\line ',
  '\t': '\\tab ',
  '\u00a0': '\\~',
  '\u00ad': '\\-',
}

/** Words as RTF has them: what is no letter of ASCII by its number, each half of a pair for itself. */
export const letters = (text: string) =>
  text.replaceAll(/[\\{}\n\t\u00a0\u00ad]|[^\u0020-\u007e]/g, sign => {
    const said = signs[sign]
    if (said) return said
    return Array.from({ length: sign.length }, (_, at) => {
      const unit = sign.charCodeAt(at)
      return `\\u${unit > 0x7fff ? unit - 0x10000 : unit}?`
    }).join('')
  })

/** The colours of a file, by number from 1. */
export const palette = () => {
  const colours: string[] = []
  return {
    numberOf(colour: string) {
      const known = colours.indexOf(colour)
      return known < 0 ? colours.push(colour) : known + 1
    },
    table: () =>
      `{\\colortbl;${colours
        .map(colour => {
          const [red, green, blue] = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
          return `\\red${red}\\green${green}\\blue${blue};`
        })
        .join('')}}`,
  }
}
