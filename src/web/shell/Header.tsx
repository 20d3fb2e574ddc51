import { type ReactNode, Suspense } from 'react'
import { Link } from '@tanstack/react-router'
import { CircleQuestionMark, Languages, type LucideIcon, PanelLeft } from 'lucide-react'
import { Mark } from '../brand/Mark.tsx'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { later } from '../ui/later.ts'
import { useOpener } from '../ui/useOpener.ts'
import { Avatar } from './Avatar.tsx'
import { UsageRing } from './UsageRing.tsx'

type Closing = { onClose(): void }
const HelpDialog = later<Closing>(() => import('./HelpDialog.tsx').then(it => it.HelpDialog))
const LanguageDialog = later<Closing>(() => import('./LanguageDialog.tsx').then(it => it.LanguageDialog))
const NavDrawer = later<Closing>(() => import('./NavDrawer.tsx').then(it => it.NavDrawer))

const words = {
  nav: { de: 'Navigation öffnen', en: 'Open navigation' },
  home: { de: 'Federwerk, zu den Werkzeugen', en: 'Federwerk, to the tools' },
  help: { de: 'Hilfe', en: 'Help' },
  language: { de: 'Sprache', en: 'Language' },
}

type OpenerProps = { label: string; icon: LucideIcon; opener: ReturnType<typeof useOpener>; className?: string }
const Opener = ({ label, icon: Icon, opener, className = '' }: OpenerProps) => (
  <button
    type="button"
    className={`icon-btn ${className}`}
    aria-label={label}
    aria-haspopup="dialog"
    onClick={opener.open}
    {...opener.hints}
  >
    <Icon className="size-5" strokeWidth={1.75} aria-hidden />
  </button>
)

/** The frame's first row: where one is, what is left of the plan, and everything that concerns the person. */
export function Header({ crumbs }: { crumbs: ReactNode }) {
  const t = useText()
  const nav = useOpener(NavDrawer.load)
  const help = useOpener(HelpDialog.load)
  const language = useOpener(LanguageDialog.load)
  return (
    <header className="sticky top-0 z-10 flex h-14 items-center gap-1 border-b border-line bg-bg px-2 sm:px-6 lg:pl-8 print:hidden">
      <Opener label={t(words.nav)} icon={PanelLeft} opener={nav} className="lg:hidden" />
      <Link to={pages.catalogue} aria-label={t(words.home)} className="icon-btn text-accent md:hidden">
        <Mark className="size-6" />
      </Link>
      <div className="min-w-0 flex-1">{crumbs}</div>
      <Suspense>
        <UsageRing />
      </Suspense>
      <Opener label={t(words.help)} icon={CircleQuestionMark} opener={help} />
      <Opener label={t(words.language)} icon={Languages} opener={language} />
      <Suspense fallback={<span className="size-10 shrink-0" />}>
        <Avatar />
      </Suspense>
      <Suspense>
        {nav.isOpen && <NavDrawer onClose={nav.close} />}
        {help.isOpen && <HelpDialog onClose={help.close} />}
        {language.isOpen && <LanguageDialog onClose={language.close} />}
      </Suspense>
    </header>
  )
}
