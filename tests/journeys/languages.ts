import { type Locale, locales } from '#shared/text.ts'

/**
 * A journey is taken in one language, which it chooses so that both occur: no step of it depends on the words, and
 * those are held by tests over all texts. `TEST_LANGUAGES=all` takes it in each.
 */
export const languages = (one: Locale): readonly Locale[] => (process.env.TEST_LANGUAGES === 'all' ? locales : [one])

/** Each of these with the language it is taken in, turn by turn. */
export const inTurns = <Item>(items: readonly Item[]) =>
  items.flatMap((item, at) => languages(at % 2 ? 'en' : 'de').map(language => [language, item] as const))
