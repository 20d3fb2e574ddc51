import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** What the browser may have to fetch before the catalogue stands; bytes of script, gzipped. */
export const budget = 180_000

type Chunk = { file: string; imports?: readonly string[] }

/** The script of a first visit to the catalogue, which comes with the frame; gzipped bytes, by the build's own list. */
export const firstLoad = () => {
  const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as Record<string, Chunk>
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}.`)
    if (seen.has(chunk.file)) return
    seen.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  visit('index.html')
  const scripts = [...seen].filter(file => file.endsWith('.js')).map(file => `dist/web/${file}`)
  return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0)
}
