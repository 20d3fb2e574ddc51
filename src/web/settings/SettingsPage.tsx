import { useText } from '../language.tsx'
import { GlossarySection } from '../knowledge/GlossarySection.tsx'
import { KnowledgeSection } from '../knowledge/KnowledgeSection.tsx'
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
import { sections, title } from './sections.ts'
import { SettingsNav, useSections } from './SettingsNav.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { ThemeSection } from './ThemeSection.tsx'
import { TwoFactorSection } from './two-factor/TwoFactorSection.tsx'
import { useUsageMoved } from './useUsageMoved.ts'
import { useSectionInView } from './useSectionInView.ts'

/** Everything a person decides about their account, on one page. */
export function SettingsPage() {
  const t = useText()
  const at = useSectionInView(useSections())
  useUsageMoved()
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-4 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <h1 className="voice text-2xl lg:col-span-2">{t(title)}</h1>
      <SettingsNav at={at} />
      <div className="grid max-w-3xl min-w-0 grid-cols-1 gap-2 sm:gap-4 min-[1600px]:max-w-none">
        <ProfileSection />
        <SenderSection />
        <KnowledgeSection />
        <GlossarySection />
        <PlanSection />
        <FilesSection />
        <Section id="language" title={t(sections.language)}>
          <div className="grid grid-cols-2 gap-4">
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
