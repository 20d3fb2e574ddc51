import type { Credit } from '#shared/credit.ts'

/** A picture that a search has found: where it lies, large and small, what it shows, and who is to be named for it. */
export type FoundImage = Required<Pick<Credit, 'provider' | 'source' | 'licence'>> &
  Credit & {
    readonly url: string
    readonly thumb: string
    readonly title: string
    /** Whom its provider wants to be told that it was taken. */
    readonly taken?: string
  }

/** What is asked of a provider. */
export type ImageQuestion = { readonly words: string; readonly language: string; readonly key: string }

/** A collection of pictures that can be searched: how it is asked, and how its answer is read. */
export type ImageProvider = {
  readonly name: string
  readonly needsKey: boolean
  /** Where it answers. */
  readonly address: string
  /** The path of a question with what goes along. */
  ask(question: ImageQuestion): { path: string; query: Readonly<Record<string, string>> }
  /** What says who asks, where that is not in the question. */
  headers?(key: string): Readonly<Record<string, string>>
  read(answer: unknown): readonly FoundImage[]
}
