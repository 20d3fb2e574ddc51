import { useState } from 'react'
import type { Change } from '#language/spoken/index.ts'
import { useText } from '../language.tsx'

const words = {
  label: (was: string) => ({ de: `„${was}“ sprechen als`, en: `Speak “${was}” as` }),
  give: { de: 'Übernehmen', en: 'Apply' },
  leave: { de: 'Abbrechen', en: 'Cancel' },
}

type Props = { change: Change; onGive(said: string): void; onLeave(): void }

/** How a passage is to be said instead. It stands in a form, so Enter must not send that. */
export function ChangedSaying({ change, onGive, onLeave }: Props) {
  const t = useText()
  const [said, setSaid] = useState(change.said)
  return (
    <div className="flex flex-wrap gap-2">
      <input
        // eslint-disable-next-line jsx-a11y/no-autofocus -- who has asked to change it types at once
        autoFocus
        aria-label={t(words.label(change.was))}
        value={said}
        maxLength={300}
        onChange={({ target }) => setSaid(target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter') {
            event.preventDefault()
            onGive(said)
          }
          if (event.key === 'Escape') {
            event.stopPropagation()
            onLeave()
          }
        }}
        className="field h-10 min-w-40 flex-1 pointer-coarse:h-11"
      />
      <button type="button" className="btn-line" onClick={() => onGive(said)}>
        {t(words.give)}
      </button>
      <button type="button" className="btn-quiet" onClick={onLeave}>
        {t(words.leave)}
      </button>
    </div>
  )
}
