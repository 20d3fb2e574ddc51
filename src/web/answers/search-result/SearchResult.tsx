import type { Values } from '#shared/fields.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { addressIn, textOf } from '../parts.ts'
import { Pieces } from '../Pieces.tsx'
import type { ViewProps } from '../views.ts'
import { type Piece, roomFor } from './cut.ts'
import { Snippet } from './Snippet.tsx'

const words = {
  wide: (wide: string, most: string) => ({ de: `${wide} von ${most} Pixeln`, en: `${wide} of ${most} pixels` }),
  cut: { de: 'wird in den Ergebnissen abgeschnitten', en: 'is cut off in the results' },
}
const isPiece = (name: string): name is Piece => name === 'title' || name === 'description'

/** Title and description of a page: how they look among results, and whether there is room, in signs and in pixels. */
export function SearchResult(props: ViewProps<Values>) {
  const t = useText()
  const { number } = useFormats()
  const { answer, values, lang } = props
  const note = (name: string, text: string) => {
    if (!isPiece(name)) return null
    const { wide, most } = roomFor(name, text)
    return (
      <span className={wide > most ? 'text-danger' : 'text-muted'}>
        {t(words.wide(number(wide), number(most)))}
        {wide > most && `, ${t(words.cut)}`}
      </span>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-6 px-4 py-6 sm:sheet-x sm:py-8">
      <Snippet
        title={textOf(answer.title)}
        description={textOf(answer.description)}
        address={addressIn(values)}
        lang={lang}
      />
      <Pieces {...props} note={note} />
    </div>
  )
}
