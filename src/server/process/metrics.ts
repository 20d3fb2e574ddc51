import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

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

/** Files that were made of texts, by format; `problem` where none came of it. */
export const exportsMade = new Counter({
  name: 'federwerk_exports_total',
  help: 'Texts that left as files, by format and problem',
  labelNames: ['format', 'problem'],
  registers: [registry],
})

/** How long people wait for the first word, in seconds, by model. */
export const firstWord = new Histogram({
  name: 'federwerk_first_word_seconds',
  help: 'Time from the beginning of a run to its first word, by model',
  labelNames: ['model'],
  buckets: [0.1, 0.25, 0.5, 1, 2, 5, 10, 30],
  registers: [registry],
})
