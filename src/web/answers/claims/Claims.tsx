import { Fragment, useId, useMemo } from 'react'
import { type Claim, isUnsearched, verdicts } from '#shared/claims.ts'
import { verdictNames } from '#shared/claims-told.ts'
import { directionOf } from '#shared/direction.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { textOf } from '../parts.ts'
import type { ViewProps } from '../views.ts'
import { ClaimCard } from './ClaimCard.tsx'
import { markedIn } from './marked.ts'
import { words } from './words.ts'

const none: Partial<Claim> = {}

/** A text that was checked: its claims marked and numbered, then each with its verdict and what that stands on. */
export function Claims({ answer, values, lang, writing = false }: ViewProps<readonly Claim[]>) {
  const t = useText()
  const { number } = useFormats()
  const id = useId()
  const text = textOf(values.content)
  const marked = useMemo(() => markedIn(text, answer), [text, answer])
  const unsearched = answer.length > 0 && answer.every(isUnsearched)
  const counts = verdicts.flatMap(verdict => {
    const count = answer.filter(one => one.verdict === verdict).length
    return count ? [`${number(count)} ${t(verdictNames[verdict])}`] : []
  })
  const goTo = (at: number) => {
    const card = document.getElementById(`${id}${at}`)
    card?.scrollIntoView({ block: 'center' })
    card?.focus({ preventScroll: true })
  }
  return (
    <div className="grid grid-cols-1 gap-7 sheet-x py-7 sm:py-9">
      {text && (
        <section aria-label={t(words.text)} dir={directionOf(lang)}>
          <p className="reading max-w-[36rem] whitespace-pre-wrap wrap-anywhere">
            {marked.map(({ words: piece, isClaimed, ends }, at) => (
              <Fragment key={at}>
                {isClaimed ? (
                  <mark className="bg-transparent text-ink underline decoration-line decoration-2 underline-offset-4">
                    {piece}
                  </mark>
                ) : (
                  piece
                )}
                {ends.map(end => (
                  <button
                    key={end}
                    type="button"
                    aria-label={t(words.goTo(end))}
                    title={t(verdictNames[(answer[end - 1] ?? none).verdict ?? 'not_found'])}
                    className="relative inline-flex min-w-6 justify-center rounded align-super font-sans text-xs
                      leading-6 font-semibold text-accent-ink hover:bg-accent-soft pointer-coarse:before:absolute
                      pointer-coarse:before:-inset-2.5"
                    onClick={() => goTo(end)}
                  >
                    {end}
                  </button>
                ))}
              </Fragment>
            ))}
          </p>
        </section>
      )}
      <section aria-label={t(words.claims)} className="grid max-w-[40rem] grid-cols-1 gap-4">
        <p className="text-sm text-muted">
          {unsearched
            ? t(words.unsearched(number(answer.length), answer.length === 1))
            : [t(words.count(number(answer.length), answer.length === 1)), counts.join(', ')]
                .filter(Boolean)
                .join(': ')}
          {unsearched && ` ${t(words.remembered)}`}
        </p>
        <ol className="grid grid-cols-1 gap-6">
          {answer.map((claim, at) => (
            <ClaimCard
              key={at}
              {...{ claim, lang }}
              number={at + 1}
              id={`${id}${at + 1}`}
              writing={writing && !claim.verdict}
              listed={unsearched}
            />
          ))}
        </ol>
      </section>
    </div>
  )
}
