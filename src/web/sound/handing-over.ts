import type { Cue } from '#shared/made-files.ts'
import type { Along } from './along.ts'

/** How long the finished recording may take to be there; milliseconds. */
const patience = 3_000

let handed: { along: Along; cues: readonly Cue[]; late: ReturnType<typeof setTimeout> } | undefined

/** Lets a recording that plays while it is made go on, until the finished one takes over or does not come. */
export const handOver = (along: Along, cues: readonly Cue[]) => {
  handed?.along.close()
  const late = setTimeout(() => {
    along.close()
    handed = undefined
  }, patience)
  handed = { along, cues, late }
}

/** Ends what goes on although nobody is to hear it any more. */
export const fallSilent = () => {
  clearTimeout(handed?.late)
  handed?.along.close()
  handed = undefined
}

/** What is heard already of this recording, where that is it: what is said in it may not be known yet. */
export const takeOver = (cues: readonly Cue[] | undefined): Along | undefined => {
  if (!handed) return undefined
  const { along, late, cues: heard } = handed
  clearTimeout(late)
  handed = undefined
  const [first, same] = [cues?.[0], heard[0]]
  if (!first || (same?.text === first.text && same.end === first.end)) return along
  along.close()
  return undefined
}
