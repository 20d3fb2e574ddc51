import { type ComponentProps, Suspense, useRef } from 'react'
import { Ellipsis } from 'lucide-react'
import { useText } from '../../language.tsx'
import { later } from '../../ui/later.ts'
import { useOpener } from '../../ui/useOpener.ts'
import type { VersionMenu as Opened } from './VersionMenu.tsx'

const words = {
  menu: { de: 'Fassung vergleichen oder löschen', en: 'Compare or delete this version' },
}
const VersionMenu = later<ComponentProps<typeof Opened>>(() => import('./VersionMenu.tsx').then(it => it.VersionMenu))

type Props = Pick<ComponentProps<typeof Opened>, 'id' | 'versions' | 'onRemove'>

/** Opens what can be done with the version that lies open. */
export function VersionMenuButton(props: Props) {
  const t = useText()
  const anchor = useRef<HTMLButtonElement>(null)
  const { isOpen, open, close, hints } = useOpener(VersionMenu)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="icon-btn -my-1 shrink-0"
        aria-label={t(words.menu)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={open}
        {...hints}
      >
        <Ellipsis className="size-5" aria-hidden />
      </button>
      <Suspense>{isOpen && <VersionMenu {...props} anchor={anchor} label={t(words.menu)} onClose={close} />}</Suspense>
    </>
  )
}
