import { edits } from '#language/comparing/edits.ts'
import { type MethodInput, type Method, methods } from '#language/index.ts'
import { misspelt, type Spelling, spelled, wordsToSpell } from '#language/spelling.ts'
import { aboutIn } from '#language/passages.ts'
import { excerptOf, quotedFrom } from '#language/quotations/index.ts'
import type { Answer } from '#shared/answers.ts'
import type { Locale } from '#shared/text.ts'

/** The spellings that dictionaries propose, by the word they do not have. */
export type Proposals = ReadonlyMap<string, readonly string[]>

/** What is worked out about a text in a thread, because it takes longer the longer the text is. */
export const tasks = {
  method: (name: Method, asked: MethodInput): Answer => methods[name](asked),
  edits,
  aboutIn,
  excerpt: excerptOf,
  quoted: quotedFrom,
  wordsToSpell,
  spelled: (text: string, language: Locale, found: Proposals): Spelling =>
    spelled(text, language, word => found.get(word)),
  misspeltIn: (texts: readonly string[], language: Locale, found: Proposals) =>
    texts.flatMap((one, text) => misspelt(one, language, word => found.get(word)).map(word => ({ ...word, text }))),
} as const

export type Tasks = typeof tasks
export type TaskName = keyof Tasks

/** What a thread is given, one at a time; it answers with the result alone. */
export type TaskCall<Name extends TaskName = TaskName> = { readonly name: Name; readonly args: Parameters<Tasks[Name]> }
