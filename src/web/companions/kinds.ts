import type { CompanionName } from '#shared/companions.ts'
import { networks } from '#shared/networks.ts'
import { inEach, type Text } from '#shared/text.ts'

/** A text about an article: which tool writes it, and what that is asked. */
type Kind = {
  readonly name: Text
  readonly engine: string
  readonly call: string
  /** The question that takes the article. */
  readonly field: string
  readonly body: Readonly<Record<string, string>>
}

const readIt: Text = {
  de: 'Neugierig machen, damit Leute den Artikel lesen',
  en: 'Make people curious to read the article',
}

const post = (type: Exclude<CompanionName, 'meta' | 'LinkedIn'>, goal: string): Kind => ({
  ...{ name: inEach(() => networks[type].name), engine: 'social_media', call: 'social_media_ad' },
  ...{ field: 'input', body: { type, goal } },
})

/** What can be made of an article, in the language it is written in. */
export const kindOf = (name: CompanionName, language: 'de' | 'en'): Kind => {
  if (name === 'meta')
    return {
      name: { de: 'Meta-Titel und Beschreibung', en: 'Meta title and description' },
      ...{ engine: 'meta_descriptions_engine', call: 'meta_description', field: 'content', body: {} },
    }
  if (name === 'LinkedIn')
    return {
      ...{ name: inEach(() => 'LinkedIn'), engine: 'linkedin_post', call: 'generate_linkedin_post' },
      ...{ field: 'content', body: { ziel: readIt[language] } },
    }
  return post(name, readIt[language])
}
