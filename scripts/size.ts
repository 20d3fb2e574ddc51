import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** What the browser may have to fetch before the catalogue stands; bytes of script, gzipped. */
export const budget = 180_000

type Chunk = { file: string; imports?: readonly string[] }

/** What the editor may bring beside the frame; gzipped. */
export const editorBudget = 240_000

/** The files of script that come with an entry of the build, by its own list. */
const scriptsOf = (entry: string) => {
  const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as Record<string, Chunk>
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}.`)
    if (seen.has(chunk.file)) return
    seen.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  visit(entry)
  return [...seen].filter(file => file.endsWith('.js'))
}
const weight = (scripts: readonly string[]) =>
  scripts.reduce((sum, file) => sum + gzipSync(readFileSync(`dist/web/${file}`)).length, 0)

/** The script of a first visit to the catalogue, which comes with the frame; gzipped bytes. */
export const firstLoad = () => weight(scriptsOf('index.html'))

/** The script that the editor's page brings beside it. */
export const editorLoad = () => {
  const frame = new Set(scriptsOf('index.html'))
  return weight(scriptsOf('editor/EditorPage.tsx').filter(file => !frame.has(file)))
}
