import { Hand, Maximize, Redo2, Undo2, ZoomIn, ZoomOut } from 'lucide-react'
import type { StepKind } from '#shared/picture-steps/steps.ts'
import { useText } from '../language.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { type InHand, kinds, offered } from './kinds.ts'
import type { Steps } from './useSteps.ts'

const words = {
  tools: { de: 'Werkzeuge', en: 'Tools' },
  undo: { de: 'Rückgängig (Strg Z)', en: 'Undo (Ctrl Z)' },
  redo: { de: 'Wiederherstellen (Strg Y)', en: 'Redo (Ctrl Y)' },
  hand: { de: 'Bild verschieben (M)', en: 'Move the picture (M)' },
  nearer: { de: 'Vergrößern (+)', en: 'Zoom in (+)' },
  farther: { de: 'Verkleinern (−)', en: 'Zoom out (−)' },
  fit: { de: 'Ganzes Bild zeigen (0)', en: 'Show the whole picture (0)' },
}

type Props = {
  edit: Steps
  inHand: InHand
  /** Whether somebody here paints what is described. */
  describes: boolean
  use(kind: StepKind, byKey: boolean): void
  take(inHand: InHand): void
  fit(): void
  zoom(factor: number): void
}

/** What can be done to the picture, and how it is looked at. */
export function ToolRow({ edit, inHand, describes, use, take, fit, zoom }: Props) {
  const t = useText()
  return (
    <div className="flex flex-wrap items-center border-b sm:gap-x-3 border-line px-2 py-1 sm:px-4">
      <div
        role="group"
        aria-label={t(words.tools)}
        className="flex flex-wrap max-sm:mb-1 max-sm:grid max-sm:w-full max-sm:grid-cols-7 max-sm:justify-items-center max-sm:border-b max-sm:border-line max-sm:pb-1"
      >
        {offered(describes).map(kind => (
          <IconButton
            key={kind}
            icon={kinds[kind].icon}
            label={`${t(kinds[kind].name)} (${kinds[kind].key.toUpperCase()})`}
            {...(kinds[kind].drawn && { 'aria-pressed': inHand === kind })}
            className="aria-pressed:bg-accent-soft"
            // A press by keys has no place.
            onClick={({ detail }) => use(kind, detail === 0)}
          />
        ))}
      </div>
      <div className="flex">
        <IconButton icon={Undo2} label={t(words.undo)} disabled={!edit.canUndo} onClick={edit.undo} />
        <IconButton icon={Redo2} label={t(words.redo)} disabled={!edit.canRedo} onClick={edit.redo} />
      </div>
      <div className="ml-auto flex">
        <IconButton
          icon={Hand}
          label={t(words.hand)}
          aria-pressed={inHand === 'hand'}
          className="aria-pressed:bg-accent-soft"
          onClick={() => take(inHand === 'hand' ? undefined : 'hand')}
        />
        <IconButton icon={ZoomOut} label={t(words.farther)} className="max-sm:hidden" onClick={() => zoom(1 / 1.5)} />
        <IconButton icon={ZoomIn} label={t(words.nearer)} className="max-sm:hidden" onClick={() => zoom(1.5)} />
        <IconButton icon={Maximize} label={t(words.fit)} onClick={fit} />
      </div>
    </div>
  )
}
