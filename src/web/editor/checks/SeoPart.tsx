import type { Seo, SeoRuleName } from '#language/seo/index.ts'
import { type Checks as Kept, most } from '#shared/documents.ts'
import { lengthOf, type Text } from '#shared/text.ts'
import { useText } from '../../language.tsx'
import { Field } from '../../ui/Field.tsx'
import { Counter } from '../../ui/small.tsx'
import { Score } from './Score.tsx'
import { SeoFindings } from './SeoFindings.tsx'

const words = {
  keyphrase: { de: 'Suchbegriff', en: 'Keyphrase' },
  keyphraseHint: {
    de: 'Wonach Menschen suchen sollen, etwa „Lastenrad mieten“',
    en: 'What people should search for, such as “hire a cargo bike”',
  },
  description: { de: 'Beschreibung für Suchmaschinen', en: 'Description for search engines' },
  site: { de: 'Eigene Website', en: 'Your site' },
  siteHint: { de: 'Links dorthin gelten als eigene.', en: 'Links to it count as your own.' },
} satisfies Record<string, Text>

type Props = {
  seo: Seo | undefined
  chosen: SeoRuleName | undefined
  kept: Kept
  lang: string
  onChange(kept: Kept): void
  onChoose(rule: SeoRuleName): void
}

/** How well a text can be found, and what it takes: each finding leads to its places. */
export function SeoPart({
  seo,
  chosen,
  kept: { keyphrase = '', description = '', site = '' },
  lang,
  onChange,
  onChoose,
}: Props) {
  const t = useText()
  return (
    <div className="grid gap-4">
      {seo && <Score score={seo.score} />}
      <div className="grid gap-3">
        <Field label={t(words.keyphrase)} hint={keyphrase ? undefined : t(words.keyphraseHint)}>
          {control => (
            <input
              {...control}
              lang={lang}
              className="field h-9"
              maxLength={most.keyphrase}
              value={keyphrase}
              onChange={({ target }) => onChange({ keyphrase: target.value })}
            />
          )}
        </Field>
        <Field label={t(words.description)} aside={<Counter count={lengthOf(description)} max={156} />}>
          {control => (
            <textarea
              {...control}
              rows={3}
              lang={lang}
              dir="auto"
              className="field py-1.5"
              maxLength={most.description}
              value={description}
              onChange={({ target }) => onChange({ description: target.value })}
            />
          )}
        </Field>
        <Field label={t(words.site)} hint={t(words.siteHint)}>
          {control => (
            <input
              {...control}
              inputMode="url"
              autoComplete="url"
              placeholder="example.com"
              className="field h-9"
              maxLength={most.site}
              value={site}
              onChange={({ target }) => onChange({ site: target.value })}
            />
          )}
        </Field>
      </div>
      <SeoFindings findings={seo?.findings ?? []} {...{ chosen, onChoose }} />
    </div>
  )
}
