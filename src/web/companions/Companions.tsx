import { useId, useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { withoutPictures } from '#shared/article.ts'
import type { CompanionName } from '#shared/companions.ts'
import { titleOf } from '#shared/title.ts'
import type { RunView } from '#server/runs/shown.ts'
import { companionsQuery } from '../data/companions.ts'
import { useText } from '../language.tsx'
import { CompanionRow } from './CompanionRow.tsx'
import { SlugRow } from './SlugRow.tsx'
import { words } from './words.ts'

export type CompanionsProps = { names: readonly CompanionName[]; about: RunView; text: string }

/** What an article needs to be published, below it: the end of its address, what results show, and posts about it. */
export function Companions({ names, about, text }: CompanionsProps) {
  const t = useText()
  const id = useId()
  const { data } = useQuery(companionsQuery(about._id))
  const article = useMemo(() => withoutPictures(text), [text])
  if (!data) return null
  return (
    <section aria-labelledby={id} className="border-t border-line px-4 py-6 sm:sheet-x print:hidden">
      <h3 id={id} className="voice text-lg">
        {t(words.title)}
      </h3>
      <p className="mt-1 mb-4 text-sm text-muted">{t(words.line)}</p>
      <div className="grid grid-cols-1 gap-4">
        <SlugRow run={about._id} title={titleOf(about.answer).title} language={about.language} kept={data.slug} />
        <ul className="grid grid-cols-1 gap-4">
          {names.map(name => (
            <CompanionRow key={name} name={name} article={about} text={article} kept={data.texts[name]} />
          ))}
        </ul>
      </div>
    </section>
  )
}
