import { parentPort } from 'node:worker_threads'
import { type TaskCall, tasks } from './tasks.ts'

parentPort?.on('message', ({ name, args }: TaskCall) => {
  const task = tasks[name] as (...args: unknown[]) => unknown
  parentPort?.postMessage(task(...args))
})
