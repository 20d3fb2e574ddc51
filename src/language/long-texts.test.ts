import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'
import { work } from '../../tests/language/long-texts.ts'

describe('twice as long takes about twice as long', () => {
  test.each(Object.keys(work))('%s', { timeout: 120_000 }, async name => {
    const worker = new Worker(new URL('../../tests/language/long-texts.ts', import.meta.url), {
      workerData: { work: name },
    })
    const [steep] = await once(worker, 'message')
    expect(steep).toEqual([])
  })
})
