import type { Item } from '../answers.ts'
import { isSingle, type Listed } from './layout.ts'

const inOneLine = (text: string) => text.trim().replaceAll(/\s*\n\s*/g, ' ')

/** A list as a model is asked to write it: read again, it is the same. */
export const asListed = (shape: Listed, answer: readonly Item[]): string => {
  const texts = answer.map(item => (typeof item === 'string' ? item : Object.values(item).join('\n')))
  if (shape.each === 'line') return texts.map((text, at) => `${at + 1}. ${inOneLine(text)}`).join('\n')
  if (shape.each === 'paragraph' || isSingle(shape)) return texts.join('\n\n')
  return texts.map((text, at) => `### ${at + 1}\n\n${text}`).join('\n\n')
}
