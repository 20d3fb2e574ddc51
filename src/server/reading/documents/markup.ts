import { fromMarkdown } from '#shared/document/markdown/read.ts'
import type { Document } from '#shared/document/schema.ts'
import { most } from '#shared/documents.ts'
import { Problem } from '#shared/problems.ts'
import { documentOf } from '../../exports/reading/read-html.ts'
import type { Markup, Opening } from '../reading.ts'
import { lostOf } from './lost.ts'
import { plainOf } from './plain.ts'

/** A picture of others, which is its words in a document; what is looked through ends where the next one begins. */
const foreignPicture = {
  html: /<img\s(?:(?!<img\s)[^>]){0,2000}src=["']?(?!\/files\/|data:image)/i,
  markdown: /!\[(?:(?!!\[)[^\]]){0,500}\]\((?!\/files\/|data:image)/,
}
const titleOf = (html: string) => /<title[^<>]*>([^<]{1,400})/i.exec(html)?.[1]

/** Throws `document_full` where a document says more than one can hold. */
export const requireFits = (document: Document): void => {
  if (Buffer.byteLength(JSON.stringify(document)) > most.bytes)
    throw new Problem('document_full', { most: most.bytes / 1_000_000 })
}

const openers: Readonly<Record<Markup['as'], (text: string) => Omit<Opening, 'pictures'>>> = {
  html(text) {
    const pictures = foreignPicture.html.test(text) ? (['pictures'] as const) : []
    return { document: documentOf(text), title: titleOf(text), lost: [...pictures, ...lostOf('html', text)] }
  },
  markdown: text => ({ document: fromMarkdown(text), lost: foreignPicture.markdown.test(text) ? ['pictures'] : [] }),
  plain: text => ({ document: plainOf(text), lost: [] }),
}

/** Opens a text with its marks to be written on. Throws `export_too_much` of HTML with too many elements. */
export const openMarkup = ({ text, as }: Markup): Opening => ({ ...openers[as](text), pictures: new Map() })
