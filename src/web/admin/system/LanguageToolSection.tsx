import { useMutation, useQuery } from '@tanstack/react-query'
import type { LanguageToolView } from '#server/admin/language-tool.ts'
import { useNews } from '../../data/news.ts'
import { languageToolKey, languageToolQuery, tryLanguageTool } from '../../data/spelling.ts'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Fetched } from '../../ui/Fetched.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Section } from '../../ui/Section.tsx'
import { Tag } from '../../ui/small.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useSentence } from '../../useSentence.ts'

const words = {
  title: { de: 'Grammatik mit LanguageTool', en: 'Grammar with LanguageTool' },
  line: {
    de: 'Ein LanguageTool prüft im Editor Grammatik und Rechtschreibung. Dazu werden Absätze beim Schreiben dorthin gesendet; der Editor sagt das allen, die prüfen.',
    en: 'A LanguageTool checks grammar and spelling in the editor. For this, paragraphs are sent to it while they are written; the editor says so to everyone who checks.',
  },
  none: {
    de: 'Nicht eingerichtet. Tragen Sie seine Adresse in LANGUAGETOOL_URL ein, etwa http://localhost:8081, und starten Sie neu.',
    en: 'Not set up. Put its address in LANGUAGETOOL_URL, such as http://localhost:8081, and restart.',
  },
  try: { de: 'Verbindung prüfen', en: 'Try the connection' },
  trying: { de: 'LanguageTool wird gefragt …', en: 'LanguageTool is being asked …' },
  works: (software: string) => ({ de: `${software} antwortet`, en: `${software} answers` }),
}

function Connection({ view: { host, resting } }: { view: LanguageToolView }) {
  const t = useText()
  const sentence = useSentence()
  const tell = useNews()
  const attempt = useMutation({ mutationFn: tryLanguageTool, onSettled: () => tell({ stale: languageToolKey }) })
  if (host === null) return <p className="text-sm text-muted">{t(words.none)}</p>
  const busy = attempt.isPending
  return (
    <>
      <p className="font-medium wrap-anywhere">{host}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button className="btn-line" isBusy={busy} onClick={() => attempt.mutate()}>
          {busy && <Spinner />}
          {t(words.try)}
        </Button>
        <p role="status" className="text-sm text-muted">
          {busy && t(words.trying)}
          {attempt.data && !busy && <Tag tone="ok">{t(words.works(attempt.data.software))}</Tag>}
        </p>
      </div>
      {attempt.error ? (
        <Panel tone="danger">{sentence(attempt.error)}</Panel>
      ) : (
        resting && !attempt.data && <Panel tone="danger">{t(resting)}</Panel>
      )}
    </>
  )
}

/** The LanguageTool that the configuration names: where it is, and whether it answers. */
export function LanguageToolSection() {
  const t = useText()
  const query = useQuery(languageToolQuery)
  return (
    <Section id="language-tool" title={t(words.title)} line={t(words.line)}>
      <Fetched query={query}>{view => <Connection view={view} />}</Fetched>
    </Section>
  )
}
