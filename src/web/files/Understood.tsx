import { AudioLines, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FileView } from '#server/files/views.ts'
import type { PictureExtra } from '#shared/picture-extras.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { clock } from '../ui/clock.ts'
import { ExtraLines } from './ExtraLines.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import { words } from './words.ts'

/** Of Markdown, where they mark a heading, a table or what is bold. */
const signs = /(?<!\S)#{1,6} |\*\*|(?<!\S)[|>](?!\S)|(?<!\S):?-{3,}:?(?!\S)/g

export type UnderstoodProps = {
  file: FileView
  /** What the form keeps of a picture that is more than one image of eight bits a colour. */
  keeps?: readonly PictureExtra[] | undefined
  /** What can be done with it. */
  children: ReactNode
}

/** What was understood of a file: its name, how much it is, and how it begins. */
export function Understood({
  file: { address, type, name, pages, words: count, seconds, bytes, excerpt, language, extras },
  keeps,
  children,
}: UnderstoodProps) {
  const t = useText()
  const Icon = seconds === null ? FileText : AudioLines
  const { number, size } = useFormats()
  const measures = [
    pages !== null && t(words.pages(pages, number(pages))),
    count !== null && t(words.words(count, number(count))),
    seconds !== null && t(words.lasts(clock(seconds))),
    size(bytes),
  ]
  return (
    <div className="min-w-0 flex-1">
      <div className="flex items-start gap-2.5">
        {type.startsWith('image/') ? (
          <Thumbnail address={address} className="size-16 rounded-sm" />
        ) : (
          <Icon className="mt-0.5 size-[18px] shrink-0 text-accent-ink" strokeWidth={1.75} aria-hidden />
        )}
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium" dir="auto" title={name}>
            {name}
          </p>
          <p className="text-sm text-muted tabular-nums">{measures.filter(Boolean).join(' · ')}</p>
          <ExtraLines of={extras ?? undefined} keeps={keeps} className="text-sm" />
        </div>
        {children}
      </div>
      {excerpt && (
        <p
          dir="auto"
          lang={language ?? undefined}
          className="mt-2 line-clamp-3 border-t border-line pt-2 font-serif text-base text-muted wrap-anywhere"
        >
          {excerpt.replaceAll(signs, '')}
        </p>
      )}
    </div>
  )
}
