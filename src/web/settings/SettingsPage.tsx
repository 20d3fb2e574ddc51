import { useEffect, useRef } from 'react'
import { useSignsIn } from '../data/sign-in.ts'
import { useText } from '../language.tsx'
import { Languages } from '../shell/Languages.tsx'
import { KeysSection } from './keys/KeysSection.tsx'
import { ArchiveSection } from './ArchiveSection.tsx'
import { BrandSection } from './BrandSection.tsx'
import { FilesSection } from './FilesSection.tsx'
import { LeaveSection } from './LeaveSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { PlanSection } from './PlanSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { ProviderSection } from './ProviderSection.tsx'
import { Section } from '../ui/Section.tsx'
import { SenderSection } from './sender/SenderSection.tsx'
import { sections } from './sections.ts'
import { SessionsSection } from './SessionsSection.tsx'
import { ThemeSection } from './ThemeSection.tsx'
import { TwoFactorSection } from './two-factor/TwoFactorSection.tsx'
import { UsageSection } from './usage/UsageSection.tsx'
import { useSectionInView } from './useSectionInView.ts'

const words = { title: { de: 'Einstellungen', en: 'Settings' } }

/** Everything a person decides about their account, on one page. */
export function SettingsPage() {
  const t = useText()
  const { data } = useSignsIn()
  const names = Object.entries(sections).filter(([id]) => id !== 'provider' || data?.providerName)
  const at = useSectionInView(names.map(([id]) => id))
  const list = useRef<HTMLUListElement>(null)
  // On phones the list is a row: what one is at comes into it without moving the page.
  useEffect(() => {
    const row = list.current?.parentElement
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (row && current) row.scrollTo({ left: current.offsetLeft - 16 })
  }, [at])
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-4 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <h1 className="voice text-2xl lg:col-span-2">{t(words.title)}</h1>
      <nav
        aria-label={t(words.title)}
        className="sticky top-14 z-5 -mx-4 overflow-x-auto bg-bg px-4 py-1 lg:top-20 lg:-ml-2.5 lg:mr-0 lg:self-start lg:px-0 lg:py-0"
      >
        <ul ref={list} className="flex gap-1 lg:grid lg:gap-0">
          {names.map(([id, name]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === at ? 'location' : undefined}
                className="flex h-9 items-center rounded-md px-2.5 whitespace-nowrap text-muted transition-colors
                  duration-120 hover:bg-sunken hover:text-ink aria-[current]:bg-sunken aria-[current]:font-medium
                  aria-[current]:text-ink pointer-coarse:h-11"
              >
                {t(name)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid max-w-3xl min-w-0 grid-cols-1 gap-4">
        <ProfileSection />
        <SenderSection />
        <PlanSection />
        <UsageSection />
        <FilesSection />
        <Section id="language" title={t(sections.language)}>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <Languages />
          </div>
        </Section>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <BrandSection />
          <ThemeSection />
        </div>
        <PasswordSection />
        <TwoFactorSection />
        <ProviderSection />
        <KeysSection />
        <SessionsSection />
        <ArchiveSection />
        <LeaveSection />
      </div>
    </div>
  )
}
