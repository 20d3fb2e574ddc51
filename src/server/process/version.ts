import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const parent = import.meta.url.endsWith('.ts') ? '../../../package.json' : '../package.json'

/** The version of this installation, as the package says. */
export const { version } = JSON.parse(readFileSync(createRequire(import.meta.url).resolve(parent), 'utf8')) as {
  version: string
}
