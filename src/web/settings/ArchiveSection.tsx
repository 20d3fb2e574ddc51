import { useMutation } from '@tanstack/react-query'
import { call } from '../api.ts'
import { useLocale, useText } from '../language.tsx'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { useSentence } from '../useSentence.ts'
import { Section } from '../ui/Section.tsx'
import { sections } from './sections.ts'

const words = {
  line: {
    de: 'Alles, was Ihnen gehört, in einer ZIP-Datei: Konto, Texte als JSON und Markdown, Lesezeichen mit Notizen und Ihre Dateien.',
    en: 'Everything that is yours in one ZIP file: account, texts as JSON and Markdown, bookmarks with notes, and your files.',
  },
  download: { de: 'Archiv herunterladen', en: 'Download the archive' },
}

/** Takes everything along. The browser itself saves it, however large: first we ask whether one is still signed in. */
export function ArchiveSection() {
  const t = useText()
  const locale = useLocale()
  const sentence = useSentence()
  const download = useMutation({
    mutationFn: () => call('/api/session'),
    onSuccess: () => location.assign(`/api/archive?language=${locale}`),
  })
  return (
    <Section
      id="archive"
      title={t(sections.archive)}
      line={t(words.line)}
      action={
        <Button className="btn-line" isBusy={download.isPending} onClick={() => download.mutate()}>
          {t(words.download)}
        </Button>
      }
    >
      {download.error && <Panel tone="danger">{sentence(download.error)}</Panel>}
    </Section>
  )
}
