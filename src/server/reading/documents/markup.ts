import { isPictureTaken } from '#shared/document/attributes.ts'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import type { Document } from '#shared/document/schema.ts'
import { type Loss, most } from '#shared/documents.ts'
import { Problem } from '#shared/problems.ts'
import { documentOf } from '../../exports/reading/read-html.ts'
import type { Markup, Opening } from '../reading.ts'
import { lostOf } from './lost.ts'
import { plainOf } from './plain.ts'
import { saysAi } from './says-ai.ts'

/** Where a picture lies; what is looked through ends where the next one begins. */
const pictures = {
  html: /<img\s(?:(?!<img\s)[^>]){0,2000}?(?<=\s)src=["']?([^"'\s>]*)/gi,
  markdown: /!\[(?:(?!!\[)[^\]]){0,500}\]\(([^)\s]*)/g,
}
/** A picture of others, or of a kind that no file of ours holds, is its words in a document. */
const lostPictures = (text: string, as: keyof typeof pictures): readonly Loss[] =>
  text.matchAll(pictures[as]).every(([, src = '']) => isPictureTaken(src)) ? [] : ['pictures']
const titleOf = (html: string) => /<title[^<>]*>([^<]{1,400})/i.exec(html)?.[1]

/** Throws `document_full` where a document says more than one can hold. */
export const requireFits = (document: Document): void => {
  if (Buffer.byteLength(JSON.stringify(document)) > most.bytes)
    throw new Problem('document_full', { most: most.bytes / 1_000_000 })
}

const openers: Readonly<Record<Markup['as'], (text: string) => Omit<Opening, 'pictures'>>> = {
  html: text => ({
    document: documentOf(text),
    ...{ title: titleOf(text), ai: saysAi(text) },
    lost: [...lostPictures(text, 'html'), ...lostOf('html', text)],
  }),
  markdown: text => ({ document: fromMarkdown(text), lost: lostPictures(text, 'markdown') }),
  plain: text => ({ document: plainOf(text), lost: [] }),
}

/** Opens a text with its marks to be written on. Throws `export_too_much` of HTML with too many elements. */
export const openMarkup = ({ text, as }: Markup): Opening => ({ ...openers[as](text), pictures: new Map() })
