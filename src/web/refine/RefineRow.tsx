import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CornerDownLeft, Pencil, X } from 'lucide-react'
import { type How, longestInstruction, type Change } from '#shared/refinement.ts'
import { pressedBy } from '../shortcuts/keys.ts'
import { CostLine } from '../limit/CostLine.tsx'
import { useText } from '../language.tsx'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { WaysInLine } from './WaysInLine.tsx'

const words = {
  change: { de: 'Text ändern', en: 'Change the text' },
  label: { de: 'Ändern:', en: 'Change:' },
  own: { de: 'Eigene Anweisung', en: 'Own instruction' },
  hint: { de: 'Eigene Anweisung, z. B. mit mehr Zahlen', en: 'Own instruction, e.g. with more figures' },
  write: { de: 'Eigene Anweisung schreiben', en: 'Write an own instruction' },
  ways: { de: 'Zurück zu „kürzer“, „länger“ …', en: 'Back to “shorter”, “longer” …' },
  send: { de: 'Nach der Anweisung ändern', en: 'Change as instructed' },
}

const deaf = (event: MouseEvent) => {
  if (event.target instanceof HTMLInputElement) return
  // Without it a form would be sent, and a menu opened.
  event.preventDefault()
  event.stopPropagation()
}

/** One line for what one wants to have changed; sent by its button or by Enter. */
export function OwnWay({
  onWay,
  kept = '',
  busy = false,
  focus,
  className = '',
}: {
  onWay(way: Change): void
  /** What was asked for and came to nothing. */
  kept?: string
  /** Whether a change is being written. */
  busy?: boolean
  focus?: boolean
  className?: string
}) {
  const t = useText()
  const [wish, setWish] = useState(kept)
  const [tried, setTried] = useState(kept)
  const [wasBusy, setWasBusy] = useState(busy)
  if (kept && kept !== tried) {
    setTried(kept)
    setWish(kept)
  }
  if (busy !== wasBusy) {
    setWasBusy(busy)
    // It is being asked for once more.
    if (busy && tried) {
      setTried('')
      if (wish.trim() === tried) setWish('')
    }
  }
  const instruction = wish.trim()
  return (
    <form
      className={`relative ${className}`}
      onSubmit={event => {
        event.preventDefault()
        if (!instruction) return
        onWay({ instruction })
        setWish('')
      }}
    >
      <input
        {...(focus ? {} : pressedBy('refine'))}
        className="field h-10 truncate pr-11 text-sm pointer-coarse:h-11"
        aria-label={t(words.own)}
        placeholder={t(words.hint)}
        maxLength={longestInstruction}
        value={wish}
        readOnly={busy}
        ref={input => void (focus && input?.focus({ preventScroll: true }))}
        onChange={({ target }) => setWish(target.value)}
      />
      <Button
        type="submit"
        aria-label={t(words.send)}
        isBusy={busy}
        disabled={!instruction}
        className="absolute inset-y-0 right-0 flex w-10 pointer-coarse:w-11 cursor-pointer items-center justify-center rounded-md text-muted
          hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-50"
      >
        <CornerDownLeft className="size-4" aria-hidden />
      </Button>
    </form>
  )
}

type Props = {
  onWay(way: Change): void
  /** The ways with a name that make sense here. */
  ways: readonly How[]
  /** Whether they are for a passage, which `children` name. */
  ofPassage?: boolean
  /** What is to be changed, where that is not the whole. */
  children?: ReactNode
  /** Takes the place before all of it where something else can stand. */
  foot?: ((place: HTMLElement | null) => void) | undefined
  /** Why the last change came to nothing, and what it was asked for in words. */
  failed?: ReactNode
  wish?: string
  /** Whether a change is being written. */
  busy?: boolean
}

/**
 * What one can ask of a finished text: one line at the foot of the window, as long as the text is in sight. Phones have
 * room for the ways or for the field, and a button leads from one to the other.
 */
export function RefineRow({ onWay, ways, ofPassage = false, children, foot, failed, wish, busy }: Props) {
  const t = useText()
  const line = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(!!wish)
  const [tried, setTried] = useState(wish)
  if (wish !== tried) {
    setTried(wish)
    if (wish) setOwn(true)
  }
  const isOwn = own || ways.length === 0
  /** The keyboard of a phone comes only with a focus that the press itself has set. */
  const turn = (to: boolean) => {
    flushSync(() => setOwn(to))
    line.current?.querySelector<HTMLElement>(to ? 'input' : '[data-own-way]')?.focus({ preventScroll: true })
  }
  return (
    <>
      <section
        aria-label={t(words.change)}
        data-refine
        data-foot
        className="@container/foot sticky bottom-0 z-5 mt-auto min-w-0 border-t border-line bg-surface px-3 py-2
          sm:sheet-x print:hidden"
      >
        {failed && <div className="mb-2">{failed}</div>}
        <div ref={line} className="flex min-w-0 items-center gap-x-1 sm:gap-x-3">
          <span ref={foot} className={`shrink-0 empty:hidden ${isOwn || ofPassage ? 'max-sm:hidden' : ''}`} />
          {/* What is `disabled` loses the keyboard. */}
          <div
            role="group"
            aria-disabled={busy || undefined}
            onClickCapture={busy ? deaf : undefined}
            className="flex min-w-0 flex-1 items-center aria-disabled:opacity-50 sm:gap-x-4"
          >
            <div
              className={`flex min-w-0 items-center max-sm:flex-1 sm:shrink-0 ${ofPassage ? 'sm:-mr-2.5' : 'sm:-mx-2.5'}
                ${isOwn ? 'max-sm:hidden' : ''}`}
            >
              {children}
              <span className={`px-2.5 text-sm text-muted ${ofPassage ? 'sr-only' : 'max-sm:sr-only'}`}>
                {t(words.label)}
              </span>
              <WaysInLine onWay={onWay} ways={ways} of={ofPassage ? 'passage' : 'whole'} />
              <IconButton
                icon={Pencil}
                label={t(words.write)}
                data-own-way
                className="ml-auto sm:hidden"
                onClick={() => turn(true)}
              />
            </div>
            <OwnWay
              onWay={onWay}
              kept={wish}
              busy={busy}
              className={`min-w-0 flex-1 ${isOwn ? '' : 'max-sm:hidden'}`}
            />
            {ways.length > 0 && isOwn && (
              <IconButton icon={X} label={t(words.ways)} className="sm:hidden" onClick={() => turn(false)} />
            )}
          </div>
        </div>
      </section>
      <p className="sheet-x pb-2 text-right text-sm text-muted print:hidden">
        <CostLine cost={1} />
      </p>
    </>
  )
}
