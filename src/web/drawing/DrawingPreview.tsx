import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { asProblem } from '#shared/problems.ts'
import type { Text } from '#shared/text.ts'
import { useText } from '../language.tsx'
import { freshId } from '../ui/fresh-id.ts'
import { useLoadSentence, useSentence } from '../useSentence.ts'
import { isEmpty, type Size, type Stack } from './stack.ts'
import type { Live } from './useLive.ts'
import { usePreview } from './usePreview.ts'
import { tryAgain } from '../ui/try-again.ts'

const words = {
  title: { de: 'Vorschau', en: 'Preview' },
  enlarge: { de: 'Vorschau vergrößern', en: 'Enlarge the preview' },
  reduce: { de: 'Vorschau verkleinern', en: 'Reduce the preview' },
  wordless: {
    de: 'Schreiben Sie zuerst im Formular, was daraus werden soll. Die Zeichnung bleibt, wenn Sie hier schließen.',
    en: 'First write in the form what it should become. The drawing stays when you close this.',
  },
  blank: { de: 'Zeichnen Sie etwas, dann erscheint hier die Vorschau.', en: 'Draw something to see a preview here.' },
  painting: { de: 'Die Vorschau wird gemalt.', en: 'The preview is being painted.' },
  old: { de: 'Noch von der Zeichnung zuvor.', en: 'Still of the drawing before.' },
  renewed: { de: 'Vorschau erneuert', en: 'Preview renewed' },
  over: { de: 'Die Vorschau ist aus.', en: 'The preview is off.' },
  slow: (seconds: number) => ({
    de: `Die Vorschau war erst nach ${seconds} Sekunden da; beim Zeichnen ist das zu lange. Das fertige Bild malt das Modell trotzdem.`,
    en: `The preview took ${seconds} seconds, which is too long while drawing. The model paints the finished picture all the same.`,
  }),
  again: tryAgain,
}

type Props = { stack: Stack; size: Size; live: Live }

/** What the drawing would become, small and beside it; on phones below it. */
export function DrawingPreview({ stack, size, live: { values, isOn, why, failure, askAgain, end } }: Props) {
  const t = useText()
  const sentence = useSentence()
  const loadSentence = useLoadSentence()
  const [isLarge, setLarge] = useState(false)
  const isBlank = isEmpty(stack)
  const isWordless = !String(values.prompt ?? '').trim()
  const said = JSON.stringify(values)
  const { layers } = stack
  const wanted = useMemo(
    () =>
      isOn && !isBlank && !isWordless
        ? { id: freshId(), stack: { layers, active: '' }, size, values: JSON.parse(said) }
        : undefined,
    [isOn, isBlank, isWordless, layers, size, said],
  )
  const { address, isPainting, isCurrent, last, error, again } = usePreview(wanted)
  // After some refusals no further preview is worth a try, and the server says which.
  const over = error && asProblem(error).details.over ? sentence(error) : undefined
  const slow = last?.slow ? t(words.slow(last.slow)) : undefined
  const onEnd = useEffectEvent(end)
  useEffect(() => {
    if (over) onEnd(over)
  }, [over, error])
  useEffect(() => {
    if (slow) onEnd(slow)
  }, [slow, last])

  const isOld = !!address && !isCurrent
  const told: Text | undefined = isWordless ? words.wordless : isBlank ? words.blank : undefined
  return (
    <section
      aria-label={t(words.title)}
      className={`flex shrink-0 border-line p-3 text-sm max-sm:items-center max-sm:gap-3 max-sm:border-t max-sm:py-1.5
        sm:flex-col sm:gap-2 sm:overflow-y-auto sm:border-l ${isLarge ? 'max-sm:flex-col sm:w-[45%]' : 'sm:w-56 lg:w-[30%]'}`}
    >
      {address && (
        <button
          type="button"
          aria-label={t(isLarge ? words.reduce : words.enlarge)}
          aria-expanded={isLarge}
          className={`max-sm:shrink-0 ${isLarge ? 'cursor-zoom-out' : 'cursor-zoom-in'}`}
          onClick={() => setLarge(!isLarge)}
        >
          <img
            src={address}
            alt=""
            className={`w-full rounded-md border border-line object-contain ${isOld ? 'opacity-40' : ''}
              ${isLarge ? 'max-sm:max-h-[45vh]' : 'max-sm:h-16 max-sm:w-auto'}`}
          />
        </button>
      )}
      <div className="grid min-w-0 gap-1 max-sm:grow">
        <div className="h-0.5 overflow-hidden rounded-full" aria-hidden>
          {isPainting && <div className="h-full animate-pulse bg-accent motion-reduce:animate-none" />}
        </div>
        {why || failure || error ? (
          <p role="alert" className="text-muted">
            {why ?? (failure ? loadSentence(failure) : sentence(error))} {why && t(words.over)}
          </p>
        ) : (
          <p className="text-muted">{t(told ?? (isPainting ? words.painting : isOld ? words.old : undefined))}</p>
        )}
        {!why && !!(failure || error) && !isPainting && (
          <button type="button" className="btn-small justify-self-start" onClick={failure ? askAgain : again}>
            {t(words.again)}
          </button>
        )}
        <p aria-live="polite" className="sr-only">
          {isCurrent && !isPainting && t(words.renewed)}
        </p>
      </div>
    </section>
  )
}
