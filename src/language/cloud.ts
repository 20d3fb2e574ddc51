import { termsOf } from './keywords.ts'

/** A word of a cloud, and how large it is: 1 for the largest, towards 0 for the smallest. */
export type CloudWord = { readonly word: string; readonly weight: number }

const usual = 60

/** Single words a text is about, as a cloud shows them, the largest first; by the same measure as its keywords. */
export const cloudWords = (text: string, { most = usual }: { most?: number } = {}): CloudWord[] => {
  const terms = termsOf(text, { howMany: () => most, longest: 1 })
  const largest = terms[0]?.worth ?? 1
  return terms.map(({ term, worth }) => ({ word: term, weight: worth / largest }))
}

/** The words of a cloud without their sizes, the largest first. */
export const cloud = ({ text }: { text: string }): string[] => cloudWords(text).map(({ word }) => word)
