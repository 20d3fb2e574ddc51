import { anthropic } from './anthropic.ts'
import { mistral } from './mistral.ts'
import { openai } from './openai.ts'
import { openrouter } from './openrouter.ts'
import type { OwnSearch } from './own-search.ts'

/** The providers whose models search the net themselves and tell which pages they found. */
export const ownSearches = { openai, anthropic, mistral, openrouter } as const satisfies Readonly<
  Record<string, OwnSearch>
>

export type SearchingProvider = keyof typeof ownSearches
export const searchingProviders = Object.keys(ownSearches) as SearchingProvider[]
