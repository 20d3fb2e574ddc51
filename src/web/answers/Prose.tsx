import { useState } from 'react'
import type { Values } from '#shared/fields.ts'
import { useText } from '../language.tsx'
import { EditableText } from './EditableText.tsx'
import { textOf } from './parts.ts'
import type { ViewProps } from './views.ts'

type Props = Pick<ViewProps<Values>, 'shape' | 'answer' | 'lang' | 'writing' | 'onChange'> & {
  /** The part that is meant. */
  name: string
  /** How its text is set apart from what stands around it. */
  className?: string
}

/** A longer part of an answer under its label, written in where it stands; nothing as long as it is empty. */
export function Prose({ shape, answer, name, lang, writing, onChange, className = '' }: Props) {
  const t = useText()
  const label = shape.shape === 'form' ? shape.parts[name]?.label : undefined
  const text = textOf(answer[name])
  const [wasThere, setThere] = useState(!!text)
  if (text && !wasThere) setThere(true)
  if (!label || !(text || (wasThere && onChange))) return null
  return (
    <section aria-label={t(label)}>
      <h3 className="mb-2 text-sm font-medium">{t(label)}</h3>
      <div lang={lang} className={`reading max-w-[36rem] ${className}`}>
        <EditableText
          text={text}
          below={3}
          lang={lang}
          part={name}
          onChange={onChange && !writing ? to => onChange({ ...answer, [name]: to }) : undefined}
        />
      </div>
    </section>
  )
}
