import { readAddress } from '#shared/addresses.ts'

const address = /(?:https?:\/\/|www\.)[^\s<>"'„“”«»|]+/i
const punctuation = /[.,;:!?*_\]}]+$/

/** Closing brackets belong to an address only where it has opened them. */
const withoutBracket = (found: string) => (found.endsWith(')') && !found.includes('(') ? found.slice(0, -1) : found)

/** The address in what was pasted, without the sentence it stood in; undefined where there is none. */
export const addressIn = (pasted: string): string | undefined => {
  const found = address.exec(pasted)?.[0].replace(punctuation, '')
  return found && withoutBracket(found).replace(punctuation, '')
}

/** An address with the scheme that people leave out; what is no address stays as it was typed. */
export const madeWhole = (typed: string): string => {
  const read = readAddress(typed)
  return 'address' in read ? read.address : typed
}

/** An address as one says it: without what every address has. */
export const saidAddress = (whole: string) => whole.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
