/** One call of ours, for the API description; those of engines are derived from the catalogue. */
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
