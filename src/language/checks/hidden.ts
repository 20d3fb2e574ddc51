import type { Span } from '../spans.ts'

const code = /```[\s\S]*?(?:```|$)|`[^`\n]+`/g
const addresses =
  /(?:https?:\/\/|www\.)[^\s<>"„“”)\]]+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+|\]\((?:[^)\s\]]|\](?!\())*\)|<[^<>\n]{1,200}>/g
const quoted = /„[^„“”\n]{1,800}[“”]|“[^“”\n]{1,800}”|»[^»«\n]{1,800}«|«[^»«\n]{1,800}»|"[^"\n]{1,800}"/g

/** A sign of private use: neither a letter nor a space, so that no rule is about it. */
const blank = (found: string) => '\uE000'.repeat(found.length)

/** The same text with code, addresses and tags blanked out, letter for letter: they have rules of their own. */
export const withoutCode = (text: string) => text.replaceAll(code, blank).replaceAll(addresses, blank)

/** Where somebody else speaks: between quotation marks of any kind. */
export const quotedIn = (text: string): Span[] =>
  Array.from(text.matchAll(quoted), ({ 0: found, index: from }) => ({ from, to: from + found.length }))
