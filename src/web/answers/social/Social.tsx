import { useState } from 'react'
import { Check, Pencil } from 'lucide-react'
import { directionOf } from '#shared/direction.ts'
import type { Values } from '#shared/fields.ts'
import { lengthOn, networkOf } from '#shared/networks.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { textOf, textsOf } from '../parts.ts'
import { Pieces } from '../Pieces.tsx'
import type { ViewProps } from '../views.ts'
import { Post } from './Post.tsx'
import { piecesOf, published } from './shorten.ts'

const words = {
  of: (count: string, most: string) => ({ de: `${count} von ${most} Zeichen`, en: `${count} of ${most} characters` }),
  over: (by: string) => ({ de: `${by} zu viel, so lässt es sich nicht veröffentlichen`, en: `${by} too many to post` }),
  edit: { de: 'Bearbeiten', en: 'Edit' },
  done: { de: 'Fertig', en: 'Done' },
}

/** A post as its network will show it, whether it has room there, and the post itself, ready to be published. */
export function Social(props: ViewProps<Values>) {
  const { shape, answer, values, lang, writing, onChange } = props
  const t = useText()
  const { number } = useFormats()
  const [editing, setEditing] = useState(false)
  const network = networkOf(values.type)
  const pieces = piecesOf(textOf(answer.text), textsOf(answer.hashtags))
  const post = published(textOf(answer.text), textsOf(answer.hashtags))
  const count = lengthOn(network, post)
  const over = count - network.most
  const area = shape.shape === 'form' && shape.parts.text
  return (
    <div className="grid grid-cols-1 gap-5 px-4 py-6 sm:sheet-x sm:py-8">
      <Post network={network} title={textOf(answer.title)} pieces={pieces} lang={lang} writing={writing} />
      {editing && (
        <div className="grid grid-cols-1 gap-5">
          {area && (
            <label className="block text-sm font-medium">
              {t(area.label)}
              <textarea
                lang={lang}
                dir={directionOf(lang)}
                data-part="text"
                className="field mt-2 field-sizing-content min-h-40 py-2 font-normal"
                value={textOf(answer.text)}
                onChange={({ target }) => onChange?.({ ...answer, text: target.value })}
              />
            </label>
          )}
          <Pieces {...props} only={['title', 'hashtags']} />
        </div>
      )}
      {!writing && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
          <p className={`mr-auto text-sm tabular-nums ${over > 0 ? 'text-danger' : 'text-muted'}`}>
            {t(words.of(number(count), number(network.most)))}
            {over > 0 && `: ${t(words.over(number(over)))}`}
          </p>
          {onChange && (
            <button type="button" className="btn-line" aria-pressed={editing} onClick={() => setEditing(!editing)}>
              {editing ? <Check className="size-4" aria-hidden /> : <Pencil className="size-4" aria-hidden />}
              {t(editing ? words.done : words.edit)}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
