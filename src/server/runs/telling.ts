import type { Answer } from '#shared/answers.ts'
import type { EventName, RunEvent } from '#shared/events.ts'
import type { Ending, Run } from '../store/run.ts'
import { firstWord } from '../process/metrics.ts'
import type { World } from '../world.ts'
import type { KeptRun } from './keeper.ts'
import { applyEvent, type Sheet, variantsOn, whole } from './sheets.ts'

const since = ({ startedAt }: Run, now: Date) => (now.getTime() - startedAt.getTime()) / 1000

/** Events that come before the first word. */
const wordless: ReadonlySet<string> = new Set<EventName>(['progress', 'source'])

/** A piece of an answer, something that happens to it, or that it was cut off. */
type Part = string | RunEvent | Required<Pick<Ending, 'cut'>>

type Listeners = {
  readonly sheets: readonly [Sheet, ...Sheet[]]
  readonly kept: KeptRun
  asText(answer: Answer): string
}

/**
 * Tells whoever follows a run what happens to it, once it stands on its sheet: the first, or that of one of several
 * answers, counted from 0. What stands there is kept.
 */
export function openTelling({ log, now }: World, begun: Run, { sheets, kept, asText }: Listeners) {
  let begins = true
  const variants = begun.variants && (() => variantsOn(sheets, asText))
  const tell = (run: Run, happened: RunEvent, at = 0) => {
    const event = applyEvent(sheets[at] ?? sheets[0], happened)
    log.append(run.id, at ? { event: 'variant', variant: at + 1, told: event } : event)
    if (begins && !wordless.has(event.event)) {
      firstWord.observe({ model: run.model }, since(run, now()))
      begins = false
    }
    kept.said({ answer: whole(sheets[0]), variants, annotations: sheets[0].annotations })
  }
  return (run: Run, part: Part, at = 0) => {
    if (typeof part === 'string') tell(run, { event: 'agent_message', answer: part }, at)
    else if ('event' in part) tell(run, part, at)
    else (sheets[at] ?? sheets[0]).cut = part.cut
  }
}
