import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hints, variables } from '#server/config-variables.ts'
import { imageProviders } from '#server/image-search/providers/index.ts'
import { providerIds, providerOf } from '#server/models/providers.ts'
import { paintServices } from '#server/painting/services/index.ts'
import { searchServices } from '#server/search/services/index.ts'
import { speechServices } from '#server/speech/services/index.ts'
import { listenServices } from '#server/transcription/services/index.ts'

const readme = readFileSync('README.md', 'utf8')
const names = (text: string) => new Set(text.match(/\b[A-Z]{2,}(?:_[A-Z]+)*\b/g))

test('the README names every variable of the configuration, and none that nobody reads', () => {
  const told = names(
    readme
      .split('\n')
      .filter(line => /^\| `[A-Z]/.test(line))
      .map(line => line.split('|')[1])
      .join(' '),
  )
  expect([...told]).toEqual(expect.arrayContaining(Object.keys(variables)))
  const server = globSync('src/server/**/*.ts')
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  for (const name of told) expect(server, name).toContain(name)
})

test('the README names every service that needs a key, and the key', () => {
  const services = providerIds.map(providerOf).filter(({ keysAt }) => keysAt)
  const lacking = services.flatMap(({ name, keyIn }) =>
    [name.split(' ')[0] ?? '', ...keyIn.slice(0, 1)].filter(said => !new RegExp(`\\b${said}\\b`).test(readme)),
  )
  expect(lacking).toEqual([])
})

test.each([
  ['SEARCH_URL', searchServices],
  ['IMAGE_SEARCH_URL', imageProviders],
  ['SPEECH_MODEL', speechServices],
  ['IMAGE_MODEL', paintServices],
  ['TRANSCRIPTION_MODEL', listenServices],
] as const)(
  'the README names every service that %s can, and so does its hint where it lists them',
  (name, services) => {
    const row = readme.split('\n').find(line => line.startsWith(`| \`${name}\``)) ?? ''
    const hint = hints[name] ?? ''
    for (const id of Object.keys(services)) {
      expect(row).toContain(`\`${id}:`)
      if (!hint.startsWith('provider:')) expect(hint).toContain(`${id}:`)
    }
  },
)

test('every folder and every command that the README and CONTRIBUTING name is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const contributing = readFileSync('CONTRIBUTING.md', 'utf8')
  const all = readme + contributing
  for (const [, name = ''] of all.matchAll(/npm run ([a-z]+)/g)) expect(Object.keys(scripts)).toContain(name)
  for (const [, path = ''] of all.matchAll(/`((?:src|tests|scripts|docs|bench)\/?[\w./-]*)`/g))
    expect(existsSync(path), path).toBe(true)
})

test('every file that CONTRIBUTING and the glossary name by the end of its path is there', () => {
  const files = globSync('{src,tests,scripts}/**/*.{ts,tsx}').map(file => `/${file.replaceAll('\\', '/')}`)
  const texts = ['CONTRIBUTING.md', 'docs/glossary.md'].map(name => readFileSync(name, 'utf8')).join('')
  const named = [...texts.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name]) => `/${name}`)
  expect(named.filter(name => !files.some(file => file.endsWith(name)))).toEqual([])
})
