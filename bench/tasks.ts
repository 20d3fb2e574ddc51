import type { Page } from 'playwright-core'

/** What Chromium tells of what it does, as far as it is looked at here; microseconds. */
type Told = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number }

/** Of all tasks of a page the longest time in which it could not answer, and the most that one of them computed. */
export type Longest = { readonly took: number; readonly worked: number }

const begin = 'tasks are noted'
const includedCategories = ['toplevel', 'blink.user_timing']

const longestOf = (told: readonly Told[]): Longest => {
  const from = told.find(({ name }) => name === begin)
  if (!from) throw new Error('The browser told nothing of the page.')
  const tasks = told.filter(
    ({ name, ph, pid, tid, ts }) =>
      ph === 'X' && name.endsWith('RunTask') && pid === from.pid && tid === from.tid && ts > from.ts,
  )
  return {
    took: Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000,
    worked: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
  }
}

/**
 * Notes from now on what tasks a page has; hands back what ends that and tells the longest, in milliseconds. Unlike
 * what pages are told of themselves, this knows tasks below 50 ms, and what of a task was work: on a machine that does
 * other things, too, a task takes as long as those are let before it.
 */
export const noteTasks = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const told: Told[] = []
  session.on('Tracing.dataCollected', ({ value }) => void told.push(...(value as unknown as Told[])))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await page.evaluate(name => void performance.mark(name), begin)
  return async () => {
    const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    return longestOf(told)
  }
}
