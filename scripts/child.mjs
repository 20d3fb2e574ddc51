import { spawn } from 'node:child_process'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a command to its end. Our signals reach it, and we end the way it ended: with its exit code or by its signal. Returns
 * only when it went well. What it prints goes to our standard error, unless `stdio` says otherwise.
 */
export const run = (file, args, { doing, ...options } = {}) =>
  new Promise(resolve => {
    const child = spawn(file, args, { stdio: ['ignore', 2, 2], ...options })
    const forward = signal => child.kill(signal)
    for (const signal of signals) process.on(signal, forward)
    child.on('error', error => {
      console.error(`${doing ?? file}: ${error.message}`)
      process.exit(1)
    })
    child.on('exit', (code, signal) => {
      for (const each of signals) process.off(each, forward)
      if (signal) return process.kill(process.pid, signal)
      if (code && doing) console.error(`\n${doing} failed (${code}).`)
      if (code) process.exit(code)
      resolve()
    })
  })
