import { headingOf, notesOf, tableOf } from '../markdown.ts'

/** What is written while an RTF file is read: paragraphs, rows of a table, notes. */
export const openPage = () => {
  const blocks: string[] = []
  const notes: string[] = []
  let [paragraph, cell, follows]: [string, string, boolean] = ['', '', false]
  let row: string[] = []
  let rows: string[][] = []
  /** What the note in hand interrupts. */
  let interrupted: string | undefined

  const closeTable = () => {
    if (rows.length) blocks.push(tableOf(rows))
    rows = []
  }
  const write = (heading: number | undefined, mark: string | undefined) => {
    const text = paragraph.trim()
    paragraph = ''
    if (!text) return
    closeTable()
    if (mark && follows) blocks[blocks.length - 1] += `\n${mark}${text}`
    else blocks.push(mark ? mark + text : heading ? headingOf(heading, text) : text)
    follows = mark !== undefined
  }

  return {
    say(text: string) {
      paragraph += text
    },
    endParagraph(inTable: boolean, heading: number | undefined, mark: string | undefined) {
      if (interrupted !== undefined) paragraph += ' '
      else if (inTable) {
        cell += `${mark ?? ''}${paragraph}\n`
        paragraph = ''
      } else write(heading, mark)
    },
    endCell() {
      row.push((cell + paragraph).trim())
      ;[cell, paragraph] = ['', '']
    },
    endRow() {
      if (row.length) rows.push(row)
      row = []
      follows = false
    },
    beginNote() {
      if (interrupted !== undefined) return
      interrupted = `${paragraph}[^${notes.length + 1}]`
      paragraph = ''
    },
    endNote() {
      if (interrupted === undefined) return
      notes.push(paragraph.trim())
      paragraph = interrupted
      interrupted = undefined
    },
    /** Everything that was written. */
    close() {
      if (row.length || cell) {
        row.push((cell + paragraph).trim())
        rows.push(row)
        paragraph = ''
      }
      write(undefined, undefined)
      closeTable()
      return [...blocks, notesOf(notes)].filter(Boolean).join('\n\n')
    },
  }
}
