import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { work } from '../../tests/language/long-texts.ts'

const file = join(import.meta.dirname, '../../tests/language/long-texts.ts')

describe('twice as long takes about twice as long', () => {
  // What is steep takes for ever; a machine with thirty others at work takes minutes.
  test.each(Object.keys(work))('%s', { timeout: 600_000 }, async name => {
    const child = fork(file, [name], { execArgv: [] })
    const [steep] = await Promise.race([once(child, 'message'), once(child, 'exit')])
    expect(steep).toEqual([])
  })
})
