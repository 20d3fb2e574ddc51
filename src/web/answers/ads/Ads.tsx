import type { Answer } from '#shared/answers.ts'
import { isList } from '#shared/answers.ts'
import type { Values } from '#shared/fields.ts'
import { roomOf } from '#shared/text.ts'
import { addressIn, textsOf } from '../parts.ts'
import { Pieces } from '../Pieces.tsx'
import type { ViewProps } from '../views.ts'
import { AdPreview } from './AdPreview.tsx'
import { CsvForm } from './CsvForm.tsx'
import { MoreOfAd } from './MoreOfAd.tsx'
import { PinButton } from './PinButton.tsx'
import { usePins } from './usePins.ts'

const parts = ['headlines', 'descriptions'] as const

/** An ad in its pieces: how they will look together, each with its room and open to change, and all as a file. */
export function Ads(props: ViewProps<Values>) {
  const { answer, values, lang, writing, onChange } = props
  const { pins, toggle, reworded } = usePins()
  const headlines = textsOf(answer.headlines)
  const descriptions = textsOf(answer.descriptions)
  const address = addressIn(values)
  const ad = { headlines, descriptions, address, pins }
  const change = (to: Answer) => {
    if (typeof to !== 'string' && !isList(to))
      for (const part of parts)
        for (const [at, text] of textsOf(to[part]).entries()) reworded(textsOf(answer[part])[at] ?? '', text)
    onChange?.(to)
  }
  return (
    <div className="grid grid-cols-1 gap-6 px-4 py-6 sm:sheet-x sm:py-8">
      <AdPreview {...ad} lang={lang} />
      <Pieces
        {...props}
        onChange={onChange && change}
        room={roomOf}
        beside={
          writing || !toggle
            ? undefined
            : (_, text, label) => <PinButton name={label} pinned={pins.includes(text)} onPin={() => toggle(text)} />
        }
      />
      {!writing && <MoreOfAd pinned={[...headlines, ...descriptions].filter(text => pins.includes(text)).length} />}
      {!writing && <CsvForm {...ad} />}
    </div>
  )
}
