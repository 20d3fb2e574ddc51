import type pg from 'pg'

/** What can be asked: the pool, or one connection inside a transaction. */
export type Asked = Pick<pg.ClientBase, 'query'>

/** PostgreSQL holds no NUL character, and a half emoji is no text. */
const storable = (text: string) => text.toWellFormed().replaceAll('\0', '')

/** A value for a column of JSON. */
export const json = (value: unknown) => {
  const text = JSON.stringify(value)
  if (!/\\u(0000|d[89a-f])/.test(text)) return text
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? storable(part) : part))
}

const asParameter = (value: unknown) => (typeof value === 'string' ? storable(value) : value)

/** A statement that is planned once for each connection, under its name. */
export const statement =
  <Row extends pg.QueryResultRow>(name: string, text: string) =>
  async (on: Asked, ...values: readonly unknown[]): Promise<Row[]> =>
    (await on.query<Row>({ name, text, values: values.map(asParameter) })).rows

/** A statement that is planned anew each time, by what it looks for. */
export const planned =
  <Row extends pg.QueryResultRow>(text: string) =>
  async (on: Asked, ...values: readonly unknown[]): Promise<Row[]> =>
    (await on.query<Row>({ text, values: values.map(asParameter) })).rows

/** A pattern for `ilike` that finds the words anywhere, as they are. */
export const anywhere = (words: string) => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** A row as an object of ours: what is null is absent. The caller says what the row is. */
export const present = <Thing>(row: object) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Thing

/** A page counts from 1, and holds 100 at most. */
export const slice = ({ page, limit }: { page: number; limit: number }) => {
  const from1 = Math.max(1, Math.floor(page) || 1)
  const most = Math.min(100, Math.max(1, Math.floor(limit) || 1))
  return { page: from1, limit: most, offset: (from1 - 1) * most }
}

/** The code of a unique violation. */
export const isTwice = (error: unknown) => (error as { code?: unknown } | undefined)?.code === '23505'
