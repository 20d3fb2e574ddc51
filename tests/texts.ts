import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync } from 'rolldown/utils'
import type { Locale } from '#shared/text.ts'

/** What the source says in both languages at one place. */
export type Said = Record<Locale, readonly string[]> & {
  /** File and line. */
  at: string
  /** The keys that lead to it, from the outside: `calls.press.prompt`. */
  path: readonly string[]
}

const root = join(import.meta.dirname, '..')

type Node = Readonly<Record<string, unknown>> & { type: string; start: number }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const below = (node: Node) => Object.values(node).flat().filter(isNode)

const keyOf = (node: Node) => {
  if (node.type !== 'Property') return undefined
  const key = node.key as ESTree.PropertyKey
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined
}

/** Every string of an expression; what is put into it becomes a gap. */
const stringsIn = (node: Node): readonly string[] => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type !== 'TemplateLiteral') return below(node).flatMap(stringsIn)
  const quasis = node.quasis as readonly ESTree.TemplateElement[]
  const words = quasis.map(({ value }) => value.cooked ?? value.raw).join(' … ')
  return [words, ...(node.expressions as readonly Node[]).flatMap(stringsIn)]
}

const languagesOf = (node: Node) => {
  if (node.type !== 'ObjectExpression') return undefined
  const properties = node.properties as readonly Node[]
  const [de, en] = ['de', 'en'].map(locale => properties.find(property => keyOf(property) === locale))
  return de && en && properties.length === 2 ? { de: de.value as Node, en: en.value as Node } : undefined
}

const textsOf = (file: string): Said[] => {
  const source = readFileSync(join(root, file), 'utf8')
  const found: Said[] = []
  const walk = (node: Node, path: readonly string[]) => {
    const both = languagesOf(node)
    if (both) {
      const line = source.slice(0, node.start).split('\n').length
      found.push({ at: `${file}:${line}`, path, de: stringsIn(both.de), en: stringsIn(both.en) })
      return
    }
    const key = keyOf(node)
    for (const child of below(node)) walk(child, key === undefined ? path : [...path, key])
  }
  walk(parseSync(file, source).program as unknown as Node, [])
  return found
}

/** Everything that the source says in both languages: each `{ de, en }` that is written down in it. */
export const everyText = (): Said[] =>
  globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter(file => !file.includes('.test.'))
    .sort()
    .flatMap(textsOf)

/** The words of a text, in small letters; placeholders, addresses and VARIABLES are none. */
export const wordsOf = (text: string) =>
  text
    .replaceAll(/\{\{.*?\}\}|\{%.*?%\}|\{\w+\}|https?:\/\/\S+|\b[A-Z\d]+_[A-Z_\d]+\b|\S+@\S+/gs, ' ')
    .match(/\p{L}[\p{L}\p{M}]*(?:[’'-]\p{L}+)*/gu)
    ?.map(word => word.toLowerCase()) ?? []
