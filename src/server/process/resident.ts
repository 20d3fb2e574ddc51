import { readFile } from 'node:fs/promises'

/** What a process holds at this moment, in bytes; 0 where the system does not tell. */
export const residentBytes = async (pid: number | undefined) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
}
