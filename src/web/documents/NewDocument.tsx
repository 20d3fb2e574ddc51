import { Suspense, useRef } from 'react'
import { ChevronDown, Plus } from 'lucide-react'
import { useText } from '../language.tsx'
import { later } from '../ui/later.ts'
import { Button } from '../ui/Button.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useOpener } from '../ui/useOpener.ts'
import type { NewMenuProps } from './NewMenu.tsx'
import type { Deeds } from './useDeeds.ts'
import { words as shared } from './words.ts'

const NewMenu = later<NewMenuProps>(() => import('./NewMenu.tsx').then(it => it.NewMenu))
const words = { more: { de: 'Anders beginnen', en: 'Other ways to begin' } }

type Props = { begin: Deeds['begin']; onTemplate(): void; onFile(): void }

/** Begins a document: an empty one at a press, or like a template, or from a file. */
export function NewDocument({ begin, ...ways }: Props) {
  const t = useText()
  const anchor = useRef<HTMLButtonElement>(null)
  const { isOpen, open, close, hints } = useOpener(NewMenu)
  return (
    <div className="flex">
      <Button className="btn-primary rounded-r-none" isBusy={begin.isPending} onClick={() => begin.mutate(undefined)}>
        {begin.isPending ? <Spinner /> : <Plus className="size-4" aria-hidden />}
        {t(shared.new)}
      </Button>
      <button
        ref={anchor}
        type="button"
        className="btn-primary ml-px rounded-l-none px-2.5"
        aria-label={t(words.more)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={open}
        {...hints}
      >
        <ChevronDown className="size-4" aria-hidden />
      </button>
      <Suspense>{isOpen && <NewMenu anchor={anchor} label={t(words.more)} onClose={close} {...ways} />}</Suspense>
    </div>
  )
}
