import { languageOf } from '#language/languages.ts'
import type { Correction } from '#shared/corrections.ts'
import { locales, type Text } from '#shared/text.ts'
import type { For } from '../language/language.ts'
import type { World } from '../world.ts'

const reason: Text = {
  de: 'So steht das Wort in keinem Wörterbuch.',
  en: 'No dictionary has the word in that spelling.',
}

/** A text with its spelling mended, if its language is one we have, and why its single changes were made. */
export const spelledIn = async ({ spelling, language: texts }: World, text: string, whom: For) => {
  const language = locales.find(known => known === languageOf(text))
  if (!language || !spelling.ready()) return { text, why: async () => [] }
  const found = await spelling.look(await texts.work('wordsToSpell', [text], whom), language)
  const { text: mended, changes } = await texts.work('spelled', [text, language, found], whom)
  const isSpelled = (now: string) => changes.some(change => now.includes(change.now))
  const why = async (answer: string): Promise<readonly Correction[]> =>
    (await texts.work('edits', [text, answer], whom)).map(({ was, now }) => ({
      was,
      now,
      ...(isSpelled(now) && { reason: reason[language] }),
    }))
  return { text: mended, why }
}
