import { notesIn, withLines } from '../notes.ts'
import type { Block, Footnote, Inline, Text } from '../schema.ts'

/** `[^1]: What the note says.`, at the beginning of a block. */
const opens = /^ {0,3}\[\^([^\]\s]{1,40})\]:[ \t]*/
const call = /\[\^([^\]\s]{1,40})\]/g

/** What a note says, by its name, and how it was typed. */
export type Notes = ReadonlyMap<string, Readonly<{ words: string; typed: string }>>

/** The blocks of a text without those that say what its notes are, and these. */
export const notesApart = (all: readonly string[]): Readonly<{ blocks: readonly string[]; notes: Notes }> => {
  const notes = new Map<string, { words: string; typed: string }>()
  const blocks = all.filter(block => {
    if (!opens.test(block)) return true
    for (const typed of block.split(/\n(?= {0,3}\[\^[^\]\s]{1,40}\]:)/)) {
      const name = opens.exec(typed)?.[1] ?? ''
      // Whoever says a note twice means the first; the second stays a text.
      notes.set(notes.has(name) ? typed : name, { words: typed.replace(opens, '').trim(), typed })
    }
    return false
  })
  return { blocks, notes }
}

type Said = (name: string) => readonly Text[] | undefined
const split = (text: Text, said: Said): readonly Inline[] => {
  const pieces: Inline[] = []
  let end = 0
  for (const { 0: written, 1: name = '', index } of text.text.matchAll(call)) {
    const content = said(name)
    if (!content) continue
    if (index > end) pieces.push({ ...text, text: text.text.slice(end, index) })
    pieces.push({ type: 'footnote', ...(content.length && { content }) })
    end = index + written.length
  }
  if (!end) return [text]
  return end < text.text.length ? [...pieces, { ...text, text: text.text.slice(end) }] : pieces
}

/** Blocks in which the notes stand where they are called for, outside of code. */
export const withNotes = (blocks: readonly Block[], said: Said): readonly Block[] =>
  withLines(blocks, line =>
    line.flatMap(one =>
      one.type === 'text' && !one.marks?.some(({ type }) => type === 'code') ? split(one, said) : [one],
    ),
  )

const numbers = new WeakMap<Footnote, number>()
/** The sign that calls for a note; of a text that `notesNumbered` has seen. */
export const callOf = (note: Footnote) => `[^${numbers.get(note) ?? 1}]`
/** Numbers the notes of a text and hands them back. */
export const notesNumbered = (blocks: readonly Block[]): readonly Footnote[] => {
  const notes = notesIn(blocks)
  notes.forEach((note, at) => numbers.set(note, at + 1))
  return notes
}
