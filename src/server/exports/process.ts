import { fork } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { lazy } from '#shared/memoize.ts'
import { bundledFile } from '../process/bundled-file.ts'
import { lowerPriority } from '../process/priority.ts'
import { eastAsianFonts } from './fonts/east-asian.ts'

/** The folder of all packages: fonts and Typst lie there. */
const packages = lazy(() =>
  realpathSync(createRequire(import.meta.url).resolve('parse5')).replace(/([\\/]node_modules)[\\/].*$/s, '$1'),
)

/** Starts the process that makes files. Only what it must load is in its reach, and nothing of our environment. */
export const startProcess = () => {
  const entry = bundledFile('exports/child.ts', 'exports-child.js')
  const root = join(dirname(entry), '../../..')
  const ours = entry.endsWith('.ts') ? [join(root, 'src/*'), join(root, 'package.json')] : [join(dirname(entry), '*')]
  const fonts = eastAsianFonts()
  const places = [...ours, join(packages(), '*'), ...fonts]
  const child = fork(entry, [...fonts], {
    env: {},
    execArgv: ['--permission', '--allow-worker', ...places.map(place => `--allow-fs-read=${place}`)],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  lowerPriority(child)
  // Where memory runs out, this one goes and not the server. Only Linux can be told so.
  void writeFile(`/proc/${child.pid}/oom_score_adj`, '800').catch(() => undefined)
  let lastWords = ''
  child.stderr?.setEncoding('utf8').on('data', words => (lastWords = (lastWords + words).slice(-2_000)))
  if (child.stderr instanceof Socket) child.stderr.unref()
  return { child, lastWords: () => lastWords }
}
