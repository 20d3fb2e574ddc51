import { fromMarkdown } from '#shared/document/markdown/read.ts'
import type { Image } from '#shared/document/schema.ts'
import { toHtml } from '#shared/document/to-html.ts'
import { toPlain } from '#shared/document/to-plain.ts'
import { escaped } from '#shared/html.ts'

/** Markdown as it belongs into a plain text field: no stars, no hashes. */
export const plainOf = (markdown: string) => toPlain(fromMarkdown(markdown).content).trim()

/** Markdown as it belongs into a word processor or a mail; of pictures what is said of them. */
export const htmlOf = (markdown: string) => toHtml(fromMarkdown(markdown).content)

const asDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture could not be read.')))
    reader.readAsDataURL(blob)
  })

/** A picture as an address that it lies in; undefined where it cannot be had, or is none. */
const broughtAlong = async (address: string) => {
  if (address.startsWith('data:')) return address
  const answer = await fetch(address).catch(() => undefined)
  const isPicture = answer?.ok && answer.headers.get('content-type')?.startsWith('image/')
  return isPicture ? asDataUrl(await answer.blob()).catch(() => undefined) : undefined
}

/**
 * The same with its pictures in it, which nobody else may fetch from here; words stand for those that cannot be had.
 * At once where there are none, so that browsers that copy only within a click do.
 */
export const htmlWithPicturesOf = (markdown: string): string | Promise<string> => {
  const { content } = fromMarkdown(markdown)
  const addresses = new Set<string>()
  const html = toHtml(content, {
    picture({ attrs: { src, alt = '' } }) {
      addresses.add(src)
      return escaped(alt)
    },
  })
  if (addresses.size === 0) return html
  return Promise.all([...addresses].map(async src => [src, await broughtAlong(src)] as const)).then(brought => {
    const lying = new Map(brought)
    const picture = ({ attrs: { src, alt = '', width } }: Image) => {
      const there = lying.get(src)
      if (!there) return escaped(alt)
      return `<img src="${escaped(there)}" alt="${escaped(alt)}"${width ? ` width="${width}"` : ''}>`
    }
    return toHtml(content, { picture })
  })
}
