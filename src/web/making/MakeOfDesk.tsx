import { useState } from 'react'
import { Problem } from '#shared/problems.ts'
import { alone, targetIn } from '../editor/drawer/replacing/target.ts'
import type { MakingProps } from '../editor/making-slot.ts'
import { documentOf } from '../editor/text/content.ts'
import { MakeWindow } from './MakeWindow.tsx'
import type { Subject } from './subject.ts'

const subjectOf = ({ editor, keeper, title, lang }: Omit<MakingProps, 'onClose'>): Subject => {
  const target = targetIn(editor.state)
  return {
    ...{ id: keeper.place().id, title, language: lang, isWhole: target.isWhole },
    content: documentOf(target.isWhole ? target.doc : alone(target)),
    async save() {
      // A text that was only opened becomes a document when something is made of it.
      if (keeper.place().id === undefined) keeper.changed()
      await keeper.save()
      const { id } = keeper.place()
      if (id === undefined) throw new Problem('unavailable')
      return id
    },
  }
}

/** Has a tool make something of what lies in the editor, as it stands when the window is opened. */
export function MakeOfDesk({ onClose, ...props }: MakingProps) {
  const [of] = useState(() => subjectOf(props))
  return <MakeWindow of={of} onClose={onClose} />
}
