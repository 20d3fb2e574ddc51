import { fileIn } from '#shared/accepts.ts'
import { directionOf } from '#shared/direction.ts'
import { bounds } from '../bounds.ts'
import type { Block, Direction, Document, Picture } from '../model.ts'
import { blocksOf } from './blocks.ts'
import { printable } from './inlines.ts'
import { pictureIn, pictureInside } from './pictures.ts'
import { treeOf } from './tree.ts'

/** The title a document has of itself: its first heading of the first level. */
const titleIn = (blocks: readonly Block[]) => {
  const first = blocks.find(block => block.kind === 'heading' && block.level === 1)
  return first?.kind === 'heading' ? first.inlines.map(one => ('text' in one ? one.text : ' ')).join('') : ''
}

const isMostly = (blocks: readonly Block[]): Direction =>
  blocks.find(block => 'direction' in block)?.direction === 'rtl' ? 'rtl' : 'ltr'

export type Asked = { readonly html: string; readonly title: string; readonly language: string }

/**
 * HTML as a document of ours: what is not on the list of what a document may hold is not read. Pictures lie in it or
 * are files of the person, which `files` hands over by their ids; nobody else is ever asked for one.
 */
export const readHtml = async (
  { html, title, language }: Asked,
  files: (ids: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>,
): Promise<Document> => {
  const addresses: string[] = []
  const numberOf = (address: string) => {
    const known = addresses.indexOf(address)
    if (known >= 0) return known
    const isOurs = fileIn(address) !== undefined || address.startsWith('data:image/')
    return isOurs && addresses.length < bounds.pictures ? addresses.push(address) - 1 : undefined
  }
  const blocks = blocksOf(treeOf(html), numberOf)
  const ids = addresses.flatMap(address => fileIn(address) ?? [])
  const found = ids.length ? await files([...new Set(ids)]) : new Map<string, Uint8Array>()
  const pictureAt = (address: string): Picture | undefined => {
    const id = fileIn(address)
    if (id === undefined) return pictureInside(address)
    const bytes = found.get(id)
    return bytes && pictureIn(bytes)
  }
  return {
    title: printable(title || titleIn(blocks))
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, bounds.title),
    language,
    direction: directionOf(language) === 'rtl' ? 'rtl' : isMostly(blocks),
    blocks,
    pictures: addresses.map(pictureAt),
  }
}
