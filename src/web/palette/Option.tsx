import { useEffect, useRef } from 'react'
import type { Suggestion } from './suggestions.ts'

type Props = {
  id: string
  suggestion: Suggestion
  chosen: boolean
  /** Whether somebody has moved to it: then it comes into sight. */
  follows: boolean
  onPoint(): void
  onRun(): void
}

/** One suggestion: what it is, and how one knows it. The focus stays in the field. */
export function Option({ id, suggestion: { name, line, lang, mark, icon }, ...all }: Props) {
  const { chosen, follows, onPoint, onRun } = all
  const option = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (chosen && follows) option.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen, follows])
  return (
    <button
      ref={option}
      id={id}
      type="button"
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      onPointerMove={() => chosen || onPoint()}
      onPointerDown={event => event.preventDefault()}
      onClick={onRun}
      className="flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5 text-left
        aria-selected:bg-sunken pointer-coarse:min-h-11"
    >
      <span className="grid size-7 shrink-0 place-items-center text-muted">{icon}</span>
      <span className="grid min-w-0 flex-1 grid-cols-1 sm:flex sm:items-baseline sm:gap-2.5">
        <span className="grid min-w-0 grid-cols-1 sm:flex sm:flex-1 sm:items-baseline sm:gap-2.5" lang={lang}>
          <span className={`truncate font-medium ${line ? 'sm:max-w-[60%] sm:shrink-0' : ''}`}>{name}</span>
          {line && <span className="truncate text-sm text-muted">{line}</span>}
        </span>
        {mark && <span className="truncate text-xs text-muted tabular-nums sm:max-w-[45%] sm:shrink-0">{mark}</span>}
      </span>
    </button>
  )
}
