import { readFileSync } from 'node:fs'

/** A piece of a text that is put in the place of another, and what has to be marked then. */
export type Planted = { readonly was: string; readonly put: string; readonly marked: string }

/** Notes, the text that was made of them, and what a careless writer would have added. */
export type Case = {
  readonly name: string
  readonly notes: string
  readonly text: string
  readonly planted: readonly Planted[]
}

const plantedIn = (line: string): Planted => {
  const [was = '', put = '', marked = ''] = line
    .slice(2)
    .replaceAll(String.raw`\n`, '\n')
    .split(' > ')
  return { was, put, marked }
}

const caseIn = (piece: string): Case => {
  const [head = '', ...rest] = piece.split('\n')
  const lines = rest.join('\n').trim().split('\n')
  const body = lines.filter(line => !line.startsWith('+ ')).join('\n')
  const [notes = '', text = ''] = body.split('\n---\n')
  return {
    name: head.trim(),
    notes,
    text: text.trim(),
    planted: lines.filter(line => line.startsWith('+ ')).map(plantedIn),
  }
}

/**
 * A set of cases, as text: `=== name`, the notes, `---`, the text, and below it lines of `+ what stands there > what is
 * put in its place > what has to be marked`.
 */
export const casesOf = (
  name: 'de' | 'en' | 'more' | 'further' | 'varied' | 'last' | 'longer' | 'unseen',
): readonly Case[] =>
  readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map(caseIn)
