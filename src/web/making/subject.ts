import type { Document } from '#shared/document/schema.ts'
import { wordsOf } from '#shared/document/words.ts'

/** What something is to be made of: a document, or what is selected in it. */
export type Subject = Readonly<{
  /** Unknown where it is no document yet. */
  id: string | undefined
  title: string
  /** As `de` or `en-GB`. */
  language: string | undefined
  content: Document
  isWhole: boolean
  /** Sees to it that there is a document which what is made can name; hands back its id. */
  save(): Promise<string>
}>

const enough = 600

/** How a text begins, in whole sentences: for a question that asks what it is about. */
export const beginningOf = ({ title, content }: Pick<Subject, 'title' | 'content'>, most: number) => {
  const whole = [title.trim(), wordsOf(content).trim()].filter(Boolean).join('\n')
  const room = Math.min(enough, most)
  if (whole.length <= room) return whole
  const cut = [...whole.slice(0, room)].join('').replace(/[\ud800-\udbff]$/, '')
  const end = Math.max(...['. ', '! ', '? ', '\n'].map(sign => cut.lastIndexOf(sign)))
  return cut.slice(0, end > room / 3 ? end + 1 : room).trim()
}
