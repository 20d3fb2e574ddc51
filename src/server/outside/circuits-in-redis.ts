import type { Redis } from 'ioredis'
import { type ProblemCode, problems } from '#shared/problems.ts'
import { type Circuits, openEars, type OpenCircuit } from './circuits.ts'

const channel = 'federwerk:circuits'

const isCode = (code: unknown): code is ProblemCode => typeof code === 'string' && Object.hasOwn(problems, code)

type Told = { name?: unknown; until?: unknown; code?: unknown }

const readIn = (message: string): { name: string; open: OpenCircuit | undefined } | undefined => {
  const { name, until, code } = JSON.parse(message) as Told
  if (typeof name !== 'string') return undefined
  const isOpen = typeof until === 'number' && isCode(code)
  return { name, open: isOpen ? { until, code } : undefined }
}

/** Tells all nodes of an installation; what is told while Redis does not answer is lost, and each counts by itself. */
export const circuitsInRedis = (telling: Redis, hearing: Redis, report: (error: unknown) => void): Circuits => {
  const { hear, told } = openEars()
  hearing.subscribe(channel).catch(report)
  hearing.on('message', (from: string, message: string) => {
    if (from !== channel) return
    try {
      const read = readIn(message)
      if (read) told(read.name, read.open)
    } catch (error) {
      report(error)
    }
  })
  return {
    hear,
    tell: (name, open) => void telling.publish(channel, JSON.stringify({ name, ...open })).catch(report),
  }
}
