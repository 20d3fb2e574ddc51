import { useMemo, useState } from 'react'
import type { Segment } from '#language/comparing/segments.ts'
import type { VersionView } from '#server/views.ts'
import { wordsIn } from '../answers/counts.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Segments } from '../ui/Segments.tsx'
import { changesOf, type Line, linesOf } from './lines.ts'
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
  equal: { de: 'Die beiden Fassungen sind Wort für Wort gleich.', en: 'The two versions are the same, word by word.' },
}

const Piece = ({ kind, text }: Segment) =>
  kind === 'same' ? text : kind === 'gone' ? <del>{text}</del> : <ins>{text}</ins>

const depths = ['text-[1.75rem]/[2.125rem] font-medium', 'text-[1.3125rem]/7 font-medium', 'font-semibold']

function OneLine({ depth, bullet, pieces }: Line) {
  const inside = pieces.map((piece, at) => <Piece key={at} {...piece} />)
  if (depth) return <p className={`mt-6 first:mt-0 ${depths[depth - 1] ?? depths.at(-1)}`}>{inside}</p>
  if (!bullet) return <p className="mt-4 first:mt-0">{inside}</p>
  return (
    <p className="mt-1.5 flex gap-2.5">
      <span className="shrink-0 text-muted">{bullet}</span>
      <span className="min-w-0">{inside}</span>
    </p>
  )
}

const Text = ({ segments, lang }: { segments: readonly Segment[]; lang?: string }) => (
  <div lang={lang} dir="auto" className="reading max-w-[36rem] wrap-anywhere">
    {linesOf(segments).map((line, at) => (
      <OneLine key={at} {...line} />
    ))}
  </div>
)

type Props = {
  versions: readonly VersionView[]
  at: number
  lang?: string
  onVersion(run: string): void
}

/**
 * What a version has changed: marked in the text, or two versions side by side. At first, against the one it changes.
 */
export function Changes({ versions, at, lang, onVersion }: Props) {
  const t = useText()
  const { number } = useFormats()
  const [layout, setLayout] = useState<'marked' | 'beside'>('marked')
  const [chosen, choose] = useState<{ of: string; run: string }>()
  const current = versions[at]
  const own = chosen?.of === current?._id ? chosen?.run : current?.parent
  const found = versions.findIndex(({ _id }) => _id === own)
  const base = found < 0 || found === at ? (at ? at - 1 : 1) : found
  const [one, other] = [versions[base]?.text ?? '', current?.text ?? '']
  const segments = useMemo(() => changesOf(one, other), [one, other])
  if (!current) return null
  const name = (place: number) => t(versionWords.one(number(place + 1)))
  const column = (place: number, without: Segment['kind']) => (
    <section aria-label={name(place)} className="min-w-0">
      <h3 className="mb-3 text-sm font-medium">
        {name(place)} <span className="font-normal text-muted">{askedOf(versions[place]?.refinement ?? null, t)}</span>
      </h3>
      <Text segments={segments.filter(({ kind }) => kind !== without)} lang={lang} />
    </section>
  )
  return (
    <div className="px-5 py-6 sm:px-10">
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <label className="flex min-w-0 items-center gap-2">
          <span className="shrink-0 text-muted">{t(words.against)}</span>
          <select
            className="field h-9 min-w-0 max-w-56 truncate px-2 text-sm pointer-coarse:h-11"
            value={base}
            onChange={({ target }) => choose({ of: current._id, run: versions[Number(target.value)]?._id ?? '' })}
          >
            {versions.map(
              ({ _id, refinement }, place) =>
                place !== at && (
                  <option key={_id} value={place}>
                    {name(place)}: {askedOf(refinement, t)}
                  </option>
                ),
            )}
          </select>
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
        <button type="button" className="link cursor-pointer" onClick={() => onVersion(versions[base]?._id ?? '')}>
          {t(words.back(number(base + 1)))}
        </button>
      </div>
      {segments.every(({ kind }) => kind === 'same') && <p className="mb-4 text-muted">{t(words.equal)}</p>}
      {layout === 'marked' ? (
        <Text segments={segments} lang={lang} />
      ) : (
        <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
          {column(base, 'new')}
          {column(at, 'gone')}
        </div>
      )}
    </div>
  )
}
