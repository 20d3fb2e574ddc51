import { memo } from 'react'
import { directionOf } from '#shared/direction.ts'
import { useText } from '../../language.tsx'
import { CopyIcon } from '../CopyIcon.tsx'
import type { ViewProps } from '../views.ts'
import { type Verse, versesIn } from './verses.ts'

const words = { copy: (name: string) => ({ de: `${name} kopieren`, en: `Copy ${name}` }) }

type Props = Verse & { titled: boolean; writing: boolean }

/** A part of a song, line by line; what has come whole is not drawn again while the rest comes. */
const Part = memo(({ name, text, isChorus, titled, writing }: Props) => {
  const t = useText()
  const Heading = titled ? 'h4' : 'h3'
  const lines = text.split('\n').filter(Boolean)
  return (
    <section aria-label={name} className={isChorus ? 'border-l-2 border-accent pl-5 sm:ml-6' : ''}>
      <div className="flex min-h-10 items-center gap-1">
        {name && <Heading className="eyebrow">{name}</Heading>}
        {!writing && name && <CopyIcon label={t(words.copy(name))} text={lines.join('  \n')} className="size-9" />}
      </div>
      <p className={`reading ${isChorus ? 'italic' : ''}`}>
        {lines.map((line, at) => (
          <span key={at} className="block pl-6 -indent-6 wrap-anywhere">
            {line}
          </span>
        ))}
      </p>
    </section>
  )
})

/** A song as it is sung: its verses parted, its chorus set in. */
export function Song({ answer, lang, writing = false }: ViewProps<string>) {
  const { title, before, verses } = versesIn(answer)
  return (
    <div lang={lang} dir={directionOf(lang)} data-part="" className="grid grid-cols-1 gap-7 px-5 py-7 sm:px-10 sm:py-9">
      {title && <h3 className="voice text-2xl">{title}</h3>}
      {before && <p className="reading whitespace-pre-wrap">{before}</p>}
      {verses.map((verse, at) => (
        <Part key={at} {...verse} titled={title !== ''} writing={writing} />
      ))}
    </div>
  )
}
