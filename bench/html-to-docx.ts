import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const library = 'html-to-docx@1.8.0'
type Convert = (html: string, header: null, options: object) => Promise<unknown>

/**
 * The library that makes Word files of HTML, fetched into a folder of its own for this comparison: it is no part of the
 * project. Nothing where the registry does not answer.
 */
export const fetchedLibrary = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-word-'))
  const npm = process.env.npm_execpath
  const [file, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const wanted = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder, library]
  try {
    await promisify(execFile)(file, [...before, ...wanted], { timeout: 120_000 })
    const convert = createRequire(join(folder, 'none.js'))('html-to-docx') as Convert
    return {
      convert: (html: string) => convert(html, null, { footer: true, pageNumber: true }),
      close: () => rm(folder, { recursive: true, force: true }),
    }
  } catch (error) {
    console.error(
      `Without ${library} it is not compared: ${error instanceof Error ? error.message.split('\n')[0] : ''}`,
    )
    await rm(folder, { recursive: true, force: true })
    return undefined
  }
}
