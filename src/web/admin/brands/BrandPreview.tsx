import { CircleCheck, TriangleAlert } from 'lucide-react'
import { contrastOf, leastContrast, readableOn } from '#shared/contrast.ts'
import type { Values } from '#shared/fields.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'

const words = {
  preview: { de: 'Vorschau', en: 'Preview' },
  unnamed: { de: 'Name der Marke', en: 'Name of the brand' },
  line: {
    de: 'So stehen Überschrift, Text und Schaltfläche in diesen Farben beieinander.',
    en: 'This is how heading, text and button look together in these colours.',
  },
  button: { de: 'Schaltfläche', en: 'Button' },
  on: {
    text: { de: 'Text auf Hintergrund', en: 'Text on background' },
    primary: { de: 'Hauptfarbe auf Hintergrund', en: 'Primary colour on background' },
    accent: { de: 'Akzentfarbe auf Hintergrund', en: 'Accent colour on background' },
  },
  good: { de: 'gut lesbar', en: 'easy to read' },
  poor: (least: string) => ({
    de: `schwer lesbar, nötig sind ${least} : 1`,
    en: `hard to read, ${least} : 1 is needed`,
  }),
  take: (colour: string) => ({ de: `${colour} nehmen`, en: `Use ${colour}` }),
}

const shipped = { background: '#ffffff', text: '#1c1917' }
const pairs = ['text', 'primary', 'accent'] as const

type Props = { values: Values; onTake(field: string, colour: string): void }

/** A brand in its colours, and whether each of them can be read by everyone. */
export function BrandPreview({ values, onTake }: Props) {
  const t = useText()
  const { number } = useFormats()
  const said = (name: string) => (values[name] === undefined ? undefined : String(values[name]))
  const background = said('background') ?? shipped.background
  const text = said('text') ?? shipped.text
  const primary = said('primary') ?? text
  const accent = said('accent') ?? primary
  const colours = { text, primary, accent }
  return (
    <div className="grid grid-cols-1 gap-4">
      <figure
        aria-label={t(words.preview)}
        className="grid grid-cols-1 justify-items-start gap-3 rounded-md border border-field p-5"
        style={{ backgroundColor: background, color: text }}
      >
        <p aria-hidden className="text-xl font-semibold wrap-anywhere" style={{ color: primary }}>
          {said('name') ?? t(words.unnamed)}
        </p>
        <p aria-hidden>{t(words.line)}</p>
        <span
          aria-hidden
          className="rounded-md px-4 py-2 font-medium"
          style={{ backgroundColor: accent, color: background }}
        >
          {t(words.button)}
        </span>
      </figure>
      <ul className="grid gap-2 text-sm">
        {pairs.map(name => {
          const contrast = contrastOf(colours[name], background)
          const good = contrast >= leastContrast
          const better = readableOn(background, colours[name])
          const Icon = good ? CircleCheck : TriangleAlert
          return (
            <li key={name} className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="flex items-start gap-2">
                <Icon className={`mt-0.5 size-4 shrink-0 ${good ? 'text-ok' : 'text-warn'}`} aria-hidden />
                <span>
                  {t(words.on[name])}:{' '}
                  <span className="tabular-nums">{number(Math.floor(contrast * 10) / 10)} : 1</span>,{' '}
                  {t(good ? words.good : words.poor(number(leastContrast)))}
                </span>
              </span>
              {!good && (
                <button type="button" className="btn-small" onClick={() => onTake(name, better)}>
                  <span
                    className="size-4 rounded-full border border-field"
                    style={{ backgroundColor: better }}
                    aria-hidden
                  />
                  {t(words.take(better))}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
