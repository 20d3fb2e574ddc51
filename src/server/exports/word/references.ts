import { memoize } from '#shared/memoize.ts'
import { escaped } from '#shared/xml.ts'
import type { Picture } from '../leaving.ts'
import type { References } from './inlines.ts'
import { part, relations } from './xml.ts'
import type { Entry } from './zip.ts'

const schema = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'

/** What a part of the file names that lies beside it: other parts, pictures, and where links lead. */
export const relationships = (types: readonly (readonly [type: string, target: string])[] = []) => {
  const lines: string[] = []
  const add = (type: string, target: string, outside = '') => {
    const id = `rId${lines.length + 1}`
    const kind = type.includes(':') ? type : `${relations}/${type}`
    lines.push(`<Relationship Id="${id}" Type="${kind}" Target="${escaped(target)}"${outside}/>`)
    return id
  }
  for (const [type, target] of types) add(type, target)
  return {
    add,
    link: memoize((href: string) => add('hyperlink', href, ' TargetMode="External"')),
    xml: () => part('Relationships', schema, lines.join('')),
  }
}

/** The pictures of a file, each in it once, and a number for each time one is drawn. */
export const media = () => {
  const [entries, names] = [[] as Entry[], new Map<string, string>()]
  let count = 0
  return {
    entries,
    drawn: () => ++count,
    nameOf(src: string, { type, bytes }: Picture) {
      const name = names.get(src) ?? `media/image${names.size + 1}.${type}`
      if (!names.has(src)) entries.push({ name: `word/${name}`, bytes, packed: false })
      names.set(src, name)
      return name
    },
  }
}

type Media = ReturnType<typeof media>

/** What stands in this part of the file, with its notes counted by `note`. */
export const referencesOf = (
  { add, link }: ReturnType<typeof relationships>,
  { drawn, nameOf }: Media,
  note: References['note'],
): References => {
  const names = new Map<string, string>()
  return {
    ...{ link, drawn, note },
    picture(src, picture) {
      const target = nameOf(src, picture)
      const id = names.get(target) ?? add('image', target)
      names.set(target, id)
      return id
    },
  }
}
