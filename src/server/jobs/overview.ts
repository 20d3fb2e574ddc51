import type pg from 'pg'
import { planned } from '../store/sql.ts'

/** A job that has failed for good, and why. What it carried is not told: it is people's. */
export type FailedJob = { id: string; at: Date; message: string }

/** How it stands with one kind of job. */
export type JobKind = { name: string; waiting: number; active: number; failed: number; failures: FailedJob[] }

const most = 20

const counts = planned<Omit<JobKind, 'failures'>>(`
  select queue.name,
    count(job.id) filter (where job.state in ('created', 'retry'))::int as waiting,
    count(job.id) filter (where job.state = 'active')::int as active,
    count(job.id) filter (where job.state = 'failed')::int as failed
  from pgboss.queue as queue left join pgboss.job as job on job.name = queue.name
  where queue.name = any($1) group by queue.name order by queue.name`)

const failures = planned<{ id: string; name: string; at: Date; message: string | null }>(`
  select id, name, coalesce(completed_on, created_on) as at, output->>'message' as message from pgboss.job
  where state = 'failed' and name = any($1) order by completed_on desc nulls last limit $2`)

/** Of each kind how many jobs wait, are being done and have failed, and the last that failed. */
export const jobKinds = async (pool: pg.Pool, names: readonly string[]): Promise<JobKind[]> => {
  const [kinds, failed] = [await counts(pool, names), await failures(pool, names, most)]
  return kinds.map(kind => ({
    ...kind,
    failures: failed
      .filter(({ name }) => name === kind.name)
      .map(({ id, at, message }) => ({ id, at, message: message ?? '' })),
  }))
}
