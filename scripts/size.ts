import { readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** What the browser may have to fetch before the catalogue stands; bytes of script, gzipped. */
export const budget = 180_000

type Chunk = { file: string; imports?: readonly string[] }

/** What the editor may bring beside the frame; gzipped. */
export const editorBudget = 240_000

/** What a tool's page may fetch until it is at rest; as browsers are sent it. */
export const toolBudget = 207_500

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
const sentSize = (file: string) => (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size
const weight = (scripts: readonly string[]) =>
  scripts.reduce((sum, file) => sum + gzipSync(readFileSync(`dist/web/${file}`)).length, 0)

/** The script of a first visit to the catalogue, which comes with the frame; gzipped bytes. */
export const firstLoad = () => weight(scriptsOf('index.html'))

/** The script of a tool's page with the palette, which follows when the page is at rest; compressed as it is sent. */
export const toolLoad = () => {
  const screens = JSON.parse(readFileSync('dist/web/.vite/screens.json', 'utf8')) as Record<string, readonly string[]>
  const own = ['engines/EnginePage.tsx', 'palette/Palette.tsx'].flatMap(name => screens[name] ?? [])
  return [...new Set([...scriptsOf('index.html'), ...own])].reduce((sum, file) => sum + sentSize(`dist/web/${file}`), 0)
}

/** The script that the editor's page brings beside it. */
export const editorLoad = () => {
  const frame = new Set(scriptsOf('index.html'))
  return weight(scriptsOf('making/MakingEditor.tsx').filter(file => !frame.has(file)))
}
