import { Fragment, type ReactNode, useMemo, useRef } from 'react'
import { directionOf } from '#shared/direction.ts'
import type { Values } from '#shared/fields.ts'
import { useText } from '../../language.tsx'
import { editAttribute, useLevel } from '../diff/useLevel.ts'
import { useIsWide } from '../../ui/useIsWide.ts'
import { textOf } from '../parts.ts'
import type { ViewProps } from '../views.ts'
import { cutAt, type Found, foundIn, inParagraphs, type Paragraph } from './found.ts'
import { Point } from './Point.tsx'

const words = {
  text: { de: 'Ihr Text', en: 'Your text' },
  elsewhere: { de: 'Ohne Stelle im Text', en: 'Without a place in the text' },
}

type ParagraphProps = {
  paragraph: Paragraph
  found: readonly (Found | undefined)[]
  numbers: ReadonlyMap<number, number>
  children: ReactNode
}

/** A paragraph of the text that was criticised, its passages underlined and numbered, and beside it what is said. */
function Criticised({ paragraph, found, numbers, children }: ParagraphProps) {
  const text = useRef<HTMLParagraphElement>(null)
  const cards = useRef<HTMLOListElement>(null)
  useLevel(text, cards, undefined, [paragraph, found, children])
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-3 min-[1200px]:grid-cols-[minmax(0,1fr)_17rem]">
      <p ref={text} className="reading max-w-[36rem] whitespace-pre-wrap wrap-anywhere">
        {cutAt(paragraph, found).map(({ words, isMeant, ends }, at) => (
          <Fragment key={at}>
            {isMeant ? (
              <mark className="bg-transparent text-ink underline decoration-warn decoration-2 underline-offset-4">
                {words}
              </mark>
            ) : (
              words
            )}
            {ends.map(point => (
              <sup
                key={point}
                {...{ [editAttribute]: paragraph.points.indexOf(point) + 1 }}
                className="ml-0.5 font-sans text-xs font-semibold text-warn"
              >
                {numbers.get(point)}
              </sup>
            ))}
          </Fragment>
        ))}
      </p>
      {paragraph.points.length > 0 && (
        <ol
          ref={cards}
          className="grid grid-cols-1 content-start gap-4 border-l-2 border-warn-soft pl-3 min-[1200px]:block"
        >
          {children}
        </ol>
      )}
    </div>
  )
}

/** Of one that is being written the passage may still grow. */
const isPlaced = (point: Values, writing: boolean) => !writing || textOf(point.problem) !== ''

/** Criticism at its place in the text: beside its passage, on phones below it; at the end what has no place. */
export function Criticism(props: ViewProps<readonly Values[]>) {
  const { shape, answer, source = '', lang, writing = false, onChange } = props
  const t = useText()
  const of = (shape.shape === 'list' && shape.of) || {}
  const passages = JSON.stringify(answer.map(point => (isPlaced(point, writing) ? textOf(point.passage) : '')))
  const found = useMemo(() => foundIn(source, JSON.parse(passages) as string[]), [source, passages])
  const isWide = useIsWide(1200)
  const paragraphs = useMemo(() => inParagraphs(source, found, !isWide), [source, found, isWide])
  const placed = paragraphs.flatMap(({ points }) => points)
  const others = answer.flatMap((_, at) => (placed.includes(at) ? [] : [at]))
  const numbers = new Map([...placed, ...others].map((at, place) => [at, place + 1]))
  const point = (at: number) => (
    <Point
      key={at}
      {...{ of, at, lang }}
      point={answer[at] ?? {}}
      number={numbers.get(at) ?? 0}
      quotes={!placed.includes(at)}
      onChange={onChange && !writing ? to => onChange(answer.with(at, to)) : undefined}
    />
  )
  return (
    <div className="sheet-x py-7 sm:py-9">
      <section aria-label={t(words.text)} dir={directionOf(lang)} className="grid grid-cols-1 gap-5">
        {paragraphs.map(paragraph => (
          <Criticised key={paragraph.from} {...{ paragraph, found, numbers }}>
            {paragraph.points.map(point)}
          </Criticised>
        ))}
      </section>
      {others.length > 0 && (
        <section aria-label={t(words.elsewhere)} className={paragraphs.length ? 'mt-8 border-t border-line pt-6' : ''}>
          {paragraphs.length > 0 && <h3 className="mb-3 text-sm font-medium">{t(words.elsewhere)}</h3>}
          <ol className="grid max-w-[36rem] grid-cols-1 gap-5">{others.map(point)}</ol>
        </section>
      )}
    </div>
  )
}
