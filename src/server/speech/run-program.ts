import { spawn } from 'node:child_process'
import { bareEnvironment } from '../process/bare-environment.ts'
import { lowerPriority } from '../process/priority.ts'

/** What a program may give; bytes, and how long it may take; milliseconds. */
const bounds = { bytes: 60_000_000, patience: 60_000 }

type Run = Readonly<{ command: string; args: readonly string[]; input?: string; signal: AbortSignal }>

/** Runs a program of this machine as a process of its own and gives what it writes. Throws where it fails. */
export const runProgram = ({ command, args, input, signal }: Run) =>
  new Promise<Buffer>((given, failed) => {
    const child = spawn(command, args, {
      ...{ signal, timeout: bounds.patience, env: bareEnvironment() },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    lowerPriority(child)
    const written: Buffer[] = []
    let bytes = 0
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > bounds.bytes) child.kill('SIGKILL')
      else written.push(chunk)
    })
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (said = (said + chunk).slice(-500)))
    // Who ends before it has read everything says why by how it ends.
    child.stdin.on('error', () => undefined)
    child.on('error', failed)
    child.on('close', code =>
      code === 0 ? given(Buffer.concat(written)) : failed(new Error(`${command} ended with ${code}: ${said}`)),
    )
    child.stdin.end(input)
  })
