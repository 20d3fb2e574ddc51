import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { startProcess } from '../exports/process.ts'
import { startWorkerProcess } from './worker-process.ts'

const started = {
  'that makes files': () => startProcess().child,
  'that works on pictures': () =>
    startWorkerProcess({ entry: ['pictures/child.ts', 'pictures-child.js'], reads: [], heap: 100 }),
}

test.each(Object.entries(started))('the server is served before a process %s', (_, start) => {
  const child = start()
  try {
    expect(getPriority(child.pid)).toBeGreaterThan(getPriority())
  } finally {
    child.kill('SIGKILL')
  }
})
