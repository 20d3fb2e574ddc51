import { csvOf } from '#shared/csv.ts'

/** Where an ad belongs; the editor asks for what is missing. */
export type AdPlace = { readonly campaign: string; readonly group: string; readonly address: string }

const most = { headlines: 15, descriptions: 4 }
const columns = (name: string, most: number) => Array.from({ length: most }, (_, at) => `${name} ${at + 1}`)
const head = [
  'Campaign',
  'Ad Group',
  'Ad type',
  ...columns('Headline', most.headlines),
  ...columns('Description', most.descriptions),
  'Final URL',
]

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const filled = (texts: readonly string[], most: number) => Array.from({ length: most }, (_, at) => texts[at] ?? '')

/**
 * One responsive search ad as a table for the Google Ads Editor, under the names of its own columns, which are parted
 * as in English.
 */
export const adsCsv = (headlines: readonly string[], descriptions: readonly string[], place: AdPlace) => {
  const row = [
    place.campaign,
    place.group,
    'Responsive search ad',
    ...filled(headlines, most.headlines),
    ...filled(descriptions, most.descriptions),
    place.address,
  ]
  return csvOf('en', [head, row.map(onOneLine)])
}
