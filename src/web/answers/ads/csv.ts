import { csvOf } from '#shared/csv.ts'
import { pinnedIn } from './mix.ts'

/** Where an ad belongs; the editor asks for what is missing. */
export type AdPlace = { readonly campaign: string; readonly group: string; readonly address: string }

const most = { headlines: 15, descriptions: 4 }
/** In so many places an ad shows them. */
const places = { headlines: 3, descriptions: 2 }
const columns = (name: string, most: number) =>
  Array.from({ length: most }, (_, at) => [`${name} ${at + 1}`, `${name} ${at + 1} position`]).flat()
const head = [
  'Campaign',
  'Ad Group',
  'Ad type',
  ...columns('Headline', most.headlines),
  ...columns('Description', most.descriptions),
  'Final URL',
]

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Each text with the place that it is pinned to, if it is: what was pinned first stands first. */
const filled = (texts: readonly string[], pins: readonly string[], most: number, places: number) => {
  const pinned = pinnedIn(texts, pins).slice(0, places)
  return Array.from({ length: most }, (_, at) => {
    const text = texts[at] ?? ''
    return [text, pinned.includes(text) ? String(pinned.indexOf(text) + 1) : '']
  }).flat()
}

type Ad = {
  readonly headlines: readonly string[]
  readonly descriptions: readonly string[]
  readonly pins?: readonly string[]
}

/**
 * One responsive search ad as a table for the Google Ads Editor, under the names of its own columns, which are parted
 * as in English.
 */
export const adsCsv = ({ headlines, descriptions, pins = [] }: Ad, place: AdPlace) => {
  const row = [
    place.campaign,
    place.group,
    'Responsive search ad',
    ...filled(headlines, pins, most.headlines, places.headlines),
    ...filled(descriptions, pins, most.descriptions, places.descriptions),
    place.address,
  ]
  return csvOf('en', [head, row.map(onOneLine)])
}
