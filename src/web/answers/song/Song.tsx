import { directionOf } from '#shared/direction.ts'
import { useText } from '../../language.tsx'
import { CopyIcon } from '../CopyIcon.tsx'
import type { ViewProps } from '../views.ts'
import { versesIn } from './verses.ts'

const words = { copy: (name: string) => ({ de: `${name} kopieren`, en: `Copy ${name}` }) }

/** A song as it is sung: line by line, its verses parted, its chorus set in. */
export function Song({ answer, lang, writing }: ViewProps<string>) {
  const t = useText()
  const { title, before, verses } = versesIn(answer)
  return (
    <div lang={lang} dir={directionOf(lang)} className="grid grid-cols-1 gap-7 px-5 py-7 sm:px-10 sm:py-9">
      {title && <h3 className="voice text-2xl">{title}</h3>}
      {before && <p className="reading whitespace-pre-wrap">{before}</p>}
      {verses.map(({ name, lines, isChorus }, at) => (
        <section key={at} aria-label={name} className={isChorus ? 'border-l-2 border-accent pl-5 sm:ml-6' : ''}>
          <div className="flex min-h-10 items-center gap-1">
            <h4 className="eyebrow">{name}</h4>
            {!writing && name && <CopyIcon label={t(words.copy(name))} text={lines.join('  \n')} className="size-9" />}
          </div>
          <p className={`reading ${isChorus ? 'italic' : ''}`}>
            {lines.map((line, place) => (
              <span key={place} className="block pl-6 -indent-6 wrap-anywhere">
                {line}
              </span>
            ))}
          </p>
        </section>
      ))}
    </div>
  )
}
