import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import type { Change, How } from '#shared/refinement.ts'
import { useText } from '../language.tsx'
import { later } from '../ui/later.ts'
import { useOpener } from '../ui/useOpener.ts'
import type { MoreWaysProps } from './MoreWays.tsx'
import { WayButton } from './NamedWays.tsx'

const MoreWays = later<MoreWaysProps>(() => import('./MoreWays.tsx').then(it => it.MoreWays))
const words = { more: { de: 'Mehr', en: 'More' }, label: { de: 'Mehr Änderungen', en: 'More changes' } }

/** How wide the line is where each way stands in it, by what the ways apply to; below that it is in the menu. */
const rooms = {
  whole: {
    phone: [
      'max-sm:@max-[8.75rem]/ways:hidden',
      'max-sm:@max-[12.5rem]/ways:hidden',
      'max-sm:@max-[17.5rem]/ways:hidden',
    ],
    first: 3,
    later: 'max-sm:hidden sm:@max-[40rem]/foot:hidden',
    button: '@[40rem]/foot:hidden',
  },
  passage: {
    phone: ['max-sm:@max-[8.75rem]/ways:hidden', 'max-sm:@max-[12.5rem]/ways:hidden'],
    first: 2,
    later: 'max-sm:hidden sm:@max-[45rem]/foot:hidden',
    button: '@[45rem]/foot:hidden',
  },
}

type Props = { ways: readonly How[]; of: keyof typeof rooms; onWay(way: Change): void }

/** The ways with a name in one line; what has no room there is in a menu. */
export function WaysInLine({ ways, of, onWay }: Props) {
  const t = useText()
  const line = useRef<HTMLSpanElement>(null)
  const anchor = useRef<HTMLButtonElement>(null)
  const { isOpen, open, close, hints } = useOpener(MoreWays)
  const [others, setOthers] = useState<readonly How[]>([])
  const { first, later, button, phone } = rooms[of]
  const folds = ways.length > 2
  /** Those that have no room in the line as it is now. */
  const hidden = () => {
    const shown = [...(line.current?.children ?? [])].map(child => child.getClientRects().length > 0)
    return ways.filter((_, at) => !shown[at])
  }
  const look = useEffectEvent(() => setOthers(hidden()))
  // Remarks that come meanwhile take room from the line.
  useEffect(() => {
    const box = line.current?.parentElement
    if (!isOpen || !box) return
    const watcher = new ResizeObserver(() => look())
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [isOpen])
  return (
    <span className="flex min-w-0 items-center max-sm:@container/ways max-sm:flex-1">
      <span ref={line} className="contents">
        {ways.map((how, at) => (
          <WayButton key={how} how={how} className={!folds ? '' : at < first ? phone[at] : later} onWay={onWay} />
        ))}
      </span>
      {folds && (
        <button
          ref={anchor}
          type="button"
          aria-label={t(words.label)}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          className={`btn-small font-normal ${button} ${ways.length > first ? '' : 'sm:hidden'}`}
          onClick={() => {
            setOthers(hidden())
            open()
          }}
          {...hints}
        >
          {t(words.more)}
          <ChevronDown className="size-3.5 text-muted" aria-hidden />
        </button>
      )}
      <Suspense>
        {isOpen && <MoreWays anchor={anchor} label={t(words.label)} ways={others} onWay={onWay} onClose={close} />}
      </Suspense>
    </span>
  )
}
