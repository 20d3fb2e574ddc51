import { RefreshCw } from 'lucide-react'
import type { ProblemCode } from '#shared/problems.ts'
import { capitalized } from '#shared/text.ts'
import { useText } from '../language.tsx'
import { Panel } from '../ui/Panel.tsx'
import { usePaintRest } from './taking-over.ts'

const inWords = {
  de: ['null', 'eines', 'zwei', 'drei', 'vier'],
  en: ['none', 'one', 'two', 'three', 'four'],
} as const
const german = (count: number) => inWords.de[count] ?? String(count)
const english = (count: number) => inWords.en[count] ?? String(count)

const words = {
  missing: (missing: number, asked: number) => ({
    de: `${capitalized(german(missing))} von ${german(asked)} Bildern ${missing === 1 ? 'fehlt' : 'fehlen'}`,
    en: `${capitalized(english(missing))} of ${english(asked)} pictures ${missing === 1 ? 'is' : 'are'} missing`,
  }),
  declined: {
    de: 'Der KI-Dienst hat abgelehnt, mehr davon zu malen. Oft hilft eine andere Beschreibung.',
    en: 'The AI service declined to paint more of it. Another description often helps.',
  },
  late: {
    de: 'Der KI-Dienst ist damit nicht rechtzeitig fertig geworden.',
    en: 'The AI service was not finished in time.',
  },
  failed: { de: 'Der KI-Dienst hat nicht mehr geliefert.', en: 'The AI service has not delivered more.' },
  kept: { de: 'Was da ist, bleibt erhalten.', en: 'What is here is kept.' },
  cost: { de: 'Berechnet wird eine Anfrage, wie für alle.', en: 'One request is charged, as for all of them.' },
  free: { de: 'Dafür wird nichts berechnet.', en: 'Nothing is charged for that.' },
  rest: (missing: number) => ({
    de: missing === 1 ? 'Fehlendes Bild malen' : 'Fehlende Bilder malen',
    en: missing === 1 ? 'Paint the missing picture' : 'Paint the missing pictures',
  }),
  restCost: (missing: number) => ({
    de: `Das ist eine neue Anfrage. ${missing === 1 ? 'Das Bild steht' : 'Die Bilder stehen'} dann neben den anderen.`,
    en: `That is a new request. The ${missing === 1 ? 'picture' : 'pictures'} will stand beside the others.`,
  }),
}

/**
 * How a run ended that is over: why pictures are missing, where it was told, whether its person stopped it, and what it
 * is charged with.
 */
export type PaintingEnded = Readonly<{ why?: ProblemCode | null | undefined; stopped: boolean; cost?: number }>

const reasonOf = ({ why }: PaintingEnded) => {
  if (why === 'model_declined') return words.declined
  return why === 'model_timeout' ? words.late : words.failed
}

type Props = { missing: number; asked: number; ended: PaintingEnded }

/** Says of pictures that did not come why, what is kept, what it cost, and has them painted once more. */
export function Unpainted({ missing, asked, ended }: Props) {
  const t = useText()
  const paintRest = usePaintRest()
  const title = t(words.missing(missing, asked))
  const cost = ended.cost === 0 ? words.free : words.cost
  // That it was stopped, and what is kept, is said above.
  if (ended.stopped)
    return (
      <p className="px-5 pt-4 text-muted sm:px-10">
        {title}. {t(cost)}
      </p>
    )
  return (
    <div className="px-5 pt-5 sm:px-10 print:hidden">
      <Panel tone="warn">
        <h3 className="font-medium">{title}</h3>
        <p className="mt-0.5">{[reasonOf(ended), words.kept, cost].map(t).join(' ')}</p>
        {paintRest && (
          <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
            <button type="button" className="btn-line min-h-9 text-sm" onClick={paintRest}>
              <RefreshCw className="size-4" aria-hidden />
              {t(words.rest(missing))}
            </button>
            <span className="min-w-48 flex-1">{t(words.restCost(missing))}</span>
          </div>
        )}
      </Panel>
    </div>
  )
}
