import type { ReactNode } from 'react'
import { Popover } from '@base-ui/react/popover'
import { landmarkOf } from './Menu.tsx'
import type { MenuProps } from './MenuButton.tsx'

/** A few facts that a button opens beside itself. Esc and a press elsewhere close it. */
export const PopPanel = ({ anchor, label, onClose, children }: MenuProps & { children: ReactNode }) => (
  <Popover.Root open onOpenChange={open => open || onClose()}>
    <Popover.Portal container={landmarkOf(anchor)}>
      <Popover.Positioner anchor={anchor} sideOffset={8} align="end" className="z-30">
        <Popover.Popup
          finalFocus={anchor}
          aria-label={label}
          className="w-72 max-w-[calc(100vw-1rem)] rounded-lg border border-line bg-surface p-4 text-ink shadow-overlay
            outline-none"
        >
          {children}
        </Popover.Popup>
      </Popover.Positioner>
    </Popover.Portal>
  </Popover.Root>
)
