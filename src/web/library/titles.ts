import type { BookmarkView } from '#server/library/shown.ts'
import type { RunView } from '#server/runs/shown.ts'
import { fileIn } from '#shared/accepts.ts'
import { titleOf, type Titled } from '#shared/title.ts'
import { saidAddress } from '../fields/address.ts'

const isAddress = (text: string) => /^https?:\/\/\S+$/i.test(text)

type Asked = Pick<RunView, 'inputs'> & Partial<Pick<RunView, 'sources' | 'subject' | 'files'>>

/** What was read is called by its title; an address that was not, as one says it. */
const asSaid = (name: string, value: string, { sources = [] }: Asked) => {
  const isFile = fileIn(value) !== undefined
  if (!isFile && !isAddress(value)) return value
  return sources.find(({ field }) => field === name)?.title ?? (isFile ? '' : saidAddress(value))
}

/** Options are known by ids of one word; what people type seldom is one. */
const mayBeOption = (value: string) => /^[\w-]+$/.test(value)

/** Files say nothing by their addresses. */
const wordsIn = (values: readonly unknown[]) =>
  values
    .map(String)
    .filter(value => !fileIn(value))
    .join(', ')

/** What was made, where nothing was asked in words. */
const namesOf = ({ files = [] }: Asked) =>
  files
    .filter(({ type }) => type.startsWith('image/'))
    .map(({ name }) => name)
    .join(', ')

/** What a text is about. Of a form that is not known here: the first thing in it that is no option's id. */
const askedIn = (asked: Asked) => {
  const typed = Object.entries(asked.inputs)
    .filter(([, value]) => (typeof value === 'string' ? value.trim() : typeof value === 'object'))
    .map(([name, value]) => ({ name, value: typeof value === 'object' ? wordsIn(value) : String(value) }))
  const about =
    typed.find(({ name }) => name === asked.subject) ?? typed.find(({ value }) => !mayBeOption(value)) ?? typed[0]
  const said = about ? asSaid(about.name, about.value, asked).replaceAll(/\s+/g, ' ').trim().slice(0, 400) : ''
  return said || namesOf(asked)
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
