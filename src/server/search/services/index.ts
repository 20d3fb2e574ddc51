import type { ServiceCard } from '../../connected/service.ts'
import type { SearchService } from '../found.ts'
import { brave } from './brave.ts'
import { provider } from './provider.ts'
import { searxng } from './searxng.ts'
import { tavily } from './tavily.ts'
import { wikipedia } from './wikipedia.ts'

/** The services that can be asked, by what `SEARCH_URL` calls them. */
export const searchServices = { tavily, brave, searxng, wikipedia, provider } as const satisfies Readonly<
  Record<string, SearchService | ServiceCard>
>

export type SearchServiceId = keyof typeof searchServices
export const searchServiceIds = Object.keys(searchServices) as SearchServiceId[]
