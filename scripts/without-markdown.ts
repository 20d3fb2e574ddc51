import type { Plugin } from 'vite'

const names = /^(?:parseMarkdown|renderMarkdown|markdown(?:Tokenizer|TokenName|Options))$/

type Part = { readonly type?: unknown; readonly start?: unknown; readonly end?: unknown; readonly key?: unknown }
const isNamed = ({ type, key }: Part) =>
  type === 'Property' && typeof key === 'object' && key !== null && 'name' in key && names.test(String(key.name))

/** Where in a program the properties with these names stand, in their order. */
const placesIn = (part: unknown): readonly (readonly [number, number])[] => {
  if (typeof part !== 'object' || part === null) return []
  const { start, end }: Part = part
  if (isNamed(part) && typeof start === 'number' && typeof end === 'number') return [[start, end]]
  return Object.values(part).flatMap(placesIn)
}

/**
 * Takes Tiptap's own Markdown out of its nodes and marks: our editors read and write it themselves, and nobody else
 * asks for that. What only it has called goes with it.
 */
export const withoutMarkdown: Plugin = {
  name: 'without-markdown',
  apply: 'build',
  transform: {
    filter: { id: /node_modules.@tiptap.extension-/ },
    handler(code) {
      const left = placesIn(this.parse(code)).reduceRight((rest, [start, end]) => {
        const behind = rest.slice(end).replace(/^\s*,/, '')
        return rest.slice(0, start) + behind
      }, code)
      return { code: left, map: null }
    },
  },
}
