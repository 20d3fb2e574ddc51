import { attribute, tokensOf } from '../xml.ts'

/** What a style does to a paragraph, as far as it matters to a reader. */
export type Style = { heading?: number; list?: string; level?: number; furniture?: true }

type Written = Style & { name: string; basedOn?: string }

const heading = /^(?:heading|überschrift) ?([1-9])$/i

const ofName = (name: string): Style => {
  const level = heading.exec(name)?.[1]
  if (level) return { heading: Number(level) }
  if (/^(title|titel)$/i.test(name)) return { heading: 1 }
  return /^(toc|verzeichnis) ?\d$/i.test(name) ? { furniture: true } : {}
}

const written = (xml: string) => {
  const styles = new Map<string, Written>()
  let style: Written | undefined
  for (const token of tokensOf(xml)) {
    if (token.kind !== 'open') continue
    const value = () => attribute(token.attributes, 'w:val')
    if (token.name === 'w:style') {
      style = { name: '' }
      styles.set(attribute(token.attributes, 'w:styleId') ?? '', style)
    } else if (!style) continue
    else if (token.name === 'w:name') style.name = value() ?? ''
    else if (token.name === 'w:basedOn') style.basedOn = value()
    else if (token.name === 'w:numId') style.list = value()
    else if (token.name === 'w:ilvl') style.level = Number(value())
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
    const { name, basedOn, ...own } = style
    const inherited = basedOn && above < 12 ? resolve(basedOn, above + 1) : {}
    const resolved = { ...inherited, ...own, ...ofName(name) }
    found.set(id, resolved)
    return resolved
  }
  return id => (id === undefined ? {} : resolve(id, 0))
}
