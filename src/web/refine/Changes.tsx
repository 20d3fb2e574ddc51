import { useMemo, useState } from 'react'
import type { VersionView } from '#server/runs/shown.ts'
import type { Answer, Shape } from '#shared/answers.ts'
import { beginningOfText, isTooLong } from '../answers/beginning.ts'
import { wordsIn } from '../answers/counts.ts'
import { OnlyBeginning } from '../answers/OnlyBeginning.tsx'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Segments } from '../ui/Segments.tsx'
import { Select } from '../ui/Select.tsx'
import { answerIn, textOfAnswer } from './comes-from.ts'
import { changesOf } from './lines.ts'
import { MarkedText } from './MarkedText.tsx'
import { plainOf } from './plain.ts'
import { answerWith, mirrored, numbered, without } from './take-back.ts'
import { askedOf, versionWords } from './words.ts'

const words = {
  against: { de: 'Verglichen mit', en: 'Compared with' },
  show: { de: 'Darstellung', en: 'Layout' },
  marked: { de: 'Markiert', en: 'Marked' },
  beside: { de: 'Nebeneinander', en: 'Side by side' },
  words: (one: string, other: string) => ({ de: `${one} → ${other} Wörter`, en: `${one} → ${other} words` }),
  new: { de: 'neu', en: 'new' },
  gone: { de: 'entfallen', en: 'gone' },
  back: (at: string) => ({ de: `Zu Fassung ${at}`, en: `Go to version ${at}` }),
  noneLeft: { de: 'Es ist keine Änderung mehr offen.', en: 'No change is left to decide on.' },
  equal: { de: 'Die beiden Fassungen sind Wort für Wort gleich.', en: 'The two versions are the same, word for word.' },
}

type Props = {
  versions: readonly VersionView[]
  at: number
  /** What stands on the sheet, which may have been changed since the versions were asked for; and as Markdown. */
  shape: Shape
  answer: Answer
  text: string
  /** Of several answers the one that stands there. */
  variant?: number | undefined
  lang?: string
  onVersion(run: string): void
  /** Takes an answer in which one change is taken back; missing where it cannot be changed. */
  onChange?: ((answer: Answer) => void) | undefined
}

/**
 * What a version has changed: marked in the text, or two versions side by side. At first, against the one it changes.
 */
export function Changes({ versions, at, shape, answer, text, variant, lang, onVersion, onChange }: Props) {
  const t = useText()
  const { number } = useFormats()
  const [layout, setLayout] = useState<'marked' | 'beside'>('marked')
  const [accepted, accept] = useState<{ of: string; text: string }>()
  const [chosen, choose] = useState<{ of: string; run: string }>()
  const current = versions[at]
  const own = chosen?.of === current?._id ? chosen?.run : current?.parent
  const found = versions.findIndex(({ _id }) => _id === own)
  const place = found < 0 || found === at ? (at ? at - 1 : 1) : found
  const earlier = versions[place]
  const from = answerIn(versions, earlier?._id, { run: current?._id, variant })
  const [one, other] = [earlier ? textOfAnswer(earlier, from) : '', text]
  const of = `${current?._id} ${earlier?._id}`
  // What was accepted stands in both: it is marked no more.
  const base = layout === 'marked' && accepted?.of === of ? accepted.text : one
  const segments = useMemo(() => numbered(changesOf(beginningOfText(base), beginningOfText(other))), [base, other])
  const [was, is] = useMemo(() => [plainOf(base), plainOf(other)], [base, other])
  const taken = (change: number) => without(is, was, mirrored(segments), change)
  const back = (change: number) => {
    const text = without(was, is, segments, change)
    return text === undefined ? undefined : answerWith(shape, answer, { lang, text: other, taken: text })
  }
  if (!current) return null
  const name = (index: number) => t(versionWords.one(number(index + 1)))
  const column = (index: number, side: 'gone' | 'new') => (
    <section aria-label={name(index)} className="min-w-0">
      <h3 className="mb-3 text-sm font-medium">
        {name(index)} <span className="font-normal text-muted">{askedOf(versions[index] ?? current, t)}</span>
      </h3>
      <MarkedText segments={segments} side={side} lang={lang} />
    </section>
  )
  return (
    <div className="px-5 py-6 sm:px-10">
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <label className="flex min-w-0 items-center gap-2">
          <span className="shrink-0 text-muted">{t(words.against)}</span>
          <Select
            className="max-w-56 min-w-0 *:[select]:h-9 *:[select]:text-sm"
            value={place}
            onChange={({ target }) => choose({ of: current._id, run: versions[Number(target.value)]?._id ?? '' })}
          >
            {versions.map(
              (version, index) =>
                index !== at && (
                  <option key={version._id} value={index}>
                    {name(index)}: {askedOf(version, t)}
                  </option>
                ),
            )}
          </Select>
        </label>
        <Segments
          label={t(words.show)}
          value={layout}
          options={[
            { value: 'marked', label: t(words.marked) },
            { value: 'beside', label: t(words.beside) },
          ]}
          onChange={setLayout}
        />
        <span className="text-muted tabular-nums">{t(words.words(number(wordsIn(one)), number(wordsIn(other))))}</span>
        <span className="reading flex gap-2 text-sm/6">
          <ins>{t(words.new)}</ins>
          <del className="text-ink">{t(words.gone)}</del>
        </span>
        <button type="button" className="link cursor-pointer" onClick={() => onVersion(versions[place]?._id ?? '')}>
          {t(words.back(number(place + 1)))}
        </button>
      </div>
      {segments.every(({ kind }) => kind === 'same') && (
        <p className="mb-4 text-muted">{t(base === one ? words.equal : words.noneLeft)}</p>
      )}
      {layout === 'marked' ? (
        <MarkedText
          segments={segments}
          lang={lang}
          canAccept={number => taken(number) !== undefined}
          onAccept={number => accept({ of, text: taken(number) ?? base })}
          canTakeBack={number => !!onChange && back(number) !== undefined}
          onTakeBack={number => onChange?.(back(number) ?? answer)}
        />
      ) : (
        <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
          {column(place, 'gone')}
          {column(at, 'new')}
        </div>
      )}
      {[one, other].some(isTooLong) && <OnlyBeginning />}
    </div>
  )
}
