import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { seoOfDocument } from '#language/seo/index.ts'
import { documentChecksQuery } from '../../data/one-document.ts'
import { useText } from '../../language.tsx'
import { Score } from '../checks/Score.tsx'
import { SeoFindings } from '../checks/SeoFindings.tsx'
import { documentOf } from '../text/content.ts'
import { type Ask, isAdvice } from './tools.ts'

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

/** Whether what was asked is first measured by rules: advice on the whole text. A passage has no score. */
export const isMeasured = ({ tool, target }: Ask) => isAdvice(tool) && target.isWhole

type Props = {
  ask: Ask
  about: About
  lang: string | undefined
  /** Whether a model's advice follows. */
  advised?: boolean
}

/** How well the whole text can be found, by rules, before what a model advises, and also where none does. */
export function TargetScore({ ask: { target }, about, lang = 'de', advised = false }: Props) {
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
      {advised && <h4 className="eyebrow -mb-3 pt-2">{t(words.advice)}</h4>}
    </section>
  )
}
