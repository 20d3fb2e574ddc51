import { isEnough, type Named } from '../connected/service.ts'
import { type SearchServiceId, searchServiceIds, searchServices } from './services/index.ts'

/** A search service that somebody has named, with its key or its address, as it wants. */
export type NamedSearch = Named<SearchServiceId>

/** Reads one as it is written in `SEARCH_URL`: `tavily:KEY`, `searxng:https://…` or `wikipedia:`. */
export const searchIn = (written: string): NamedSearch | undefined => {
  const [, name, given = ''] = /^([a-z]+):(\S*)$/.exec(written.trim()) ?? []
  const id = searchServiceIds.find(known => known === name)
  const named = id && { id, with: given }
  return named && isEnough(searchServices[named.id], named) ? named : undefined
}

export const searchWritten = ({ id, with: given }: NamedSearch) => `${id}:${given}`

/** Reads several, separated by commas; nothing where one of them is none, or none is there. */
export const searchesIn = (list: string): readonly NamedSearch[] | undefined => {
  const parts = list.split(',').filter(part => part.trim())
  const read = parts.flatMap(part => searchIn(part) ?? [])
  return read.length > 0 && read.length === parts.length ? read : undefined
}
