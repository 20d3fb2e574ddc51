import type { VersionView } from '#server/runs/shown.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Segments } from '../ui/Segments.tsx'
import { Select } from '../ui/Select.tsx'
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
}

/** How changes are drawn: in one text, or as two texts side by side. */
export type Layout = 'marked' | 'beside'

type Props = {
  versions: readonly VersionView[]
  /** The version that stands there; missing where that is none of these yet. */
  at: number | undefined
  /** The version that it is compared with. */
  place: number
  layout: Layout
  /** How many words both have. */
  counts: readonly [number, number]
  onPlace(place: number): void
  onLayout(layout: Layout): void
  onVersion(run: string): void
}

/** What stands above the changes of a version: with which it is compared, how, and what the marks mean. */
export function ChangesHead({ versions, at, place, layout, counts, onPlace, onLayout, onVersion }: Props) {
  const t = useText()
  const { number } = useFormats()
  const [one, other] = counts
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <label className="flex min-w-0 items-center gap-2">
        <span className="shrink-0 text-muted">{t(words.against)}</span>
        <Select
          className="max-w-56 min-w-0 *:[select]:h-9 *:[select]:text-sm"
          value={place}
          onChange={({ target }) => onPlace(Number(target.value))}
        >
          {versions.map(
            (version, index) =>
              index !== at && (
                <option key={version._id} value={index}>
                  {t(versionWords.one(number(index + 1)))}: {askedOf(version, t)}
                </option>
              ),
          )}
        </Select>
      </label>
      <button type="button" className="link cursor-pointer" onClick={() => onVersion(versions[place]?._id ?? '')}>
        {t(words.back(number(place + 1)))}
      </button>
      <Segments
        label={t(words.show)}
        value={layout}
        options={[
          { value: 'marked', label: t(words.marked) },
          { value: 'beside', label: t(words.beside) },
        ]}
        onChange={onLayout}
      />
      <span className="text-muted tabular-nums">{t(words.words(number(one), number(other)))}</span>
      <span className="reading flex gap-2 text-sm/6">
        <ins>{t(words.new)}</ins>
        <del className="text-ink">{t(words.gone)}</del>
      </span>
    </div>
  )
}
