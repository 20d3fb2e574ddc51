import type { ReactNode } from 'react'
import { Menu as Base } from '@base-ui/react/menu'
import { Check, type LucideIcon } from 'lucide-react'
import type { MenuProps } from './MenuButton.tsx'

const row =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1 text-base outline-none select-none ' +
  'data-highlighted:bg-sunken pointer-coarse:min-h-11'

/** The part of the page a button stands in: its menu belongs there too, for whoever goes from part to part. */
export const landmarkOf = (anchor: MenuProps['anchor']) => anchor.current?.closest<HTMLElement>('header, main')

/** What a `MenuButton` opens. */
export const Menu = ({ anchor, label, onClose, children }: MenuProps & { children: ReactNode }) => (
  <Base.Root open onOpenChange={open => open || onClose()}>
    <Base.Portal container={landmarkOf(anchor)}>
      <Base.Positioner anchor={anchor} sideOffset={8} align="end" className="z-30">
        <Base.Popup
          finalFocus={anchor}
          aria-label={label}
          className="max-h-(--available-height) max-w-[calc(100vw-1rem)] min-w-56 overflow-y-auto rounded-lg border
            border-line bg-surface p-1 text-ink shadow-overlay outline-none"
        >
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
)

type ItemProps = { icon?: LucideIcon; children: ReactNode; onClick(): void }
export const MenuItem = ({ icon: Icon, children, onClick }: ItemProps) => (
  <Base.Item className={row} onClick={onClick}>
    {Icon && <Icon className="size-4 shrink-0 text-muted" aria-hidden />}
    {children}
  </Base.Item>
)

/** An item that leads out of the product, in a tab of its own. */
export const MenuLink = ({ icon: Icon, children, href }: Omit<ItemProps, 'onClick'> & { href: string }) => (
  <Base.LinkItem className={row} href={href} target="_blank" rel="noopener noreferrer" closeOnClick>
    {Icon && <Icon className="size-4 shrink-0 text-muted" aria-hidden />}
    {children}
  </Base.LinkItem>
)

export const MenuLine = () => <Base.Separator className="my-1 h-px bg-line" />

type RadioProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string; icon: LucideIcon }[]
  onChange(value: NoInfer<Value>): void
}

/** One of several, chosen without closing the menu. */
export const MenuRadio = <Value extends string>({ label, value, options, onChange }: RadioProps<Value>) => (
  <Base.Group>
    <Base.GroupLabel className="eyebrow px-2.5 pt-1.5 pb-1">{label}</Base.GroupLabel>
    <Base.RadioGroup value={value} onValueChange={chosen => onChange(chosen as Value)}>
      {options.map(({ value: own, label: name, icon: Icon }) => (
        <Base.RadioItem key={own} value={own} className={row}>
          <Icon className="size-4 shrink-0 text-muted" aria-hidden />
          <span className="flex-1">{name}</span>
          <Base.RadioItemIndicator>
            <Check className="size-4 text-accent-ink" aria-hidden />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  </Base.Group>
)
