import type { ReactNode } from 'react'
import type { Compared } from '#language/comparing/compared.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Figures } from './Figures.tsx'

const words = {
  similarity: { de: 'Ähnlichkeit', en: 'Similarity' },
  alike: {
    de: 'So viele Wörter haben beide in derselben Reihenfolge.',
    en: 'This share of the words appears in both, in the same order.',
  },
  shared: { de: 'Gemeinsame Begriffe', en: 'Shared terms' },
  one: { de: 'Nur in Text 1', en: 'Only in text 1' },
  other: { de: 'Nur in Text 2', en: 'Only in text 2' },
}
const terms = ['shared', 'one', 'other'] as const
const most = 8

/** Two texts, and below them what can be counted of both and what each of them is about. */
export function Common({ found, children }: { found: Compared; children: ReactNode }) {
  const t = useText()
  const { percent } = useFormats()
  return (
    <div className="grid grid-cols-1 gap-8 sheet-x py-7 sm:py-9">
      {children}
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 border-t border-line pt-7 @lg:grid-cols-[10rem_minmax(0,1fr)]">
        <section aria-label={t(words.similarity)}>
          <h3 className="text-sm font-medium">{t(words.similarity)}</h3>
          <p className="voice mt-1 text-3xl tabular-nums">{percent(found.similarity)}</p>
          <p className="mt-1 text-sm text-muted">{t(words.alike)}</p>
        </section>
        <Figures one={found.one} other={found.other} />
      </div>
      <dl className="grid grid-cols-1 gap-3 text-sm empty:hidden">
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
    </div>
  )
}
