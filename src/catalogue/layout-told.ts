import type { Shape } from '#shared/answers.ts'
import type { Field } from '#shared/fields.ts'
import { around, hasNamedParts, mainOf, type NamedParts } from '#shared/named-parts/layout.ts'
import { isListed, isSingle, type Listed } from '#shared/listed/layout.ts'
import type { Locale } from '#shared/text.ts'

type Part = readonly [name: string, field: Field]

const words = {
  de: {
    quoted: (text: string) => `„${text}“`,
    each: (label: string) => `je Vorschlag eine Zeile ${label}`,
    one: (label: string) => `eine Zeile ${label}`,
    listed: (label: string) => `${label} mit je einer Zeile „- …“`,
    maybe: (label: string) => `${label} (nur wo nötig)`,
    top: (lines: string) => `Oben ${lines}, nach einer Leerzeile der Text.`,
    last: 'Hashtags, wenn es welche gibt, in der letzten Zeile.',
    parts: (lines: string) => `In dieser Form, jeder Teil in einer neuen Zeile: ${lines}.`,
    blocks: (lines: string) => `Je Eintrag die Zeilen ${lines}, dann eine Leerzeile.`,
    lines: 'Je eine Zeile, nummeriert: „1. …“.',
    texts: 'Jeder Text beginnt mit einer Zeile „### 1“, „### 2“ …',
  },
  en: {
    quoted: (text: string) => `“${text}”`,
    each: (label: string) => `a line ${label} for each suggestion`,
    one: (label: string) => `a line ${label}`,
    listed: (label: string) => `${label} with a line “- …” each`,
    maybe: (label: string) => `${label} (only where needed)`,
    top: (lines: string) => `At the top ${lines}, after an empty line the text.`,
    last: 'Hashtags, if there are any, in the last line.',
    parts: (lines: string) => `In this form, each part on a new line: ${lines}.`,
    blocks: (lines: string) => `For each item the lines ${lines}, then an empty line.`,
    lines: 'One a line, numbered: “1. …”.',
    texts: 'Each text begins with a line “### 1”, “### 2” …',
  },
}

/** Where the text is in another language, its names are still those of the prompt. */
const kept = ' These names stay English.'

const above = ([, { kind, label }]: Part, locale: Locale) => {
  const { quoted, each, one } = words[locale]
  const line = quoted(`${label[locale]}: …`)
  return kind === 'words' ? each(line) : one(line)
}

const below = ([, { kind, label, optional }]: Part, locale: Locale) => {
  const { quoted, listed, maybe } = words[locale]
  if (kind === 'words') return listed(quoted(`${label[locale]}:`))
  const line = quoted(`${label[locale]}: …`)
  return optional ? maybe(line) : line
}

const told = (shape: NamedParts, locale: Locale) => {
  const { top, last, parts, blocks } = words[locale]
  const lines = (all: readonly Part[], say: typeof above) => all.map(part => say(part, locale)).join(', ')
  if (shape.shape === 'list') return blocks(lines(Object.entries(shape.of), below))
  const main = mainOf(shape)
  if (main === undefined) return parts(lines(Object.entries(shape.parts), below))
  const { head, tail } = around(shape.parts, main)
  // What need not be there is asked for by the call, where it is wanted.
  const needed = head.filter(([, { optional }]) => !optional)
  return [needed.length ? top(lines(needed, above)) : '', tail.length ? last : ''].filter(Boolean).join(' ')
}

/** One text and paragraphs need no form; of others, each is told apart by its number. */
const listTold = (shape: Listed, locale: Locale) => {
  if (isSingle(shape) || shape.each === 'paragraph') return ''
  return words[locale][shape.each === 'line' ? 'lines' : 'texts']
}

/**
 * How an answer with parts or items is to be set, as one would say it to a person; nothing of any other. Names are
 * those of the prompt's language, in which they are known again, whatever language the text is in.
 */
export const layoutTold = (shape: Shape, language: string): string => {
  const locale = language === 'de' ? 'de' : 'en'
  if (isListed(shape)) return listTold(shape, locale)
  if (!hasNamedParts(shape)) return ''
  const text = told(shape, locale)
  const hasNames = text !== '' && text !== words[locale].last
  return text + (hasNames && language !== 'de' && language !== 'en' ? kept : '')
}
