import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { toHtml } from '#shared/document/to-html.ts'
import { toPlain } from '#shared/document/to-plain.ts'

/** Markdown as it belongs into a plain text field: no stars, no hashes. */
export const plainOf = (markdown: string) => toPlain(fromMarkdown(markdown).content).trim()

/** Markdown as it belongs into a word processor or a mail. */
export const htmlOf = (markdown: string) => toHtml(fromMarkdown(markdown).content)
