import { Link } from '@tanstack/react-router'
import { CircleQuestionMark, Languages, type LucideIcon, PanelLeft } from 'lucide-react'
import { Mark } from '../brand/Mark.tsx'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { SearchBox } from './SearchBox.tsx'
import { later } from '../ui/later.ts'
import { MenuButton, type MenuProps } from '../ui/MenuButton.tsx'
import { Avatar } from './Avatar.tsx'
import { Crumbs } from './Crumbs.tsx'
import { dialogs } from './Dialogs.tsx'
import { type DialogName, useDialogs } from '../dialogs.ts'
import { UsageRing } from './UsageRing.tsx'
import { WhenKnown } from './WhenKnown.tsx'

const HelpMenu = later<MenuProps>(() => import('./HelpMenu.tsx').then(it => it.HelpMenu))

const words = {
  nav: { de: 'Navigation öffnen', en: 'Open navigation' },
  home: { de: 'Federwerk, zu den Werkzeugen', en: 'Federwerk, go to the tools' },
  help: { de: 'Hilfe', en: 'Help' },
  language: { de: 'Sprache', en: 'Language' },
}

type OpenerProps = { label: string; icon: LucideIcon; opens: DialogName; className?: string }
function Opener({ label, icon: Icon, opens, className = '' }: OpenerProps) {
  const open = useDialogs()
  const { hint } = dialogs[opens]
  return (
    <button
      type="button"
      className={`icon-btn ${className}`}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => open(opens)}
      onPointerEnter={hint}
      onFocus={hint}
    >
      <Icon className="size-5" strokeWidth={1.75} aria-hidden />
    </button>
  )
}

/** The frame's first row: where one is, what is left of the plan, and everything that concerns the person. */
export function Header() {
  const t = useText()
  return (
    <header className="sticky top-0 z-10 flex h-14 items-center gap-0.5 border-b border-line bg-bg px-2 max-[22rem]:gap-0 max-[22rem]:px-1 sm:gap-1 sm:px-6 lg:px-(--page-side) lg:*:last:-mr-1 print:hidden">
      <Opener label={t(words.nav)} icon={PanelLeft} opens="nav" className="lg:hidden" />
      <Link to={pages.catalogue} aria-label={t(words.home)} className="icon-btn text-accent md:hidden">
        <Mark className="size-6" />
      </Link>
      <div className="min-w-0 flex-1">
        <Crumbs />
      </div>
      <SearchBox />
      <WhenKnown fallback={<span className="h-10 w-10 shrink-0 md:w-29" />}>
        <UsageRing />
      </WhenKnown>
      <MenuButton label={t(words.help)} menu={HelpMenu}>
        <CircleQuestionMark className="size-5" strokeWidth={1.75} aria-hidden />
      </MenuButton>
      <Opener label={t(words.language)} icon={Languages} opens="language" />
      <WhenKnown fallback={<span className="size-10 shrink-0" />}>
        <Avatar />
      </WhenKnown>
    </header>
  )
}
