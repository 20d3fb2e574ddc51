import { toPage } from '#shared/document/to-page.ts'
import { fileNameOf } from '#shared/file-name.ts'
import { escaped } from '#shared/html.ts'
import { saveFile } from '../ui/save.ts'
import { call, post } from '../api.ts'
import type { File } from './files.ts'
import type { Leaving } from './leaving.ts'

/** A text as the server takes it: as it is copied, with its picture above it. */
const pageOf = async ({ markdown, title, picture, html }: Leaving) => {
  const address = await picture?.().catch(() => undefined)
  return `${address ? `<p><img src="${address}" alt="${escaped(title)}"></p>` : ''}${html?.() ?? toPage(markdown)}`
}

/** Lays a text into the reader's downloads as a file of this kind. Throws what the server says is wrong. */
export const take = async ({ path, ending, cards }: File, leaving: Leaving) => {
  const { markdown, title, lang } = leaving
  const content = path
    ? await (await call(path, post({ html: await pageOf(leaving), title, lang, cards }))).blob()
    : new Blob([markdown], { type: 'text/markdown;charset=utf-8' })
  saveFile(fileNameOf(cards ? `${title} A6` : title, ending), content)
}
