import type { Reporter, TestModule } from 'vitest/node'

/** What the run lacked, in a sentence each; said before the last line. */
export type Missing = readonly string[]

const count = (modules: readonly TestModule[], errors: number) => {
  const counted = { passed: 0, failed: errors, skipped: 0 }
  for (const module of modules) {
    if (module.errors().length) counted.failed++
    for (const test of module.children.allTests()) {
      const { state } = test.result()
      const neverEnded = module.state() === 'skipped' ? 'skipped' : 'failed'
      counted[state === 'pending' ? neverEnded : state]++
    }
  }
  return counted
}

/** The tests that passed, or failed, only when they were tried again. */
const triedAgain = (modules: readonly TestModule[]) =>
  modules.flatMap(module =>
    [...module.children.allTests()]
      .filter(test => test.diagnostic()?.retryCount)
      .map(test => `${module.relativeModuleId} > ${test.fullName}`),
  )

/** The last line of all: how many tests passed, failed and were skipped; a test that never ended has failed. */
export const closing = (missing: Missing): Reporter => ({
  onTestRunEnd(modules, errors) {
    const { passed, failed, skipped } = count(modules, errors.length)
    const again = triedAgain(modules)
    process.once('exit', () => {
      for (const sentence of missing) console.log(sentence)
      if (again.length) console.log(`needed a second try: ${again.join('; ')}`)
      console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
    })
  },
})
