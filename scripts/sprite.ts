import { createHash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { icons } from '../src/catalogue/icons.ts'
import { lazy } from '../src/shared/memoize.ts'

type Node = readonly [tag: string, attributes: Readonly<Record<string, string>>]
type Icon = { __iconData: { node: readonly Node[] } }

const folder = pathToFileURL('node_modules/lucide-react/dist/esm/icons/').href
const drawn = ([tag, { key: _, ...attributes }]: Node) =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}/>`

const symbolOf = async ([id, file]: readonly [string, string]) => {
  const { __iconData: icon } = (await import(`${folder}${file}.mjs`)) as Icon
  return `<symbol id="${id}" viewBox="0 0 24 24">${icon.node.map(drawn).join('')}</symbol>`
}

/** Every icon an engine can name, in one file of symbols. Throws for a name that lucide does not have. */
export const spriteOf = async (names: Readonly<Record<string, string>>) => {
  const symbols = await Promise.all(Object.entries(names).map(symbolOf))
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

const name = 'virtual:icons'
/** What Rollup asks nobody else to find, by its own custom. */
const found = `\0${name}`
const hashOf = (source: string) => createHash('sha256').update(source).digest('base64url').slice(0, 8)

/**
 * Serves and builds the symbols: engines name their icon on the wire, and no icon travels as script. `virtual:icons`
 * says where they lie: under the hash of what they are, so that they are asked for once and not with every page.
 */
export const sprite = (): Plugin => {
  const made = lazy(() => spriteOf(icons))
  const place = async () => `assets/icons-${hashOf(await made())}.svg`
  let isBuilt = false
  return {
    name: 'sprite',
    configResolved: ({ command }) => void (isBuilt = command === 'build'),
    resolveId: id => (id === name ? found : undefined),
    load: async id => (id === found ? `export default '/${isBuilt ? await place() : 'icons.svg'}'` : undefined),
    configureServer: server => {
      server.middlewares.use('/icons.svg', (_request, response, next) => {
        made().then(svg => response.setHeader('Content-Type', 'image/svg+xml').end(svg), next)
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: await place(), source: await made() })
    },
  }
}
