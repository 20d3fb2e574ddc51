import { checksOf, languageOf } from '#language/index.ts'
import { isSample } from '#shared/brand.ts'
import type { Value, Values } from '#shared/fields.ts'
import { type Remark, remarksOn } from '../../remarks/remarks.ts'

/** A text held against the rules of its brand; `name` is the field it stands in. */
export type Held = {
  readonly name: string
  readonly text: string
  readonly language: string | undefined
  readonly remarks: readonly Remark[]
}

const listed = (value: Value | undefined) => (Array.isArray(value) ? value.map(String) : [])

const held = (name: string, text: string, voice: Values): Held => {
  const language = languageOf(text)
  return {
    ...{ name, text, language },
    remarks: remarksOn({ answer: text, text, values: {}, voice, language, keeps: undefined, sources: [] }),
  }
}

/** The sample texts of a brand, and another one, held against its address, its words to avoid and good writing. */
export const heldAgainst = (voice: Values, other: string): Held[] =>
  [...Object.entries(voice).filter(([name]) => isSample(name)), ['other', other] as const].flatMap(([name, text]) =>
    String(text).trim() ? [held(name, String(text), voice)] : [],
  )

/** Which of the words that a brand likes these texts use, in whatever form; that one is missing is no fault. */
export const likedIn = (voice: Values, texts: readonly Held[]) => {
  const used = (word: string) =>
    texts.some(({ text, language }) =>
      checksOf(text, { language, include: [word] }).every(({ kind }) => kind !== 'missing_word'),
    )
  const words = listed(voice.use)
  return { used: words.filter(used), unused: words.filter(word => !used(word)) }
}
