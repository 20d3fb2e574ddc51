import { readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** What the browser may have to fetch before the catalogue stands; bytes of script, gzipped. */
export const budget = 180_000

type Chunk = { file: string; imports?: readonly string[] }

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

const screens = () =>
  JSON.parse(readFileSync('dist/web/.vite/screens.json', 'utf8')) as Record<string, readonly string[]>
/** The files of script that have come with the frame and these screens. */
const there = (...names: readonly string[]) => {
  const listed = screens()
  return new Set([...scriptsOf('index.html'), ...names.flatMap(name => listed[name] ?? [])])
}
const beside = (known: ReadonlySet<string>, entry: string) => weight(scriptsOf(entry).filter(file => !known.has(file)))

/** What is fetched where, and the most it may be; bytes of script, gzipped but where another is said. */
export const loads = [
  { what: 'First visit to the catalogue', most: budget, bytes: firstLoad },
  {
    what: "A tool's page with the palette, which follows when the page is at rest, as it is sent",
    most: 206_500,
    bytes: () =>
      [...there('engines/EnginePage.tsx', 'palette/Palette.tsx')].reduce(
        (sum, file) => sum + sentSize(`dist/web/${file}`),
        0,
      ),
  },
  {
    what: 'What makes its text one that can be edited',
    most: 107_000,
    bytes: () => beside(there('engines/EnginePage.tsx'), 'editing/open-editor.ts'),
  },
  {
    what: 'The editor beside the frame',
    most: 237_500,
    bytes: () => beside(there(), 'making/MakingEditor.tsx'),
  },
] as const
