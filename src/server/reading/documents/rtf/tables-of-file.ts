import { ofName } from '../building/style-names.ts'
import { type Looks, mono } from '../building/looks.ts'
import { encodingOfCharset } from './encodings.ts'

type Font = { encoding?: string; isMono?: boolean }
type Style = ReturnType<typeof ofName> & Readonly<{ looks: Looks; indent?: number }>

/** Black and white are what letters and paper are anyway; so is the ink that files of ours had. */
const usual = new Set(['#000000', '#ffffff', '#1f1d1a'])
const two = (part: number) => Math.max(0, Math.min(255, part)).toString(16).padStart(2, '0')

/** What the head of a file says of its fonts, colours and styles, by their numbers. */
export const tablesOfFile = () => {
  const fonts = new Map<number, Font>()
  const colours: (string | undefined)[] = []
  const known = (number = 0) => colours[number]
  const styles = new Map<number, Style>()
  let [parts, name]: [Partial<Record<string, number>>, string] = [{}, '']
  const fontAt = (number: number): Font => {
    const font = fonts.get(number) ?? {}
    fonts.set(number, font)
    return font
  }
  return {
    charset(font: number, charset: number) {
      const encoding = encodingOfCharset(charset)
      if (encoding) fontAt(font).encoding = encoding
    },
    nameFont(font: number, text: string) {
      if (mono.test(text.trim())) fontAt(font).isMono = true
    },
    font: (number: number | undefined): Font => (number === undefined ? {} : (fonts.get(number) ?? {})),
    part: (part: string, value = 0) => void (parts[part] = value),
    /** Colours end with a semicolon; the first, which has no parts, is what is usual. */
    endColours(text: string) {
      for (const _ of text.matchAll(/;/g)) {
        const { red, green, blue } = parts
        const colour = `#${[red, green, blue].map(part => two(part ?? 0)).join('')}`
        colours.push(red === undefined ? undefined : colour)
        parts = {}
      }
    },
    /** A colour of letters or of their ground; the usual ones are none. */
    colour(number?: number) {
      const colour = known(number)
      return colour && usual.has(colour) ? undefined : colour
    },
    shade: known,
    nameStyle: (text: string) => void (name += text),
    endStyle(number: number | undefined, looks: Looks, indent?: number) {
      const called = name.replace(/;.*$/s, '').trim()
      name = ''
      if (called) styles.set(number ?? 0, { ...ofName(called), looks, indent })
    },
    style: (number: number | undefined): Style => styles.get(number ?? 0) ?? { looks: {} },
  }
}
