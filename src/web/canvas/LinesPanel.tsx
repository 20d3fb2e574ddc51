import { RefreshCw } from 'lucide-react'
import { asProblem } from '#shared/problems.ts'
import { useText } from '../language.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useSentence } from '../useSentence.ts'
import type { Line } from './lines.ts'

const words = {
  title: { de: 'Gefundener Text', en: 'Text that was found' },
  searching: { de: 'Text wird gesucht.', en: 'Looking for text.' },
  none: {
    de: 'Es wurde kein Text gefunden. Malen Sie über das, was verschwinden soll.',
    en: 'No text was found. Paint over what should go.',
  },
  failed: { de: 'Der Text konnte nicht gesucht werden.', en: 'The text could not be looked for.' },
  again: { de: 'Noch einmal suchen', en: 'Search again' },
  all: { de: 'Alle wählen', en: 'Select all' },
  clear: { de: 'Alle abwählen', en: 'Clear all' },
  line: (number: number, place: { de: string; en: string }) => ({
    de: `Zeile ${number}, ${place.de}`,
    en: `Line ${number}, ${place.en}`,
  }),
}

/** Where a line stands, in thirds of its picture: from above, and from the left. */
const rows = [
  { de: 'oben', en: 'top' },
  { de: 'Mitte', en: 'middle' },
  { de: 'unten', en: 'bottom' },
] as const
const columns = [
  { de: 'links', en: 'left' },
  { de: 'mittig', en: 'centre' },
  { de: 'rechts', en: 'right' },
] as const

const third = (at: number, of: number) => Math.min(2, Math.floor((3 * at) / of))
const placeOf = ({ left, top, width, height }: Line, of: { width: number; height: number }) => {
  const row = rows[third(top + height / 2, of.height)] ?? rows[1]
  const column = columns[third(left + width / 2, of.width)] ?? columns[1]
  return { de: `${row.de} ${column.de}`, en: `${row.en} ${column.en}` }
}

/** How large a line is shown in the list at most; pixels of the window. */
const [across, down] = [150, 30]

const Seen = ({ line, picture }: { line: Line; picture: HTMLImageElement }) => {
  const scale = Math.min(across / line.width, down / line.height)
  return (
    <span
      aria-hidden
      className="block shrink-0 rounded-sm bg-no-repeat"
      style={{
        width: line.width * scale,
        height: line.height * scale,
        backgroundImage: `url("${picture.src}")`,
        backgroundSize: `${picture.naturalWidth * scale}px ${picture.naturalHeight * scale}px`,
        backgroundPosition: `${-line.left * scale}px ${-line.top * scale}px`,
      }}
    />
  )
}

type Props = {
  lines: readonly Line[] | undefined
  ticks: readonly boolean[]
  error: unknown
  picture: HTMLImageElement
  onTick(lines: readonly Line[], on: boolean): void
  onRetry(): void
}

/** The lines of text on a picture as a list: each can be ticked, and is shown. */
export function LinesPanel({ lines, ticks, error, picture, onTick, onRetry }: Props) {
  const t = useText()
  const sentence = useSentence()
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const all = lines?.length !== undefined && ticks.filter(Boolean).length === lines.length
  return (
    <section
      aria-label={t(words.title)}
      className="max-h-[30vh] shrink-0 overflow-y-auto border-line p-3 max-sm:border-t sm:max-h-none sm:w-60 sm:border-l"
    >
      <h3 className="mb-2 text-sm font-medium">{t(words.title)}</h3>
      <div role="status" className="text-sm text-muted">
        {!lines && !error && (
          <p className="flex items-center gap-2">
            <Spinner />
            {t(words.searching)}
          </p>
        )}
        {lines?.length === 0 && <p>{t(words.none)}</p>}
        {!!error && (
          <p className="text-danger">
            {t(words.failed)} {sentence(asProblem(error))}
          </p>
        )}
      </div>
      {!!error && (
        <button type="button" className="btn-small mt-2" onClick={onRetry}>
          <RefreshCw className="size-3.5" aria-hidden />
          {t(words.again)}
        </button>
      )}
      {!!lines?.length && (
        <>
          <ul className="grid grid-cols-1 gap-1">
            {lines.map((line, at) => (
              <li key={`${line.left} ${line.top}`}>
                <label className="flex min-h-9 cursor-pointer items-center gap-2.5 pointer-coarse:min-h-11">
                  <input
                    type="checkbox"
                    className="size-4 shrink-0 accent-accent"
                    checked={ticks[at] ?? false}
                    onChange={({ target }) => onTick([line], target.checked)}
                  />
                  <Seen line={line} picture={picture} />
                  <span className="sr-only">{t(words.line(at + 1, placeOf(line, size)))}</span>
                </label>
              </li>
            ))}
          </ul>
          <button type="button" className="btn-small mt-1 -ml-2.5" onClick={() => onTick(lines, !all)}>
            {t(all ? words.clear : words.all)}
          </button>
        </>
      )}
    </section>
  )
}
