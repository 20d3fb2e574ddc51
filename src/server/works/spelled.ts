import { edits } from '#language/comparing/edits.ts'
import { languageOf } from '#language/languages.ts'
import type { Correction } from '#shared/corrections.ts'
import { locales, type Text } from '#shared/text.ts'
import type { World } from '../world.ts'

const reason: Text = {
  de: 'So steht das Wort in keinem Wörterbuch.',
  en: 'No dictionary has the word in that spelling.',
}

/** A text with its spelling mended, if its language is one we have, and why its single changes were made. */
export const spelledIn = async ({ spelling }: World, text: string) => {
  const language = locales.find(known => known === languageOf(text))
  if (!language || !spelling.ready()) return { text, why: () => [] }
  const { text: mended, changes } = await spelling.spell(text, language)
  const isSpelled = (now: string) => changes.some(change => now.includes(change.now))
  const why = (answer: string): readonly Correction[] =>
    edits(text, answer).map(({ was, now }) => ({ was, now, ...(isSpelled(now) && { reason: reason[language] }) }))
  return { text: mended, why }
}
