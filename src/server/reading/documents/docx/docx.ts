import { notesOf } from '../markdown.ts'
import { limits } from '../limits.ts'
import { lostOf } from '../lost.ts'
import type { Read } from '../read-document.ts'
import { textOf } from '../xml.ts'
import { type Around, readBody } from './body.ts'
import { listsOf } from './lists.ts'
import { partsOf } from './parts.ts'
import { stylesOf } from './styles.ts'

const note = /<w:(foot|end)note\s[^>]*?w:id="(-?\d+)"[^>]*>([^]*?)<\/w:\1note>/g

const notesIn = (xml = '') =>
  new Map([...xml.matchAll(note)].map(([, kind, id, content = '']) => [`${kind}${id}`, content]))

/** Understands a Word file: headings, lists, tables, notes and text boxes, without what stands on every page. */
export const readDocx = (bytes: Uint8Array): Read => {
  const parts = partsOf(bytes)
  const written = new Map([...notesIn(parts.footnotes), ...notesIn(parts.endnotes)])
  const mentioned = new Map<string, number>()
  const around: Around = {
    style: stylesOf(parts.styles),
    mark: listsOf(parts.numbering),
    note(kind, id) {
      const key = `${kind === 'footnote' ? 'foot' : 'end'}${id}`
      if (!written.has(key)) return ''
      if (!mentioned.has(key)) mentioned.set(key, mentioned.size + 1)
      return `[^${mentioned.get(key)}]`
    },
  }
  const { text, cut } = readBody(parts.body, around)
  const inNotes = { ...around, note: () => '' }
  const notes = [...mentioned.keys()].map(key => readBody(written.get(key) ?? '', inNotes, limits.text / 10).text)
  const pages = Number(textOf(parts.app ?? '', 'Pages'))
  return {
    text: [text, notesOf(notes)].filter(Boolean).join('\n\n'),
    title: textOf(parts.core ?? '', 'dc:title'),
    ...(pages > 0 && { pages }),
    lost: lostOf('docx', parts.body),
    cut,
  }
}
