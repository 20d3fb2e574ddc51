import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { run } from './child.mjs'
import { nodeFor, packagedNode, requireNode } from './node.mjs'
import { buildIsStale, packagesAreStale, stamp, stateOfSources } from './stale.mjs'
import { turn } from './turn.mjs'

const windows = process.platform === 'win32'

const install = async () => {
  console.error('Installing packages, which takes about half a minute …')
  const npm = process.env.npm_execpath
  const command = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
  const wanted = ['--include=dev', '--include=optional', '--ignore-scripts', '--prefer-offline']
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const [file, ...args] = [...command, 'ci', ...wanted, ...quiet]
  await run(file, args, { doing: 'npm ci', shell: windows && file === 'npm' })
  // npm 10 leaves this link out when another optional package of the same command does not fit the system.
  const link = 'node_modules/.bin/node'
  if (!windows && existsSync(packagedNode) && !existsSync(link))
    symlinkSync(packagedNode.replace('node_modules', '..'), link)
}

const build = async () => {
  console.error('Building …')
  const state = stateOfSources()
  rmSync(stamp, { force: true })
  await run(nodeFor(), ['scripts/build.ts'], { doing: 'The build' })
  writeFileSync(stamp, state)
}

/** Installs and builds what is missing or stale, one command at a time for each clone. */
export const makeReady = async ({ built }) => {
  requireNode()
  const isReady = () => !packagesAreStale() && !(built && buildIsStale())
  if (isReady()) return
  const release = await turn()
  if (packagesAreStale()) await install()
  if (built && buildIsStale()) await build()
  release()
}
