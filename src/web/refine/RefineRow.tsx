import { type ReactNode, useState } from 'react'
import { CornerDownLeft } from 'lucide-react'
import { hows, longestInstruction, type Change } from '#shared/refinement.ts'
import { pressedBy } from '../shortcuts/keys.ts'
import { CostLine } from '../limit/CostLine.tsx'
import { useText } from '../language.tsx'
import { Panel } from '../ui/Panel.tsx'
import { refinementNames } from './words.ts'

const words = {
  change: { de: 'Text ändern', en: 'Change the text' },
  label: { de: 'Ändern:', en: 'Change:' },
  own: { de: 'Eigene Anweisung', en: 'Own instruction' },
  hint: { de: 'Eigene Anweisung, z. B. mit mehr Zahlen', en: 'Own instruction, e.g. with more figures' },
  send: { de: 'Nach der Anweisung ändern', en: 'Change as instructed' },
}

/** One line for what one wants to have changed; sent by its button or by Enter. */
export function OwnWay({
  onWay,
  focus,
  className = '',
}: {
  onWay(way: Change): void
  focus?: boolean
  className?: string
}) {
  const t = useText()
  const [wish, setWish] = useState('')
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
        ref={input => void (focus && input?.focus({ preventScroll: true }))}
        onChange={({ target }) => setWish(target.value)}
      />
      <button
        type="submit"
        aria-label={t(words.send)}
        disabled={!instruction}
        className="absolute inset-y-0 right-0 flex w-10 cursor-pointer items-center justify-center rounded-md text-muted
          hover:text-ink disabled:cursor-default disabled:opacity-50"
      >
        <CornerDownLeft className="size-4" aria-hidden />
      </button>
    </form>
  )
}

/** The ways that have a name, as buttons. */
export const NamedWays = ({ onWay }: { onWay(way: Change): void }) => {
  const t = useText()
  return hows.map(how => (
    <button key={how} type="button" className="btn-small font-normal" onClick={() => onWay({ how })}>
      {t(refinementNames[how])}
    </button>
  ))
}

type Props = {
  onWay(way: Change): void
  /** What is to be changed, where that is not the whole. */
  children?: ReactNode
  /** Why the last change came to nothing. */
  failed?: string
  /** Whether a change is being written. */
  busy?: boolean
}

/** What one can ask of a finished text, under it. */
export function RefineRow({ onWay, children, failed, busy }: Props) {
  const t = useText()
  return (
    <section aria-label={t(words.change)} data-refine className="border-t border-line px-5 pt-3 pb-2 sm:px-10">
      {failed && (
        <div className="mb-3">
          <Panel tone="danger">{failed}</Panel>
        </div>
      )}
      <fieldset disabled={busy} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="-mx-2.5 flex min-w-0 flex-wrap items-center">
          <span className="px-2.5 text-sm text-muted">{t(words.label)}</span>
          <NamedWays onWay={onWay} />
        </div>
        <OwnWay onWay={onWay} className="min-w-0 flex-1 basis-64" />
      </fieldset>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        {children}
        <span className="ml-auto py-1">
          <CostLine cost={1} />
        </span>
      </div>
    </section>
  )
}
