/** Where an ad belongs; the editor asks for what is missing. */
export type Place = { readonly campaign: string; readonly group: string; readonly address: string }

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

const risky = /^[=+\-@\t\r]/

/** Whether a spreadsheet would take this text for a formula. */
export const isFormula = (text: string) => risky.test(text)

const cell = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const harmless = isFormula(line) ? `'${line}` : line
  return /[",;\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
const filled = (texts: readonly string[], most: number) => Array.from({ length: most }, (_, at) => texts[at] ?? '')

/**
 * One responsive search ad as a table for the Google Ads Editor, under the names of its own columns: UTF-8 with a mark
 * at its start, by which the editor and spreadsheets recognise it. No cell is a formula.
 */
export const adsCsv = (headlines: readonly string[], descriptions: readonly string[], place: Place) => {
  const row = [
    place.campaign,
    place.group,
    'Responsive search ad',
    ...filled(headlines, most.headlines),
    ...filled(descriptions, most.descriptions),
    place.address,
  ]
  return `\ufeff${[head, row].map(cells => cells.map(cell).join(',')).join('\r\n')}\r\n`
}
