import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { seoOfDocument } from '#language/seo/index.ts'
import { documentChecksQuery } from '../../data/one-document.ts'
import { useText } from '../../language.tsx'
import { Score } from '../checks/Score.tsx'
import { SeoFindings } from '../checks/SeoFindings.tsx'
import { documentOf } from '../text/content.ts'
import type { Target } from './replacing/target.ts'

const words = {
  title: { de: 'Gemessen, ohne KI', en: 'Measured, without AI' },
  advice: { de: 'Was die KI rät', en: 'What AI advises' },
  phrase: {
    de: 'Ein Suchbegriff lässt sich unter „Prüfen“ eintragen.',
    en: 'A keyphrase can be entered under “Check”.',
  },
}

/** The document a drawer works on, as its checks know it. */
export type About = Readonly<{ title: string; id: string | undefined }>

/** How well the whole text can be found, by rules, before what a model advises. A passage has no score. */
export function TargetScore({ target, about, lang = 'de' }: { target: Target; about: About; lang?: string }) {
  const t = useText()
  const { title, id } = about
  const { data } = useQuery({ ...documentChecksQuery(id ?? ''), enabled: id !== undefined })
  const { keyphrase = '', description = '', site } = data ?? {}
  const { score, findings } = useMemo(() => {
    const frame = { title, keyphrase, description, site, language: lang.slice(0, 2) }
    return seoOfDocument(documentOf(target.doc), frame)
  }, [target, title, keyphrase, description, site, lang])
  return (
    <section className="grid gap-3 border-b border-line px-5 pt-3 pb-5 sm:px-10">
      <h4 className="eyebrow">{t(words.title)}</h4>
      <Score score={score} />
      {!keyphrase && <p className="text-sm text-muted">{t(words.phrase)}</p>}
      <SeoFindings findings={findings.filter(({ state }) => state !== 'good')} />
      <h4 className="eyebrow -mb-3 pt-2">{t(words.advice)}</h4>
    </section>
  )
}
