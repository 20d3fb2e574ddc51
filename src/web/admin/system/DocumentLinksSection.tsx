import { useMutation, useQuery } from '@tanstack/react-query'
import { allowLinks, documentRulesKey, documentRulesQuery } from '../../data/document-rules.ts'
import { useNews } from '../../data/news.ts'
import { Switch } from '../../fields/Switch.tsx'
import { useText } from '../../language.tsx'
import { Fetched } from '../../ui/Fetched.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Section } from '../../ui/Section.tsx'
import { useSentence } from '../../useSentence.ts'

const words = {
  title: { de: 'Dokumente weitergeben', en: 'Passing documents on' },
  line: {
    de: 'Mit einem Link lesen andere ein Dokument ohne Konto, bis zu einem Tag, den die Verfasserin oder der Verfasser wählt.',
    en: 'By a link, others read a document without an account, until a day that its author chooses.',
  },
  allow: { de: 'Links zum Lesen erlauben', en: 'Allow links for reading' },
  hint: {
    de: 'Abgeschaltet führen auch bestehende Links nirgendwohin; wieder eingeschaltet gelten sie bis zu ihrem Tag.',
    en: 'When off, links that exist lead nowhere, too; switched on again, they work until their day.',
  },
}

/** Whether people may let others read their documents by a link. */
export function DocumentLinksSection() {
  const t = useText()
  const sentence = useSentence()
  const tell = useNews()
  const query = useQuery(documentRulesQuery)
  const change = useMutation({ mutationFn: allowLinks, onSettled: () => tell({ stale: documentRulesKey }) })
  return (
    <Section id="documents" title={t(words.title)} line={t(words.line)}>
      <Fetched query={query}>
        {({ links }) => (
          <>
            {change.error && <Panel tone="danger">{sentence(change.error)}</Panel>}
            <Switch
              label={t(words.allow)}
              hint={t(words.hint)}
              on={change.isPending ? change.variables : links}
              onChange={on => change.isPending || change.mutate(on)}
            />
          </>
        )}
      </Fetched>
    </Section>
  )
}
