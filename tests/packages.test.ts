import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// What was looked at of the packages that are installed; whoever brings another one looks at it, and adds it here.

type Locked = Readonly<{
  version?: string
  license?: string
  integrity?: string
  resolved?: string
  hasInstallScript?: true
}>
type Wanted = Readonly<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>

const fileAt = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8')
const wanted = JSON.parse(fileAt('package.json')) as Wanted
const { packages } = JSON.parse(fileAt('package-lock.json')) as { packages: Readonly<Record<string, Locked>> }
const { '': _, ...installed } = packages
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? ''

/** Licences that ask for no more than to be named. */
const free = new Set(
  'MIT Apache-2.0 ISC BSD-3-Clause BSD-2-Clause 0BSD OFL-1.1 BlueOak-1.0.0 Unlicense MIT-0'.split(' '),
)
/** Others, and why they may be here. */
const read: Readonly<Record<string, string>> = {
  'MIT AND OFL-1.1': 'fonts; both are free',
  'SEE LICENSE IN README.md AND LICENSE': 'DejaVu fonts: Bitstream Vera licence, free to use and embed',
  '(LGPL-2.0 OR GPL-2.0 OR MPL-1.1)': 'hunspell, taken under the MPL; used as it is, as a module of its own',
  'BSD-4-Clause': 'flite, as its COPYING says: four conditions, notice and names, and nothing of advertising',
  '(MIT OR CC0-1.0)': 'taken under the MIT licence',
  '(BSD-2-Clause OR MIT OR Apache-2.0)': 'taken under the MIT licence',
  'MPL-2.0':
    'lightningcss, a tool of the build that is not given on; mediabunny, used as it is, as a module of its own',
  'LGPL-3.0-or-later': 'codec-parser for FLAC and Vorbis, libvips for sharp; used as they are, as modules of their own',
  'Apache-2.0 AND LGPL-3.0-or-later': 'sharp with libvips for Windows; used as it is, as a module of its own',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': 'sharp with libvips as WebAssembly, which we do not load',
  'LGPL-3.0': 'libheif, with which HEIC is read; used as it is, as a module of its own',
  'LGPL-2.1-or-later': 'decoders of AAC and WMA, used as they are, as modules of their own',
}
/** All say MIT, in their own files and not in the place for it; they belong to the S3 server that only tests start. */
const saysElsewhere = new Set('busboy dicer humanize-number only streamsearch'.split(' '))
/** They want to run something when they are installed, and work where npm does not let them. */
const scripted = ['esbuild', 'node-llama-cpp', 'protobufjs']
/** What would break, or build differently, if it were there twice. */
const alone = ['better-auth', 'drizzle-orm', 'esbuild', 'hono', 'react', 'react-dom', 'typescript', 'vite', 'zod']

test('what we ask for is pinned to one version', () => {
  const all = Object.values({ ...wanted.dependencies, ...wanted.devDependencies, ...wanted.optionalDependencies })
  expect(all.filter(version => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('every package comes from the registry, and is the one that was locked', () => {
  const strange = Object.entries(installed).filter(
    ([, { integrity, resolved = 'https://registry.npmjs.org/' }]) =>
      !integrity?.startsWith('sha512-') || !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(strange.map(([path]) => path)).toEqual([])
})

test('no other package runs anything when it is installed', () => {
  const paths = Object.entries(installed).filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(paths.map(([path]) => nameOf(path))).toEqual(scripted)
})

test('every licence was read', () => {
  const isRead = (path: string, license: string) =>
    free.has(license) || license in read || saysElsewhere.has(nameOf(path))
  const unread = Object.entries(installed).filter(([path, { license = '' }]) => !isRead(path, license))
  expect(unread.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})

test('what must be there once is', () => {
  const versions = Map.groupBy(Object.keys(installed), nameOf)
  expect(alone.map(name => [name, versions.get(name)?.length])).toEqual(alone.map(name => [name, 1]))
})
