import type { Answer } from '#shared/answers.ts'
import type { Source } from '#shared/sources.ts'
import { localeOf } from '#shared/text.ts'
import type { Of, Steps } from '../worker.ts'
import { citing, type Given } from './cited.ts'

/** What the answers of a run cite, each by its place. */
export type Citations = {
  /**
   * The numbers of sources in what is written, checked and noted; of several answers each has its own. `given` is what
   * was there before.
   */
  in(writing: Steps, sources: readonly Source[], language: string, given?: Given): Steps
  /** An answer that was broken off, with the notes that it calls for. */
  closing(place: number, answer: Answer): Answer
}

/** Keeps what a run cites, so that its sources stand below a text that was stopped, too. */
export const openCitations = (): Citations => {
  const each = new Map<number, ReturnType<typeof citing>>()
  async function* cited(writing: Steps, sources: readonly Source[], language: string, given?: Given): Steps {
    each.clear()
    const locale = localeOf(language)
    const several = new Set<number>()
    const of = (place: number) => {
      const known = each.get(place) ?? citing(sources, locale, given)
      each.set(place, known)
      return known
    }
    const told = (place: number, text: string): string | Of => (several.has(place) ? { of: place, part: text } : text)
    for await (const part of writing) {
      if (typeof part === 'string') {
        const text = of(0).read(part)
        if (text) yield text
      } else if ('of' in part && 'part' in part && typeof part.part === 'string') {
        several.add(part.of)
        const text = of(part.of).read(part.part)
        if (text) yield told(part.of, text)
      } else yield part
    }
    for (const [place, one] of each) {
      const rest = one.end()
      if (rest) yield told(place, rest)
    }
  }
  return {
    in: cited,
    closing: (place, answer) => (typeof answer === 'string' ? answer + (each.get(place)?.below(answer) ?? '') : answer),
  }
}
