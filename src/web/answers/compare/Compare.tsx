import { useMemo } from 'react'
import { compared } from '#language/comparing/compared.ts'
import { useText } from '../../language.tsx'
import { Markdown } from '../markdown/Markdown.tsx'
import type { ViewProps } from '../views.ts'
import { Common } from './Common.tsx'
import { Sides } from './Sides.tsx'
import { judgementIn, textsIn } from './sides.ts'

const words = { judgement: { de: 'Urteil', en: 'Judgement' } }

/** Two texts compared: side by side, below it what can be counted of them, and what a model has judged. */
export function Compare({ answer, values, lang, writing }: ViewProps<string>) {
  const t = useText()
  const [one, other] = textsIn(values)
  const found = useMemo(() => compared(one, other), [one, other])
  const judgement = useMemo(
    () => (writing ? answer : judgementIn(answer, { text1: one, text2: other })),
    [answer, writing, one, other],
  )
  return (
    <div className="@container">
      <Common found={found}>
        <Sides segments={found.segments} />
      </Common>
      {judgement && (
        <section aria-label={t(words.judgement)} className="border-t border-line sheet-x py-7">
          <h3 className="mb-3 text-sm font-medium">{t(words.judgement)}</h3>
          <div lang={lang} className="reading max-w-[36rem]">
            <Markdown below={3} writing={writing} lang={lang} part="">
              {judgement}
            </Markdown>
          </div>
        </section>
      )}
    </div>
  )
}
