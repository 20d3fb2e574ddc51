import { collectDefaultMetrics, Counter, Registry } from 'prom-client'

/** What this process does, for Prometheus. */
export const registry = new Registry()
collectDefaultMetrics({ register: registry, prefix: 'federwerk_' })

/** Runs that ended, by how. */
export const runsEnded = new Counter({
  name: 'federwerk_runs_total',
  help: 'Runs that ended, by call, state and problem',
  labelNames: ['call', 'state', 'problem'],
  registers: [registry],
})
