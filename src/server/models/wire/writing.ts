import { Problem } from '#shared/problems.ts'
import type { Answering } from './exchange.ts'
import { again } from './retry.ts'
import type { Target } from './target.ts'
import type { Ask, Writer } from '../writer.ts'

/**
 * A writer that begins each answer in a service's own way, once more where that may help, and reads it to its end.
 * `missed` is called when nobody answers there.
 */
export const writing = (
  begin: (ask: Ask) => Promise<Answering>,
  { limits, missed }: Pick<Target, 'limits' | 'missed'>,
): Writer =>
  async function* (ask) {
    const { signal } = ask
    if (signal.aborted) return
    let answer: Answering | undefined
    try {
      answer = await again(() => begin(ask), signal, limits.again)
      for (;;) {
        const piece = answer.take()
        if (piece !== undefined) yield piece
        else if (answer.isOver()) return
        else await answer.more()
        if (signal.aborted) return
      }
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof Problem && error.code === 'model_unreachable') missed?.()
      throw error
    } finally {
      answer?.close()
    }
  }
