import { parentPort } from 'node:worker_threads'
import { type Order, tasks } from './tasks.ts'

parentPort?.on('message', ({ name, args }: Order) => {
  const task = tasks[name] as (...args: unknown[]) => unknown
  parentPort?.postMessage(task(...args))
})
