import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { nodeIsPackaged, packagedNode } from './node.mjs'

const installed = 'node_modules/.package-lock.json'
const packagesIn = file => JSON.parse(readFileSync(file, 'utf8')).packages

/**
 * Whether the packages are not those of the lock file. npm writes down what it has installed when it is done with it, whoever
 * called it; what is optional may be missing there, on another system or by npm's own choice.
 */
export const packagesAreStale = () => {
  if (!existsSync(installed) || (nodeIsPackaged() && !existsSync(packagedNode))) return true
  const [wanted, found] = [packagesIn('package-lock.json'), packagesIn(installed)]
  return Object.entries(wanted).some(([place, { version, optional }]) => {
    const there = found[place]
    return place !== '' && (there ? there.version !== version : !optional)
  })
}

/** What the build is made of. */
const sources = [
  'src',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'rolldown.config.ts',
  'tsconfig.json',
  'scripts',
]
const isTest = name => /\.test\.tsx?$/.test(name)

/** Files with their sizes and times: another text when one of them is another. */
const stateOf = place => {
  const found = statSync(place)
  return found.isDirectory()
    ? readdirSync(place)
        .sort()
        .filter(name => !isTest(name))
        .flatMap(name => stateOf(`${place}/${name}`))
    : [`${place}:${found.size}:${found.mtimeMs}`]
}

export const stamp = 'dist/.stamp'
export const stateOfSources = () => createHash('sha256').update(sources.flatMap(stateOf).join('\n')).digest('hex')
export const buildIsStale = () => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== stateOfSources()
