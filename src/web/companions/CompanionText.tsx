import { useQueryClient } from '@tanstack/react-query'
import type { ShownCall } from '#catalogue/shown.ts'
import type { RunView } from '#server/runs/shown.ts'
import { AnswerView } from '../answers/AnswerView.tsx'
import { ownName, useOwn } from '../answers/useOwn.ts'
import { runQuery } from '../data/runs.ts'
import { SavingState } from '../editing/SavingState.tsx'
import { useSaving } from '../editing/useSaving.ts'

type Props = { call: ShownCall; about: RunView; onVersion(run: string): void }

/** A text that goes with an article, drawn as in its own tool; what its reader makes of it is saved as there. */
export function CompanionText({ call, about, onVersion }: Props) {
  const client = useQueryClient()
  const { answer, own, change, moved } = useOwn(ownName(about._id), about.answer, false)
  const { saving } = useSaving({
    ...{ run: about._id, was: about.endedAt ?? undefined, own },
    onSaved(version, saved) {
      client.setQueryData(runQuery(version._id).queryKey, version)
      moved(version._id, saved)
      if (version._id !== about._id) onVersion(version._id)
    },
  })
  return (
    <div className="-mx-4 -my-4 sm:-mx-10 sm:-my-5">
      <AnswerView
        shape={call.answer}
        answer={answer}
        first={about.answer}
        values={about.inputs}
        name={ownName(about._id)}
        lang={about.language}
        onChange={change}
      />
      <div className="px-4 sm:sheet-x">
        <SavingState saving={saving} />
      </div>
    </div>
  )
}
