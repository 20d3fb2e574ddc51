import type { Term } from '#shared/terms.ts'
import type { Text } from '#shared/text.ts'
import type { SentenceSpan, Span, WordSpan } from '../spans.ts'

/** What can be remarked on a text. */
export type FindingKind =
  | 'address'
  | 'missing_word'
  | 'avoided_word'
  | 'quotes'
  | 'dashes'
  | 'spaces'
  | 'doubled'
  | 'long_sentence'
  | 'limit'
  | 'gap'
  | 'markup'
  | 'talk'
  | 'term'

/** Puts another text in the place of a piece; only where that is safe without a person who reads it. */
export type Mend = Span & { readonly text: string }

/**
 * A remark on a piece of a text. What is missing has no place: it stands at the end, and is empty. A proposal mends it,
 * too, but the sentence has to be read afterwards.
 */
export type Finding = Span & {
  readonly kind: FindingKind
  readonly message: Text
  readonly mend?: Mend
  readonly proposal?: Mend
}

/** How a text speaks to its readers. */
export type Address = 'du' | 'sie' | 'ihr' | 'neutral'

/** What a text should be like. What is left out is not checked, except what is wrong in every text. */
export type Expectations = {
  /** As `de`; known by the text itself where it is not said. */
  readonly language?: string
  readonly address?: Address
  readonly include?: readonly string[]
  readonly avoid?: readonly string[]
  /** What things are called. */
  readonly terms?: readonly Term[]
  readonly most?: { readonly characters?: number; readonly words?: number; readonly sentences?: number }
  /** It is shown as it is, so that signs of Markdown would be seen. */
  readonly plain?: boolean
}

/** A text that is being checked, taken apart once for all checks. */
export type ParsedText = {
  readonly text: string
  readonly language: string | undefined
  readonly words: readonly WordSpan[]
  readonly sentences: readonly SentenceSpan[]
  readonly wanted: Expectations
}

export type Check = (reading: ParsedText) => readonly Finding[]
