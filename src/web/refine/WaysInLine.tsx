import { Suspense, useRef } from 'react'
import { ChevronDown } from 'lucide-react'
import type { Change, How } from '#shared/refinement.ts'
import { useText } from '../language.tsx'
import { later } from '../ui/later.ts'
import { useOpener } from '../ui/useOpener.ts'
import type { MoreWaysProps } from './MoreWays.tsx'
import { NamedWays } from './NamedWays.tsx'

const MoreWays = later<MoreWaysProps>(() => import('./MoreWays.tsx').then(it => it.MoreWays))
const words = { more: { de: 'Mehr', en: 'More' }, label: { de: 'Mehr Änderungen', en: 'More changes' } }

/** How many ways have room beside what they apply to in a narrow line, and how wide that is. */
const rooms = {
  whole: { first: 3, later: 'contents sm:@max-[40rem]/foot:hidden', button: 'max-sm:hidden @[40rem]/foot:hidden' },
  passage: { first: 2, later: 'contents sm:@max-[45rem]/foot:hidden', button: 'max-sm:hidden @[45rem]/foot:hidden' },
}

type Props = { ways: readonly How[]; of: keyof typeof rooms; onWay(way: Change): void }

/** The ways with a name in one line; what has no room there is in a menu. Phones scroll it. */
export function WaysInLine({ ways, of, onWay }: Props) {
  const t = useText()
  const anchor = useRef<HTMLButtonElement>(null)
  const { isOpen, open, close, hints } = useOpener(MoreWays.load)
  const { first, later, button } = rooms[of]
  const others = ways.slice(first)
  if (!others.length) return <NamedWays onWay={onWay} ways={ways} />
  return (
    <>
      <NamedWays onWay={onWay} ways={ways.slice(0, first)} />
      <span className={later}>
        <NamedWays onWay={onWay} ways={others} />
      </span>
      <button
        ref={anchor}
        type="button"
        aria-label={t(words.label)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={`btn-small font-normal ${button}`}
        onClick={open}
        {...hints}
      >
        {t(words.more)}
        <ChevronDown className="size-3.5 text-muted" aria-hidden />
      </button>
      <Suspense>
        {isOpen && <MoreWays anchor={anchor} label={t(words.label)} ways={others} onWay={onWay} onClose={close} />}
      </Suspense>
    </>
  )
}
