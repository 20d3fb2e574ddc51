import { lengthOf } from './text.ts'

/** The longest text that is checked at once, in characters; of a longer one a part can be selected. */
export const longestChecked = 10_000

/** So many characters are one request, as many as the tool takes; longer texts are listed in parts of that size. */
export const checkedForOne = 800

/** How many requests it takes to check a text. */
export const costOfChecking = (text: string): number => Math.max(1, Math.ceil(lengthOf(text.trim()) / checkedForOne))

/** What has claims to be checked: a text and its versions, or a document. */
export type CheckedKind = 'run' | 'document'

/** What was checked, by a fact check in the history. */
export type CheckedText = Readonly<{ kind: CheckedKind; text: string; variant: number }>

/** By this it is known that somebody leaves a claim as it is. */
export const nameOfClaim = (claim: string): string => claim.trim().toLowerCase().slice(0, 300)

/** So many claims of a text can be left as they are. */
export const mostLeft = 500
