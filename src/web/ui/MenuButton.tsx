import { type ReactNode, type RefObject, Suspense, useRef } from 'react'
import type { Later } from './later.ts'
import { useOpener } from './useOpener.ts'

export type MenuProps = { anchor: RefObject<HTMLButtonElement | null>; label: string; onClose(): void }
type Props = {
  label: string
  menu: Later<MenuProps>
  /** What opens: a menu unless something else is said. */
  opens?: 'menu' | 'dialog'
  className?: string
  children: ReactNode
}

/** A button that opens a menu; the menu is loaded when someone points at it. */
export function MenuButton({ label, menu: Menu, opens = 'menu', className = 'icon-btn', children }: Props) {
  const anchor = useRef<HTMLButtonElement>(null)
  const { isOpen, open, close, hints } = useOpener(Menu)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup={opens}
        aria-expanded={isOpen}
        onClick={open}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown' || opens !== 'menu') return
          event.preventDefault()
          open()
        }}
        {...hints}
      >
        {children}
      </button>
      <Suspense>{isOpen && <Menu anchor={anchor} label={label} onClose={close} />}</Suspense>
    </>
  )
}
