import { Redo2, Undo2 } from 'lucide-react'
import { useText } from '../language.tsx'
import { IconButton } from '../ui/IconButton.tsx'

const words = {
  undo: { de: 'Rückgängig (Strg Z)', en: 'Undo (Ctrl Z)' },
  redo: { de: 'Wiederherstellen (Strg Y)', en: 'Redo (Ctrl Y)' },
}

type Props = { canUndo: boolean; canRedo: boolean; move(steps: -1 | 1): void }

/** Takes back the last step of what is drawn, and makes it again: two keys that stay side by side. */
export function StepButtons({ canUndo, canRedo, move }: Props) {
  const t = useText()
  return (
    <div className="flex">
      <IconButton icon={Undo2} label={t(words.undo)} disabled={!canUndo} onClick={() => move(-1)} />
      <IconButton icon={Redo2} label={t(words.redo)} disabled={!canRedo} onClick={() => move(1)} />
    </div>
  )
}
