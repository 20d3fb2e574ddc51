import { Tooltip } from '@base-ui/react/tooltip'
import type { TipProps } from './Tip.tsx'

/** Esc closes it. */
export const TipPopup = ({ anchor, label, onClose }: TipProps) => (
  <Tooltip.Root open onOpenChange={open => open || onClose()}>
    <Tooltip.Portal>
      <Tooltip.Positioner anchor={anchor} sideOffset={6} className="z-30">
        <Tooltip.Popup aria-hidden className="rounded-sm bg-ink px-2 py-1 text-sm text-bg">
          {label}
        </Tooltip.Popup>
      </Tooltip.Positioner>
    </Tooltip.Portal>
  </Tooltip.Root>
)
