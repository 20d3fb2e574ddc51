import { locales } from '#shared/text.ts'
import { type Finding, finding } from '../findings.ts'

/** What a made template may do: choose between sentences. Nothing that repeats, remembers or includes. */
const tags = new Set(['if', 'elsif', 'else', 'endif', 'unless', 'endunless', 'case', 'when', 'endcase'])

const opened = /\{%-?\s*([^\s%}]*)|\{\{-?((?:[^}'"]|'[^']*'|"[^"]*")*)/g
const quoted = /'[^']*'|"[^"]*"/g
const besides = /\{%-?((?:[^%'"]|'[^']*'|"[^"]*")*)/g

const lineAt = (template: string, place: number) => template.slice(0, place).split('\n').length

const wrongTags = (template: string, at: string): Finding[] =>
  [...template.matchAll(opened)].flatMap(({ index, 1: tag }) =>
    tag === undefined || tags.has(tag)
      ? []
      : finding(
          at,
          `„${tag.slice(0, 30)}“ gibt es hier nicht. Möglich sind if, unless und case.`,
          `There is no “${tag.slice(0, 30)}” here. You can use if, unless and case.`,
          lineAt(template, index),
        ),
  )

const filtered = (template: string, at: string): Finding[] =>
  [...template.matchAll(opened), ...template.matchAll(besides)].flatMap(({ index, 0: all }) =>
    all.replaceAll(quoted, '').includes('|')
      ? finding(
          at,
          'Filter (alles hinter „|“) gibt es hier nicht.',
          'There are no filters (whatever follows “|”) here.',
          lineAt(template, index),
        )
      : [],
  )

/** What a stranger's template must not do, at its line: a loop or a filter could go on for ever. */
export const problemsOfPrompt = (prompt: Readonly<Record<string, string>>, at: string): Finding[] =>
  locales.flatMap(locale => {
    const [template, here] = [prompt[locale] ?? '', `${at}.${locale}`]
    return [...wrongTags(template, here), ...filtered(template, here)]
  })
