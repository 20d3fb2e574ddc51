import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { build as buildScreens } from 'vite'
import server from '../rolldown.config.ts'
import { draw } from './draw.ts'

/** What is worth sending smaller; pictures and fonts already are, and pages are filled in for each visit. Bytes. */
const worthwhile = 1000
const isText = /\.(js|css|svg|json|txt)$/

/** Lays a smaller copy beside every file, so that nothing is compressed while somebody waits. */
const compress = (folder: string) => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = `${folder}/${name}`
    if (!isText.test(name) || statSync(file).size < worthwhile) continue
    const content = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    )
  }
}

const buildServer = async () => {
  const { input, platform, external, output } = server
  const bundle = await rolldown({ input, platform, external, logLevel: 'warn' })
  if (output && !Array.isArray(output)) await bundle.write(output)
  await bundle.close()
  cpSync('src/server/store/migrations', 'dist/migrations', { recursive: true })
}

try {
  rmSync('dist', { recursive: true, force: true })
  await buildServer()
  await buildScreens({ logLevel: 'warn', build: { manifest: true } })
  await draw('dist/web')
  compress('dist/web')
  // React's way of drawing keeps a channel to itself open.
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
