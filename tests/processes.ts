import { readdirSync, readFileSync } from 'node:fs'

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const listed = (folder: string) => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Whether this system tells about its processes. */
export const tellsOfProcesses = read('/proc/self/status') !== ''

/** The processes that a process has started, such as those that run a program of this name. */
export const childrenOf = (process: number, program = ''): number[] =>
  listed(`/proc/${process}/task`)
    .flatMap(thread => read(`/proc/${process}/task/${thread}/children`).split(' '))
    .filter(Boolean)
    .map(Number)
    .filter(child => read(`/proc/${child}/cmdline`).includes(program))

export const isThere = (process: number) =>
  read(`/proc/${process}/status`) !== '' && !/^State:\s+Z/m.test(read(`/proc/${process}/status`))

/** What a process holds; bytes. */
export const memoryOf = (process: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${process}/status`))?.[1] ?? 0) * 1024

/** How long a process has worked; seconds, by the hundred ticks a second that Linux tells of. */
export const secondsOf = (process: number) => {
  // Behind the name, which may hold anything: 11 more fields, then the time in the program and in the system.
  const fields = (read(`/proc/${process}/stat`).split(') ').at(-1) ?? '').split(' ')
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100
}

/** What stands in the environment of a process. */
export const environmentOf = (process: number) => read(`/proc/${process}/environ`)
