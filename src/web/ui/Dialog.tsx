import { type ReactNode, type RefObject, useEffect } from 'react'
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useText } from '../language.tsx'
import { shieldFromDoubleClick } from './shield.ts'

const close = { de: 'Schließen', en: 'Close' }
const sizes = { small: 'w-[min(27rem,calc(100vw-2rem))]', large: 'w-[min(40rem,calc(100vw-2rem))]' }

type Props = {
  title: string
  /** A sentence under the title. */
  text?: ReactNode
  /** Stands above the title. */
  drawing?: ReactNode
  size?: keyof typeof sizes
  /** What has the focus first, if not the first control. */
  first?: RefObject<HTMLElement | null>
  onClose(): void
  children?: ReactNode
}

/** A question over the page, open as long as it is drawn. Esc, the cross and a press beside it close it. */
export function Dialog({ title, text, drawing, size = 'small', first, onClose, children }: Props) {
  const t = useText()
  useEffect(() => shieldFromDoubleClick, [])
  return (
    <Base.Root open onOpenChange={open => open || onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-20 bg-ink/30 dark:bg-black/60" />
        <Base.Viewport className="fixed inset-0 z-20 grid overflow-y-auto p-4">
          <Base.Popup
            initialFocus={first}
            className={`${sizes[size]} relative m-auto rounded-xl border border-line bg-surface p-6 text-ink shadow-overlay outline-none
            sm:p-8`}
          >
            {drawing}
            <Base.Title className="voice pr-8 text-xl">{title}</Base.Title>
            {text && <Base.Description className="mt-2 text-muted">{text}</Base.Description>}
            {children}
            <Base.Close aria-label={t(close)} className="icon-btn absolute top-3 right-3">
              <X className="size-[18px]" strokeWidth={1.75} aria-hidden />
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** A button inside that closes it. */
export const DialogClose = Base.Close
