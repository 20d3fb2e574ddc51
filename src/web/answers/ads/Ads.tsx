import type { Values } from '#shared/fields.ts'
import { roomOf } from '#shared/text.ts'
import { addressIn, textsOf } from '../parts.ts'
import { Pieces } from '../Pieces.tsx'
import type { ViewProps } from '../views.ts'
import { AdPreview } from './AdPreview.tsx'
import { CsvForm } from './CsvForm.tsx'

/** An ad in its pieces: how they will look together, each with its room and open to change, and all as a file. */
export function Ads(props: ViewProps<Values>) {
  const { answer, values, lang, writing } = props
  const headlines = textsOf(answer.headlines)
  const descriptions = textsOf(answer.descriptions)
  const address = addressIn(values)
  return (
    <div className="grid grid-cols-1 gap-6 px-4 py-6 sm:px-10 sm:py-8">
      <AdPreview headlines={headlines} descriptions={descriptions} address={address} lang={lang} />
      <Pieces {...props} room={roomOf} />
      {!writing && <CsvForm headlines={headlines} descriptions={descriptions} address={address} />}
    </div>
  )
}
