import type { BookmarkView } from '#server/library/shown.ts'
import type { RunView } from '#server/runs/shown.ts'
import { fileIn } from '#shared/accepts.ts'
import { titleOf, type Titled } from '#shared/title.ts'
import { saidAddress } from '../fields/address.ts'

const isAddress = (text: string) => /^https?:\/\/\S+$/i.test(text)

type Asked = Pick<RunView, 'inputs'> & Partial<Pick<RunView, 'sources' | 'subject'>>

/** What was read is called by its title; an address that was not, as one says it. */
const asSaid = (name: string, value: string, { sources = [] }: Asked) => {
  const isFile = fileIn(value) !== undefined
  if (!isFile && !isAddress(value)) return value
  return sources.find(({ field }) => field === name)?.title ?? (isFile ? '' : saidAddress(value))
}

/** Options are known by ids of one word; what people type seldom is one. */
const mayBeOption = (value: string) => /^[\w-]+$/.test(value)

/** What a text is about. Of a form that is not known here: the first thing in it that is no option's id. */
const askedIn = (asked: Asked) => {
  const typed = Object.entries(asked.inputs)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'object')
    .map(([name, value]) => ({ name, value: typeof value === 'object' ? value.join(', ') : String(value) }))
  const about =
    typed.find(({ name }) => name === asked.subject) ?? typed.find(({ value }) => !mayBeOption(value)) ?? typed[0]
  return about ? asSaid(about.name, about.value, asked).replaceAll(/\s+/g, ' ').trim().slice(0, 400) : ''
}

/**
 * What a text is called and how it goes on; where nothing is written yet, and of files that were made, its tool and
 * what was asked of it.
 */
export const titleOfRun = (
  { answer, text, ...asked }: Asked & Pick<RunView, 'answer' | 'text'>,
  tool: string,
): Titled => {
  const known = titleOf(typeof answer === 'string' ? text || answer : answer)
  return known.title ? known : { title: tool, first: askedIn(asked) }
}

/** The same of what was kept; its title comes with it. */
export const titleOfBookmark = (
  { title, first, prompt_text }: Pick<BookmarkView, 'title' | 'first' | 'prompt_text'>,
  tool: string,
): Titled => (title ? { title, first } : { title: tool, first: prompt_text.replaceAll(/\s+/g, ' ').slice(0, 400) })
