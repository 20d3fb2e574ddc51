import { useEffect } from 'react'
import { Search } from 'lucide-react'
import { pressedBy } from '../shortcuts/keys.ts'
import { useText } from '../language.tsx'
import { dialogs } from './Dialogs.tsx'
import { useDialogs } from '../dialogs.ts'
import { useModKey } from './mod-key.ts'
import { Kbd } from '../ui/small.tsx'
import { whenIdle } from '../ui/when-idle.ts'

const search = { de: 'Suchen', en: 'Search' }

const load = dialogs.palette.hint

/** The header's search, a box where there is room for one and an icon where there is none; Ctrl+K opens it anywhere. */
export function SearchBox() {
  const t = useText()
  const open = useDialogs()
  const keys = `${t(useModKey())} K`
  // What opens is loaded before, so that it opens at once.
  useEffect(() => whenIdle(load, 5000), [])
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...pressedBy('search')}
      onClick={() => open('palette')}
      onPointerEnter={load}
      onFocus={load}
      className="flex h-10 min-w-10 pointer-coarse:h-11 pointer-coarse:min-w-11 cursor-pointer items-center justify-center gap-2 rounded-md text-muted transition-colors
        duration-120 hover:bg-sunken hover:text-ink xl:mr-2 xl:w-72 xl:justify-start xl:border xl:border-line xl:hover:border-field
        xl:bg-surface xl:px-3 xl:text-base"
    >
      <Search className="size-5 shrink-0 xl:size-4" strokeWidth={1.75} aria-hidden />
      <span className="sr-only flex-1 text-left xl:not-sr-only">{t(search)}</span>
      <span className="hidden xl:inline-flex">
        <Kbd>{keys}</Kbd>
      </span>
    </button>
  )
}
