import { type Looks, mono } from '../building/looks.ts'
import { attribute } from '../xml.ts'

/** The colours that Word has for marking text, by their names. */
const grounds: Readonly<Record<string, string>> = {
  ...{ yellow: '#ffff00', green: '#00ff00', cyan: '#00ffff', magenta: '#ff00ff', blue: '#0000ff', red: '#ff0000' },
  ...{ darkBlue: '#000080', darkCyan: '#008080', darkGreen: '#008000', darkMagenta: '#800080', darkRed: '#800000' },
  ...{ darkYellow: '#808000', darkGray: '#808080', lightGray: '#c0c0c0', black: '#000000' },
}

const isOn = (attributes: string) => !/w:val\s*=\s*["'](0|false|off|none)["']/.test(attributes)
/** Black and white are what letters and paper are anyway, in the light. */
const hex = (written: string | undefined, usual: string) =>
  written && /^[\da-f]{6}$/i.test(written) && written.toLowerCase() !== usual ? `#${written.toLowerCase()}` : undefined

const reads: Readonly<Record<string, (attributes: string) => Looks>> = {
  'w:b': attributes => ({ bold: isOn(attributes) }),
  'w:i': attributes => ({ italic: isOn(attributes) }),
  'w:u': attributes => ({ underline: isOn(attributes) }),
  'w:strike': attributes => ({ strike: isOn(attributes) }),
  'w:dstrike': attributes => ({ strike: isOn(attributes) }),
  'w:vanish': attributes => ({ hidden: isOn(attributes) }),
  'w:vertAlign': attributes => {
    const value = attribute(attributes, 'w:val')
    return { raised: value === 'subscript' || value === 'superscript' ? value : 'none' }
  },
  'w:color': attributes => ({ colour: hex(attribute(attributes, 'w:val'), '000000') }),
  'w:highlight': attributes => ({ ground: grounds[attribute(attributes, 'w:val') ?? ''] }),
  'w:shd': attributes => {
    const ground = hex(attribute(attributes, 'w:fill'), 'ffffff')
    return ground ? { ground } : {}
  },
  'w:rFonts': attributes => ({ mono: mono.test(attribute(attributes, 'w:ascii') ?? ''), isSet: true }),
  'w:sz': () => ({ isSet: true }),
}

/** What one of a run's properties says; undefined where it says nothing of looks. */
export const lookIn = (name: string, attributes: string): Looks | undefined =>
  Object.hasOwn(reads, name) ? reads[name]?.(attributes) : undefined
