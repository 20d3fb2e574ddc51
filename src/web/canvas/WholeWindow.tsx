import type { ReactNode } from 'react'
import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'

type Props = {
  title: string
  /** What the cross does, in words. */
  close: string
  /** Somebody wants to leave; pressing beside it is not possible. */
  onLeave(): void
  children: ReactNode
}

/** A window over the whole page in which something is drawn. */
export const WholeWindow = ({ title, close, onLeave, children }: Props) => (
  <Dialog.Root open onOpenChange={open => open || onLeave()} disablePointerDismissal>
    <Dialog.Portal>
      <Dialog.Popup className="fixed inset-0 z-20 flex flex-col bg-surface text-ink outline-none sm:pb-1">
        <div className="flex items-center gap-2 px-4 pt-2">
          <Dialog.Title className="voice mr-auto text-lg">{title}</Dialog.Title>
          <Dialog.Close aria-label={close} className="icon-btn">
            <X className="size-[18px]" strokeWidth={1.75} aria-hidden />
          </Dialog.Close>
        </div>
        {children}
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
)
