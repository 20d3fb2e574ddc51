import { EditorPage } from '../editor/EditorPage.tsx'
import { type MakingProps, MakingSlot } from '../editor/making-slot.ts'
import { later } from '../ui/later.ts'

const MakeOfDesk = later(() => import('./MakeOfDesk.tsx').then(it => it.MakeOfDesk))

const making = { hint: MakeOfDesk.hint, draw: (props: MakingProps) => <MakeOfDesk {...props} /> }

/** The editor, with what can be made of its text. */
export const MakingEditor = () => (
  <MakingSlot value={making}>
    <EditorPage />
  </MakingSlot>
)
