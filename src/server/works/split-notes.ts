import type { NotesEvent } from '#shared/events.ts'
import { noteNames, notesInLines } from '#shared/notes.ts'
import { type Gathered, wordsOf } from './gather.ts'

const names = noteNames.join('|')
const openingTag = new RegExp(`<(?:${names})>`, 'i')
const closingTag = new RegExp(`</(?:${names})>`, 'i')
const openingTags = noteNames.map(name => `<${name}>`)

/** No block of notes is longer, with all that stands around it; characters. */
const longest = 2000

/** Whether what was given names such a tag itself: then an answer may quote it, and none of it is taken for notes. */
export const quotesNotes = (gathered: Gathered) => openingTag.test(wordsOf(gathered))

/** Notes as what happens in a run. */
export const asEvent = (notes: readonly string[]): NotesEvent => ({ event: 'item', beside: 'notes', item: notes })

/** Notes as a model writes them. */
export const asBlock = (notes: readonly string[]) => `\n\n<notes>\n${notes.join('\n')}\n</notes>`

/** Where the empty lines before a place begin. A space in a line is told at once, whatever comes. */
const linesBefore = (text: string, end: number) => {
  const line = text.indexOf('\n', text.slice(0, end).trimEnd().length)
  return line < 0 || line > end ? end : line
}

/** From where a text may go on as notes: the empty lines at its end, and as much of a tag as has come. */
const openFrom = (text: string) => {
  const at = text.lastIndexOf('<')
  const isPart = at >= 0 && openingTags.some(tag => tag.startsWith(text.slice(at).toLowerCase()))
  return linesBefore(text, isPart ? at : text.length)
}

type Block = { from: number; tag: number; inside: number; body: string; behind: string | undefined }

/** The first block of notes in a text: where it begins, what is in it, and what stands behind it once it is closed. */
const blockIn = (text: string): Block | undefined => {
  const opening = openingTag.exec(text)
  if (!opening) return undefined
  const { index: tag } = opening
  const inside = tag + opening[0].length
  const rest = text.slice(inside)
  const closing = closingTag.exec(rest)
  const body = closing ? rest.slice(0, closing.index) : rest
  const behind = closing ? rest.slice(closing.index + closing[0].length) : undefined
  return { from: linesBefore(text, tag), tag, inside, body, behind }
}

/**
 * The notes of a block that was never closed. It counts where it begins a line and all of it would be kept; of an
 * answer that was cut off, the last line is not whole.
 */
const unclosed = ({ body }: Block, isCut: boolean) => {
  const lines = body
    .replace(/<\/?[a-z]*$/i, '')
    .split('\n')
    .slice(0, isCut ? -1 : undefined)
  const written = lines.filter(line => line.trim())
  const notes = notesInLines(written.join('\n'))
  return notes.length === written.length && !notes.some(note => note.endsWith('…')) ? notes : undefined
}

type Split = { text: string; notes: readonly string[] }

/**
 * Takes the notes off the end of an answer while it comes. What is read on at once is given at once; held back is only
 * what may be notes: they count where they are the last thing of the answer, and stand behind some text.
 */
export const noteSplitter = () => {
  let held = ''
  let begins = '' // the first signs of the text
  const give = (text: string) => {
    if (begins.length < 3) begins = (begins + text).trimStart().slice(0, 3)
    return text
  }
  /** Behind the notes there may be spaces, and the end of a fence around the whole answer. */
  const isLast = (behind: string, before: string) => {
    const more = behind.trim()
    return !more || ('```'.startsWith(more) && (begins + before).trimStart().startsWith('```'))
  }

  return {
    /** The next piece of the answer; gives what can be told of it. */
    read(piece: string): string {
      if (!held && !piece.includes('<') && !piece.includes('\n')) return give(piece)
      let told = ''
      let text = held + piece
      for (;;) {
        const block = blockIn(text)
        if (!block) {
          const from = openFrom(text)
          const isLong = text.length - from > longest
          held = isLong ? '' : text.slice(from)
          return give(told + (isLong ? text : text.slice(0, from)))
        }
        const { from, inside, body, behind } = block
        const isNone =
          body.length > longest || openingTag.test(body) || (behind !== undefined && !isLast(behind, told + text))
        if (!isNone) {
          held = text.slice(from)
          return give(told + text.slice(0, from))
        }
        told += text.slice(0, inside)
        text = text.slice(inside)
      }
    },
    /** The end of the answer; `isCut` says that it was cut off. Gives the rest of the text, and the notes. */
    end(isCut: boolean): Split {
      const put = { text: held, notes: [] }
      const block = blockIn(held)
      if (!begins || !held.trim()) return put
      if (!block) return /^\s*\n\s*</.test(held) ? { ...put, text: '' } : put
      if (block.behind !== undefined)
        return { text: block.behind.trim() && `\n${block.behind.trim()}`, notes: notesInLines(block.body) }
      const notes = held.slice(0, block.tag).includes('\n') ? unclosed(block, isCut) : undefined
      return notes ? { text: '', notes } : put
    },
  }
}

/** The text and the notes of an answer that is there as a whole. */
export const splitWhole = (answer: string): Split => {
  const splitter = noteSplitter()
  const text = splitter.read(answer)
  const rest = splitter.end(false)
  return { text: text + rest.text, notes: rest.notes }
}
