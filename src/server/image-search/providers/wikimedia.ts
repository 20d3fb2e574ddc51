import * as z from 'zod/mini'
import type { ImageProvider } from '../found.ts'

const said = z.optional(z.object({ value: z.string() }))
const info = z.object({
  ...{ url: z.string(), thumburl: z.string(), descriptionurl: z.string() },
  extmetadata: z.object({ ObjectName: said, Artist: said, LicenseShortName: said, LicenseUrl: said }),
})
const answer = z.object({
  query: z.optional(
    z.object({
      pages: z.array(z.object({ index: z.optional(z.number()), title: z.string(), imageinfo: z.array(info) })),
    }),
  ),
})

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** What is told as HTML, as words. */
const wordsIn = (html = '') =>
  html
    .replaceAll(/<[^<>]{0,1000}>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The widths in which pictures are drawn for everybody, so that none has to be drawn for us alone. */
const [large, small] = ['1280', '330']

export const wikimedia: ImageProvider = {
  name: 'Wikimedia Commons',
  needsKey: false,
  address: 'https://commons.wikimedia.org',
  ask: ({ words, language }) => ({
    path: '/w/api.php',
    query: {
      ...{ action: 'query', format: 'json', formatversion: '2', uselang: language },
      ...{ generator: 'search', gsrnamespace: '6', gsrlimit: '24', gsrsearch: `filetype:bitmap ${words}` },
      ...{ prop: 'imageinfo', iiprop: 'url|extmetadata', iiurlwidth: large },
      iiextmetadatafilter: 'ObjectName|Artist|LicenseShortName|LicenseUrl',
    },
  }),
  read(told) {
    const pages = answer.parse(told).query?.pages ?? []
    return pages
      .toSorted((one, other) => (one.index ?? 0) - (other.index ?? 0))
      .flatMap(({ title, imageinfo: [one] }) => {
        // What nobody says a licence of cannot be used.
        if (!one?.extmetadata.LicenseShortName) return []
        const { ObjectName, Artist, LicenseShortName, LicenseUrl } = one.extmetadata
        const name = title.replace(/^[^:]*:/, '').replace(/\.\w+$/, '')
        return {
          ...{ url: one.thumburl, thumb: one.thumburl.replace(`/${large}px-`, `/${small}px-`) },
          ...{ title: wordsIn(ObjectName?.value) || name, source: one.descriptionurl, author: wordsIn(Artist?.value) },
          ...{ provider: 'Wikimedia Commons', licence: wordsIn(LicenseShortName.value), licenceUrl: LicenseUrl?.value },
        }
      })
  },
}
