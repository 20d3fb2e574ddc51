import { escaped } from '../html.ts'
import { fromMarkdown } from './markdown/read.ts'
import type { Image } from './schema.ts'
import { toHtml } from './to-html.ts'

const picture = ({ attrs: { src, alt, width, height } }: Image) => {
  const size = [width && ` width="${width}"`, height && ` height="${height}"`].filter(Boolean).join('')
  return `<img src="${escaped(src)}" alt="${escaped(alt ?? '')}"${size}>`
}

/** Markdown as HTML for whoever makes files of it, with the pictures that lie here. */
export const toPage = (markdown: string): string => toHtml(fromMarkdown(markdown).content, { picture })
