import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const wanted = 24
const { platform, arch, execPath, versions } = process
const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`

/** The Node that comes with the packages, for the systems there is one for. */
const file = `node_modules/${name}/bin/node${platform === 'win32' ? '.exe' : ''}`
const major = Number(versions.node.split('.')[0])

/** Whether a package of this system's Node is among those we install. */
export const nodeIsPackaged = () =>
  Object.hasOwn(JSON.parse(readFileSync('package.json', 'utf8')).optionalDependencies, name)

/** The Node everything runs under: this one where it is of the right age, else the packaged one, else a newer one. */
export const nodeFor = () => {
  if (major === wanted) return execPath
  if (existsSync(file)) return path.resolve(file)
  return major > wanted ? execPath : undefined
}

/** Ends with a sentence where there will be no Node that is new enough, before anything is installed in vain. */
export const requireNode = () => {
  if (major >= wanted || nodeIsPackaged()) return
  console.error(
    `Federwerk needs Node ${wanted} or newer, and this is ${versions.node}: ` +
      `for ${platform} ${arch} please install it from https://nodejs.org (or: brew install node@${wanted}).`,
  )
  process.exit(1)
}

export const packagedNode = file
