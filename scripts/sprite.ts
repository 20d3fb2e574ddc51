import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { icons } from '../src/catalogue/icons.ts'

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

/** Serves and builds `icons.svg`: engines name their icon on the wire, and no icon travels as script. */
export const sprite = (): Plugin => ({
  name: 'sprite',
  configureServer: server => {
    server.middlewares.use('/icons.svg', (_request, response, next) => {
      spriteOf(icons).then(svg => response.setHeader('Content-Type', 'image/svg+xml').end(svg), next)
    })
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'icons.svg', source: await spriteOf(icons) })
  },
})
