import type { Values } from '#shared/fields.ts'
import { roomOf } from '#shared/text.ts'
import { useText } from '../../language.tsx'
import { addressIn, put, textsOf } from '../parts.ts'
import { Rows } from '../Rows.tsx'
import type { ViewProps } from '../views.ts'
import { AdPreview } from './AdPreview.tsx'
import { CsvForm } from './CsvForm.tsx'

/** An ad in its pieces: how they will look together, each with its room and open to change, and all as a file. */
export function Ads({ shape, answer, values, lang, writing, onChange }: ViewProps<Values>) {
  const t = useText()
  const parts = shape.shape === 'form' ? shape.parts : {}
  const headlines = textsOf(answer.headlines)
  const descriptions = textsOf(answer.descriptions)
  const address = addressIn(values)
  return (
    <div className="grid grid-cols-1 gap-6 px-4 py-6 sm:px-10 sm:py-8">
      <AdPreview headlines={headlines} descriptions={descriptions} address={address} lang={lang} />
      {Object.entries(parts).map(([name, field]) => {
        const texts = textsOf(answer[name])
        const label = t(field.label)
        if (!texts.length) return null
        return (
          <section key={name} aria-label={label}>
            <h3 className="mb-2 text-sm font-medium">{label}</h3>
            <Rows
              label={label}
              items={texts}
              max={'max' in field ? field.max : undefined}
              room={roomOf}
              lang={lang}
              onChange={onChange && ((at, text) => onChange({ ...answer, [name]: put(texts, at, text) }))}
            />
          </section>
        )
      })}
      {!writing && <CsvForm headlines={headlines} descriptions={descriptions} address={address} />}
    </div>
  )
}
