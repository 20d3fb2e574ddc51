import type { BookmarkView } from '#server/library/shown.ts'
import type { RunView } from '#server/runs/shown.ts'
import { fileIn } from '#shared/accepts.ts'
import { saidAddress } from '../fields/address.ts'

/** The lines of enough of a text for a line or two, without the signs of Markdown. */
const glance = (text: string) =>
  text
    .slice(0, 800)
    .replaceAll(/!?\[([^\]\n]*)\]\([^)\n]*\)?/g, '$1')
    .split('\n')
    .map(line =>
      line
        .replace(/^\s*(?:[#>*+-]+|\d+[.)])\s+/, '')
        .replaceAll(/\*\*|__|`|^\*|\*$/g, '')
        .trim(),
    )
    .filter(Boolean)

/** What a text is called in a list: its title, or else what was asked for; and below that, how it begins. */
const titled = (text: string, asked: string) => {
  const lines = glance(text)
  const own = /^\s*# /.test(text) ? lines.shift() : undefined
  const title = own ?? glance(asked).join(' ').slice(0, 120)
  return { title: title || (lines[0] ?? ''), first: lines.join(' ') }
}

const isAddress = (text: string) => /^https?:\/\/\S+$/i.test(text)

type Asked = Pick<RunView, 'inputs'> & Partial<Pick<RunView, 'sources' | 'subject'>>

/** What was read is called by its title; an address that was not, as one says it. */
const titleOf = (name: string, value: string, { sources = [] }: Asked) => {
  const isFile = fileIn(value) !== undefined
  if (!isFile && !isAddress(value)) return value
  return sources.find(({ field }) => field === name)?.title ?? (isFile ? '' : saidAddress(value))
}

/** Options are known by ids of one word; what people type seldom is one. */
const mayBeOption = (value: string) => /^[\w-]+$/.test(value)

/** What a text is about. Of a form that is not known here: the first thing in it that is no option's id. */
const typedIn = (asked: Asked) => {
  const typed = Object.entries(asked.inputs)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'object')
    .map(([name, value]) => ({ name, value: typeof value === 'object' ? value.join(', ') : String(value) }))
  const about =
    typed.find(({ name }) => name === asked.subject) ?? typed.find(({ value }) => !mayBeOption(value)) ?? typed[0]
  return about ? titleOf(about.name, about.value, asked) : ''
}

/** The pieces of a list or of named parts in one line; of files that were made nothing can be read. */
const inOneLine = (answer: Exclude<RunView['answer'], string>) =>
  Object.values(answer)
    .flatMap(piece => (typeof piece === 'object' ? Object.values(piece).flat() : [piece]))
    .filter(piece => fileIn(String(piece)) === undefined)
    .slice(0, 12)
    .join(' · ')

/** What a text is called where it leaves: by itself, else by what was asked for, a question to a line. */
export const titleFor = (text: string, prompt: string) =>
  titleOfBookmark({ reply_text: text, prompt_text: prompt }).title

export const titleOfRun = ({ answer, text, ...asked }: Asked & Pick<RunView, 'answer' | 'text'>) =>
  titled(typeof answer === 'string' ? text || answer : inOneLine(answer), typedIn(asked))

/** How a question of a form begins its line. */
const label = String.raw`[^:?\n]{1,60}[:?] `
const atStart = new RegExp(`^${label}`)
const between = new RegExp(String.raw`\n(?=${label})`)

/** A bookmark's prompt has its questions with their answers, one after the other; the longest holds what was typed. */
export const titleOfBookmark = ({ reply_text, prompt_text }: Pick<BookmarkView, 'reply_text' | 'prompt_text'>) => {
  const answers = prompt_text.split(between).toSorted((one, other) => other.length - one.length)
  const typed = (answers[0] ?? '').replace(atStart, '')
  return titled(reply_text, isAddress(typed) ? saidAddress(typed) : typed)
}
