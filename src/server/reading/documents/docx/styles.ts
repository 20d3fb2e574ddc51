import { attribute, tokensOf } from '../xml.ts'
import type { Looks } from '../building/looks.ts'
import { ofName } from '../building/style-names.ts'
import { lookIn } from './looks.ts'

/** What a style does to a paragraph or to words, as far as it matters to a reader. */
export type Style = {
  heading?: number
  title?: true
  list?: string
  level?: number
  /** A table of contents: it is made of the headings, which are there. */
  furniture?: true
  quoted?: true
  code?: true
  /** How links look, wherever they lead. */
  link?: true
  jc?: string
  isRtl?: boolean
  looks?: Looks
}

type Written = Style & { name: string; basedOn?: string }

const written = (xml: string) => {
  const styles = new Map<string, Written>()
  let [style, inRun]: [Written | undefined, boolean] = [undefined, false]
  for (const token of tokensOf(xml)) {
    if (token.kind !== 'text' && token.name === 'w:rPr') inRun = token.kind === 'open'
    if (token.kind !== 'open') continue
    const value = () => attribute(token.attributes, 'w:val')
    const look = style && inRun && lookIn(token.name, token.attributes)
    if (token.name === 'w:style') {
      style = { name: '' }
      styles.set(attribute(token.attributes, 'w:styleId') ?? '', style)
    } else if (!style) continue
    else if (look) style.looks = { ...style.looks, ...look }
    else if (token.name === 'w:name') style.name = value() ?? ''
    else if (token.name === 'w:basedOn') style.basedOn = value()
    else if (token.name === 'w:numId') style.list = value()
    else if (token.name === 'w:ilvl') style.level = Number(value())
    else if (token.name === 'w:jc') style.jc = value()
    else if (token.name === 'w:bidi') style.isRtl = !/w:val="(?:0|false|off)"/.test(token.attributes)
    else if (token.name === 'w:outlineLvl' && Number(value()) < 9) style.heading = Number(value()) + 1
  }
  return styles
}

/** What every style of a document does, by its identifier; a style that is based on another does what that one does. */
export const stylesOf = (xml = ''): ((id: string | undefined) => Style) => {
  const styles = written(xml)
  const found = new Map<string, Style>()
  const resolve = (id: string, above: number): Style => {
    const known = found.get(id)
    const style = styles.get(id)
    if (known) return known
    if (!style) return ofName(id)
    const { name, basedOn, looks, ...own } = style
    const inherited = basedOn && above < 12 ? resolve(basedOn, above + 1) : {}
    const isLink = ofName(name).link
    const both = !isLink && (looks || inherited.looks) ? { looks: { ...inherited.looks, ...looks } } : {}
    const resolved = { ...inherited, ...own, ...ofName(name), ...both }
    found.set(id, resolved)
    return resolved
  }
  return id => (id === undefined ? {} : resolve(id, 0))
}
