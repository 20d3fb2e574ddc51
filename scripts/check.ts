import { spawnSync } from 'node:child_process'
import { loads } from './size.ts'

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** A tool of the packages; what it finds goes to the terminal as it is. */
const tool =
  (file: string, ...args: string[]) =>
  () =>
    spawnSync(process.execPath, [`node_modules/${file}`, ...args], { stdio: 'inherit' }).status === 0

const withinBudget = () =>
  loads
    .map(({ what, most, bytes }) => {
      const there = bytes()
      console.log(`${what}: ${kilobytes(there)}, at most ${kilobytes(most)}.`)
      return there <= most
    })
    .every(Boolean)

const checks = {
  format: tool('oxfmt/bin/oxfmt', '--check'),
  lint: tool('oxlint/bin/oxlint', '--deny-warnings'),
  types: tool('typescript/bin/tsc'),
  borders: tool('vitest/vitest.mjs', 'run', 'src/layers.test.ts', '--reporter=dot'),
  size: withinBudget,
}

const failed = Object.entries(checks).filter(([name, passes]) => {
  console.log(`\n${name}`)
  return !passes()
})
console.log(failed.length ? `\nNot well: ${failed.map(([name]) => name).join(', ')}.` : '\nAll is well.')
process.exit(failed.length ? 1 : 0)
