/** One call of ours, for the API description. Engine calls are derived from the catalogue and do not stand here. */
export type RouteDescription = {
  summary: string
  /** Who may call it; nothing means whoever is signed in. */
  by?: 'everyone' | 'administrators'
  query?: Readonly<Record<string, object>>
  body?: Readonly<Record<string, object>>
  /** A form with one part, `file`, instead of a JSON body. */
  file?: true
  /** Keys of the body that may be left out. */
  optional?: readonly string[]
  /** The status of success and what comes with it. */
  answers: readonly [status: number, description: string]
  stream?: true
  /** What comes is no JSON but a file. */
  bytes?: true
}

export type Routes = Readonly<Record<string, RouteDescription>>

export const text = { type: 'string' }

/** The bytes of a picture. */
export const picture = { type: 'string', contentEncoding: 'base64', description: 'A PNG or WebP' }

/** What a list can be asked for. */
export const paged = {
  page: { type: 'integer', minimum: 1 },
  limit: { type: 'integer', minimum: 1, maximum: 100 },
  search: text,
}
