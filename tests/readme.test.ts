import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { providerIds, providerOf } from '#server/models/providers.ts'

const readme = readFileSync('README.md', 'utf8')
const names = (text: string) => new Set(text.match(/\b[A-Z]{2,}(?:_[A-Z]+)*\b/g))

/** The variables of the configuration, as its own table has them. */
const variables = () => {
  const source = readFileSync('src/server/config.ts', 'utf8')
  const table = source.slice(source.indexOf('const variables = {'), source.indexOf('const hints'))
  return [...table.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name)
}

test('the README names every variable of the configuration, and none that nobody reads', () => {
  const told = names(
    readme
      .split('\n')
      .filter(line => /^\| `[A-Z]/.test(line))
      .map(line => line.split('|')[1])
      .join(' '),
  )
  expect([...told]).toEqual(expect.arrayContaining(variables()))
  const server = globSync('src/server/**/*.ts')
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  for (const name of told) expect(server, name).toContain(name)
})

test('the README names the key of every service that needs one', () => {
  const keys = providerIds.map(providerOf).flatMap(({ keysAt, keyIn }) => (keysAt ? keyIn.slice(0, 1) : []))
  for (const key of keys) expect(readme).toContain(key)
})

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
