import { bodyFor } from '#shared/body.ts'
import { wishesIn } from '#shared/variants.ts'
import type { ShownCall } from '#catalogue/shown.ts'
import type { RunView } from '#server/runs/shown.ts'
import type { RunState } from '../runs/run-state.ts'
import type { Click } from '../runs/click.ts'

type Standing = { run: RunState; about: RunView | undefined; call: ShownCall | undefined }

/** The press that has those of several answers written which failed, as another version that holds the others, too. */
export const completing = ({ run, about, call }: Standing, byOther?: boolean): Click | undefined =>
  call && about && run.state === 'done' && run.variants?.some(({ problem }) => problem)
    ? {
        ...{ call: run.call, body: bodyFor(call.fields, about.inputs), again: run.run, byOther, of: run.run },
        several: wishesIn(call.fields, about.inputs).map(({ inputs }) => inputs),
      }
    : undefined
