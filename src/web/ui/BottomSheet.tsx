import type { ReactNode, RefObject } from 'react'
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useText } from '../language.tsx'

const close = { de: 'Schließen', en: 'Close' }

type Props = {
  title: string
  /** What has the focus when it has opened. */
  first?: RefObject<HTMLElement | null>
  /** What has the focus again when it is closed. */
  last?: RefObject<HTMLElement | null>
  onClose(): void
  children: ReactNode
}

/** A dialog from the bottom of a phone, as high as what it holds. Esc, its cross and a press above close it. */
export const BottomSheet = ({ title, first, last, onClose, children }: Props) => {
  const t = useText()
  return (
    <Base.Root open onOpenChange={open => open || onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-20 bg-ink/30 dark:bg-black/60" />
        <Base.Popup
          initialFocus={first}
          finalFocus={last}
          className="fixed inset-x-0 bottom-0 z-20 mx-auto flex max-h-[85dvh] max-w-[40rem] flex-col rounded-t-xl border
            border-b-0 border-line bg-surface text-ink shadow-overlay outline-none"
        >
          <div className="flex items-center border-b border-line py-1.5 pr-2 pl-5">
            <Base.Title className="min-w-0 flex-1 font-medium">{title}</Base.Title>
            <Base.Close aria-label={t(close)} className="icon-btn size-11">
              <X className="size-[18px]" strokeWidth={1.75} aria-hidden />
            </Base.Close>
          </div>
          <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pt-4 pb-6">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
