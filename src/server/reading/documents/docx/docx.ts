import { addressOfFile } from '#shared/accepts.ts'
import type { Document } from '#shared/document/schema.ts'
import type { Loss } from '#shared/documents.ts'
import { memoize } from '#shared/memoize.ts'
import { pictureIn } from '../../../exports/reading/pictures.ts'
import { noteIn, textIn } from '../building/place.ts'
import { limits } from '../limits.ts'
import { lostOf } from '../lost.ts'
import type { Read } from '../read-document.ts'
import { saysAi } from '../says-ai.ts'
import { textOf } from '../xml.ts'
import type { Around } from './around.ts'
import { readBody } from './body.ts'
import { type Relationships, besideName, besideOf } from './links.ts'
import { listsOf } from './lists.ts'
import { type Parts, partsOf } from './parts.ts'
import { stylesOf } from './styles.ts'

const note = /<w:(foot|end)note\s[^>]*?w:id="(-?\d+)"[^>]*>([^]*?)<\/w:\1note>/g

type Note = Readonly<{ xml: string; beside: Relationships }>

const besidePart = (parts: Parts, part: Parts['footnotes']) =>
  besideOf(part?.name ?? '', part && parts.xml(besideName(part.name)))

const notesOf = (parts: Parts): ReadonlyMap<string, Note> =>
  new Map(
    [parts.footnotes, parts.endnotes].flatMap(part => {
      const beside = besidePart(parts, part)
      return [...(part?.xml ?? '').matchAll(note)].map(
        ([, kind, id, xml = '']) => [`${kind}note${id}`, { xml, beside }] as const,
      )
    }),
  )

/** Whether something is said at the head or foot of each page: a number alone is on ours, too. */
const hasFurniture = (parts: Parts, { files }: Relationships) =>
  [...files.values()].some(
    name => /(?:header|footer)\d*\.xml$/i.test(name) && /<w:t(?:\s[^>]*)?>[^<]*\p{L}/u.test(parts.xml(name) ?? ''),
  )

/** The pictures of a file as a text names them, each kept once under a name of its own. */
const picturesOf = (parts: Parts, lose: (loss: Loss) => void) => {
  const pictures = new Map<string, Uint8Array>()
  const keep = memoize((file: string) => {
    const bytes = pictures.size < limits.pictures ? parts.open(file) : undefined
    const picture = bytes && pictureIn(bytes)
    if (!picture) return null
    const name = `picture-${pictures.size}`
    pictures.set(name, picture.bytes)
    return { name, width: picture.width, height: picture.height }
  })
  const picture: Around['picture'] = (file, { alt, width, height }) => {
    const found = file === undefined ? null : keep(file)
    if (!found) return void lose('pictures')
    const isAsItIs = found.width === width && found.height === height
    return {
      src: addressOfFile(found.name),
      ...(alt && { alt: alt.slice(0, 500) }),
      ...(!isAsItIs && { ...(width && { width }), ...(height && { height }) }),
    }
  }
  return { pictures, picture }
}

/** Understands a Word file: all that a document can hold of it, without what stands on every page. */
export const readDocx = (bytes: Uint8Array): Read => {
  const parts = partsOf(bytes)
  const lost = new Set<Loss>(lostOf('docx', parts.body.xml))
  const lose = (loss: Loss) => void lost.add(loss)
  const notes = notesOf(parts)
  const { pictures, picture } = picturesOf(parts, lose)
  const beside = besidePart(parts, parts.body)
  if (hasFurniture(parts, beside)) lose('furniture')
  const alone = {
    ...{ style: stylesOf(parts.styles?.xml), count: listsOf(parts.numbering?.xml), picture, lose },
    note: () => undefined,
  }
  const around: Around = {
    ...alone,
    beside,
    note(kind, id) {
      const found = notes.get(`${kind}${id}`)
      if (!found) return undefined
      const { content, isWhole } = noteIn(
        readBody(found.xml, { ...alone, beside: found.beside }, limits.text / 10).place,
      )
      if (kind === 'endnote') lose('endnotes')
      if (!isWhole) lose('notes')
      return content
    },
  }
  const { place, cut } = readBody(parts.body.xml, around)
  const content = textIn(place)
  const document: Document = { type: 'doc', content: content.length ? content : [{ type: 'paragraph' }] }
  const pages = Number(textOf(parts.app?.xml ?? '', 'Pages'))
  return {
    ...{ document, pictures, cut, lost: [...lost] },
    ai: saysAi(parts.custom?.xml ?? ''),
    title: textOf(parts.core?.xml ?? '', 'dc:title'),
    ...(pages > 0 && { pages }),
  }
}
