import { DictionariesSection } from './DictionariesSection.tsx'
import { BackupsSection } from './BackupsSection.tsx'
import { DocumentLinksSection } from './DocumentLinksSection.tsx'
import { ErrorsSection } from './ErrorsSection.tsx'
import { JobsSection } from './JobsSection.tsx'
import { LanguageToolSection } from './LanguageToolSection.tsx'
import { SystemSection } from './SystemSection.tsx'

/** How this installation is: its parts, its backups, what it does by itself, and what went wrong. */
export const SystemPage = () => (
  <>
    <SystemSection />
    <BackupsSection />
    <DictionariesSection />
    <LanguageToolSection />
    <DocumentLinksSection />
    <JobsSection />
    <ErrorsSection />
  </>
)
