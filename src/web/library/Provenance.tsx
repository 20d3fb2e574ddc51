import type { RunView } from '#server/runs/shown.ts'
import type { Text } from '#shared/text.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import type { OwnWork } from '../methods.ts'
import { useCalled } from './useCalled.ts'
import { changedAt } from './versions.ts'
import { useWhen } from './when.ts'

const byModel = { de: 'KI-erstellt', en: 'Made with AI' }
const bySpeaker = { de: 'Gesprochen', en: 'Spoken' }
const byHand = { de: 'KI-erstellt, von Hand geändert', en: 'Made with AI, changed by hand' }
const forBrand = (name: string) => ({ de: `Marke: ${name}`, en: `Brand: ${name}` })
const sentences = { de: 'Ohne KI: Sätze aus Ihrem Text', en: 'Without AI: sentences from your text' }
const terms = { de: 'Ohne KI: Wörter aus Ihrem Text', en: 'Without AI: words from your text' }

/** What our own methods give, and what not. */
const byHouse: Readonly<Record<OwnWork, Text>> = {
  assembled: { de: 'Aus Ihren Teilen zusammengesetzt', en: 'Put together from your parts' },
  bullets: sentences,
  cloud: terms,
  comparison: { de: 'Ohne KI: verglichen und gezählt', en: 'Without AI: compared and counted' },
  keywords: terms,
  meta: sentences,
  summary: sentences,
  typography: {
    de: 'Ohne KI: Typografie und doppelte Wörter, keine Rechtschreibung',
    en: 'Without AI: typography and doubled words, not spelling',
  },
}
const spelled = {
  de: 'Ohne KI: Typografie, doppelte Wörter und Rechtschreibung nach dem Wörterbuch',
  en: 'Without AI: typography, doubled words, and spelling by the dictionary',
}
/** A method of ours gives reasons for its corrections where it has looked words up. */
const howOf = ({ model, corrections }: RunView) =>
  corrections?.length ? spelled : byHouse[model.replace('house:', '') as OwnWork]

/** A dot behind what something follows: no line begins with it. */
const dotted = "after:ml-2 after:font-normal after:content-['·'/'']"

/** How a text came about: by whom, in which time, when. */
export function Provenance({ run }: { run: RunView | undefined }) {
  const t = useText()
  const { number } = useFormats()
  const when = useWhen()
  const called = useCalled(run)
  const took = run?.endedAt && !run.hand ? (Date.parse(run.endedAt) - Date.parse(run.startedAt)) / 1000 : undefined
  const seconds = took === undefined ? undefined : took < 10 ? Math.round(took * 10) / 10 : Math.round(took)
  const told = [
    run?.brand && t(forBrand(run.brand)),
    ...(run && !run.house ? [called, seconds !== undefined && `${number(seconds)} s`] : []),
  ].filter(Boolean)
  return (
    <p
      data-own
      className="flex min-h-10 flex-wrap items-center gap-x-2 gap-y-1 border-t border-line sheet-x py-2.5 text-xs text-muted"
    >
      {run && (
        <>
          <span className={`font-medium ${told.length ? dotted : ''}`}>
            {t(run.house ? howOf(run) : run.hand ? byHand : run.files.some(({ by }) => by) ? bySpeaker : byModel)}
          </span>
          {told.map((one, at) => (
            <span key={String(one)} className={`wrap-anywhere ${at < told.length - 1 ? dotted : ''}`}>
              {one}
            </span>
          ))}
          <span className="ml-auto">{when(changedAt(run))}</span>
        </>
      )}
    </p>
  )
}
