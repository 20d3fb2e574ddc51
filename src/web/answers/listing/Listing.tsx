import type { Values } from '#shared/fields.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { textOf, textsOf } from '../parts.ts'
import { Pieces } from '../Pieces.tsx'
import { Prose } from '../Prose.tsx'
import type { ViewProps } from '../views.ts'
import { bytesOf, repeated } from './bytes.ts'

const words = {
  preview: { de: 'So steht es im Shop', en: 'As the shop shows it' },
  bytes: (count: string) => ({ de: `${count} Byte, so zählt der Shop`, en: `${count} bytes, as the shop counts` }),
  repeated: (found: string) => ({
    de: `Steht schon im Titel und zählt nicht doppelt: ${found}`,
    en: `Already in the title, and not counted twice: ${found}`,
  }),
}

/** A product page of a marketplace: as it is shown there, and below it the pieces with the room they have. */
export function Listing(props: ViewProps<Values>) {
  const { answer, lang, writing, onChange } = props
  const t = useText()
  const { number } = useFormats()
  const title = textOf(answer.title)
  const onTerms = (text: string) => {
    const found = repeated(title, text)
    return [t(words.bytes(number(bytesOf(text)))), ...(found.length ? [t(words.repeated(found.join(', ')))] : [])].map(
      said => (
        <span key={said} className="text-muted">
          {said}
        </span>
      ),
    )
  }
  return (
    <div className="grid grid-cols-1 gap-6 px-4 py-6 sm:sheet-x sm:py-8">
      <section aria-label={t(words.preview)} lang={lang} className="rounded-lg border border-line bg-sunken p-5">
        <p className="text-lg/6 font-medium text-balance wrap-anywhere">{title}</p>
        <ul className="mt-3 grid list-disc grid-cols-1 gap-1.5 pl-5 text-sm wrap-anywhere">
          {textsOf(answer.bullets).map((bullet, at) => (
            <li key={at}>{bullet}</li>
          ))}
        </ul>
      </section>
      <Pieces {...props} only={['title', 'bullets']} onChange={writing ? undefined : onChange} />
      <Prose {...props} name="description" />
      <Pieces
        {...props}
        only={['terms']}
        room={bytesOf}
        note={(_, text) => onTerms(text)}
        onChange={writing ? undefined : onChange}
      />
    </div>
  )
}
