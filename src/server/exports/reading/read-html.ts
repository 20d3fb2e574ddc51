import { fileIn } from '#shared/accepts.ts'
import { directionOf } from '#shared/direction.ts'
import { printable } from '#shared/document/attributes.ts'
import type { Direction, Document } from '#shared/document/schema.ts'
import { titleIn } from '#shared/document/words.ts'
import { bounds } from '../bounds.ts'
import type { Leaving, Picture } from '../leaving.ts'
import { blocksOf } from './blocks.ts'
import { layNotes } from './notes.ts'
import { pictureIn, pictureInside } from './pictures.ts'
import { treeOf } from './tree.ts'

const isMostly = ({ content }: Document): Direction => {
  const first = content.find(block => 'attrs' in block && block.attrs && 'dir' in block.attrs)
  return first && 'attrs' in first && first.attrs && 'dir' in first.attrs ? (first.attrs.dir ?? 'ltr') : 'ltr'
}

export type HtmlSource = { readonly html: string; readonly title: string; readonly language: string }

/** HTML as a document that can be kept: nothing is looked up for it. */
export const documentOf = (html: string): Document => {
  const content = blocksOf(layNotes(treeOf(html)), () => true)
  return { type: 'doc', content: content.length ? content : [{ type: 'paragraph' }] }
}

/**
 * HTML as a document of ours: what is not on the list of what a document may hold is not read. Pictures lie in it or
 * are files of the person, which `files` hands over by their ids; nobody else is ever asked for one.
 */
export const readHtml = async (
  { html, title, language }: HtmlSource,
  files: (ids: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>,
): Promise<Leaving> => {
  const addresses = new Set<string>()
  const picks = (address: string) =>
    addresses.has(address) || (addresses.size < bounds.pictures && addresses.add(address) !== undefined)
  const document: Document = { type: 'doc', content: blocksOf(layNotes(treeOf(html)), picks) }
  const ids = [...addresses].flatMap(address => fileIn(address) ?? [])
  const found = ids.length ? await files(ids) : new Map<string, Uint8Array>()
  const pictureAt = (address: string): Picture | undefined => {
    const id = fileIn(address)
    if (id === undefined) return pictureInside(address)
    const bytes = found.get(id)
    return bytes && pictureIn(bytes)
  }
  const pictures = [...addresses].flatMap((address): readonly [string, Picture][] => {
    const picture = pictureAt(address)
    return picture ? [[address, picture]] : []
  })
  return {
    document,
    title: printable(title || titleIn(document))
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, bounds.title),
    language,
    direction: directionOf(language) === 'rtl' ? 'rtl' : isMostly(document),
    pictures: new Map(pictures),
  }
}
