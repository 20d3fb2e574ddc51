import type { Row } from './rows.ts'

/** The rows of a page, and how high it is. */
export type PageRows = { rows: Row[]; height: number }

/** How much of a page's height its head and its foot take, and on how many pages the same must stand there. */
const edge = 0.09
const enough = { pages: 3, share: 0.3 }

const pageNumber = /^[\W_]*((seite|page|s\.|p\.)\s*)?(\d{1,4}|[ivxl]{1,6})(\s*(von|of|\/)\s*\d{1,4})?[\W_]*$/i

/** A line of a table of contents: dots lead to a page that Markdown does not have. */
const leader = /(\.\s?){6,}\s*[\divxl]*$/i

const isAtEdge = ({ y }: Row, height: number) => y < edge * height || y > (1 - edge) * height
const sameOn = ({ text }: Row) => text.replace(/\d+/g, '#').trim()

/** Tells what only paper needs: running heads and feet, page numbers, lines of a table of contents. */
export const furnitureOf = (pages: readonly PageRows[]): ((row: Row, height: number) => boolean) => {
  const counts = new Map<string, number>()
  for (const { rows, height } of pages)
    for (const text of new Set(rows.filter(row => isAtEdge(row, height)).map(sameOn)))
      counts.set(text, (counts.get(text) ?? 0) + 1)
  const often = Math.max(enough.pages, enough.share * pages.length)
  return (row, height) =>
    leader.test(row.text) ||
    (isAtEdge(row, height) &&
      ((pages.length > 1 && pageNumber.test(row.text)) || (counts.get(sameOn(row)) ?? 0) >= often))
}
