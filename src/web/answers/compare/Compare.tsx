import { useMemo } from 'react'
import { compared } from '#language/comparing/compared.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Markdown } from '../markdown/Markdown.tsx'
import type { ViewProps } from '../views.ts'
import { Figures } from './Figures.tsx'
import { Sides } from './Sides.tsx'
import { judgementIn, textsIn } from './sides.ts'

const words = {
  similarity: { de: 'Ähnlichkeit', en: 'Similarity' },
  alike: {
    de: 'So viele Wörter haben beide in derselben Reihenfolge.',
    en: 'So many words stand in both, in the same order.',
  },
  shared: { de: 'Gemeinsame Begriffe', en: 'Shared terms' },
  one: { de: 'Nur in Text 1', en: 'Only in text 1' },
  other: { de: 'Nur in Text 2', en: 'Only in text 2' },
  judgement: { de: 'Urteil', en: 'Judgement' },
}
const terms = ['shared', 'one', 'other'] as const
const most = 8

/** Two texts compared: what can be counted and set side by side, and below it what a model has judged. */
export function Compare({ answer, values, lang, writing }: ViewProps<string>) {
  const t = useText()
  const { number } = useFormats()
  const [one, other] = textsIn(values)
  const found = useMemo(() => compared(one, other), [one, other])
  const judgement = useMemo(
    () => (writing ? answer : judgementIn(answer, { text1: one, text2: other })),
    [answer, writing, one, other],
  )
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-8 px-5 py-7 sm:px-10 sm:py-9">
        <div className="grid grid-cols-1 gap-x-10 gap-y-6 @lg:grid-cols-[10rem_minmax(0,1fr)]">
          <section aria-label={t(words.similarity)}>
            <h3 className="text-sm font-medium">{t(words.similarity)}</h3>
            <p className="voice mt-1 text-3xl tabular-nums">{number(Math.round(found.similarity * 100))} %</p>
            <p className="mt-1 text-sm text-muted">{t(words.alike)}</p>
          </section>
          <Figures one={found.one} other={found.other} />
        </div>
        <dl className="grid grid-cols-1 gap-3 text-sm">
          {terms.map(
            part =>
              found.terms[part].length > 0 && (
                <div key={part}>
                  <dt className="text-muted">{t(words[part])}</dt>
                  <dd className="mt-1 flex flex-wrap gap-1.5">
                    {found.terms[part].slice(0, most).map(term => (
                      <span key={term} className="rounded-full bg-sunken px-2.5 py-0.5">
                        {term}
                      </span>
                    ))}
                  </dd>
                </div>
              ),
          )}
        </dl>
        <Sides segments={found.segments} />
        {judgement && (
          <section aria-label={t(words.judgement)} className="border-t border-line pt-7">
            <h3 className="mb-3 text-sm font-medium">{t(words.judgement)}</h3>
            <div lang={lang} className="reading max-w-[36rem]">
              <Markdown below={3} writing={writing} lang={lang}>
                {judgement}
              </Markdown>
            </div>
          </section>
        )}
      </div>
    </div>
  )
}
