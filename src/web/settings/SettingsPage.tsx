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

const words = { title: { de: 'Einstellungen', en: 'Settings' } }

/** Everything a person decides about their account, on one page. */
export function SettingsPage() {
  const t = useText()
  const { data } = useSignsIn()
  const names = Object.entries(sections).filter(([id]) => id !== 'provider' || data?.providerName)
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-4 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <h1 className="voice text-2xl lg:col-span-2">{t(words.title)}</h1>
      <nav
        aria-label={t(words.title)}
        className="-mx-4 overflow-x-auto px-4 lg:sticky lg:top-20 lg:-ml-2.5 lg:mr-0 lg:self-start lg:px-0"
      >
        <ul className="flex gap-1 lg:grid">
          {names.map(([id, name]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex h-9 items-center rounded-md px-2.5 whitespace-nowrap text-muted transition-colors
                  duration-120 hover:bg-sunken hover:text-ink pointer-coarse:h-11"
              >
                {t(name)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid max-w-3xl min-w-0 grid-cols-1 gap-5">
        <ProfileSection />
        <SenderSection />
        <PlanSection />
        <UsageSection />
        <FilesSection />
        <Section id="language" title={t(sections.language)}>
          <Languages />
        </Section>
        <BrandSection />
        <ThemeSection />
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
