import { isWriting, type Shape, text as aText } from '#shared/answers.ts'
import { wordsRead } from '../answers/words-read.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import type { Versions } from './useVersions.ts'
import { askedOf } from './words.ts'

const words = {
  versions: { de: 'Fassungen', en: 'Versions' },
  words: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Wort' : 'Wörter'}`,
    en: `${count} ${one ? 'word' : 'words'}`,
  }),
  pictures: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Bild' : 'Bilder'}`,
    en: `${count} ${one ? 'picture' : 'pictures'}`,
  }),
}

type Props = Versions & {
  /** Of the answer; a text where its call is not known. */
  shape?: Shape | undefined
  /** Whether it stands beside the text, rather than on its sheet. */
  beside?: boolean
  onVersion(run: string): void
}

/** All versions of a text as a line of what was asked for, one after the other. */
export function VersionList({ versions, at, shape = aText(), beside, onVersion }: Props) {
  const t = useText()
  const { number, time } = useFormats()
  if (versions.length < 2 || at < 0) return null
  const countOf = (text: string) => {
    const count = isWriting(shape) ? wordsRead(shape, text) : text.split('![').length - 1
    return t(words[isWriting(shape) ? 'words' : 'pictures'](number(count), count === 1))
  }
  return (
    <nav
      aria-label={t(words.versions)}
      className={beside ? 'px-1' : 'border-t border-line sheet-x py-4 min-[1200px]:hidden'}
    >
      <h3 className="eyebrow mb-1">{t(words.versions)}</h3>
      <ol className="border-l border-line">
        {versions.map(({ _id, text, state, startedAt, ...made }, place) => (
          <li key={_id}>
            <button
              type="button"
              aria-current={place === at ? 'true' : undefined}
              onClick={() => onVersion(_id)}
              className="relative flex min-h-9 w-full cursor-pointer items-center gap-3 rounded-sm py-1 pr-1 pl-4 text-left
                text-sm text-muted before:absolute before:-left-[5px] before:size-[9px] before:rounded-full
                before:border before:border-field before:bg-surface hover:bg-sunken aria-[current]:font-medium
                aria-[current]:text-ink aria-[current]:before:border-accent aria-[current]:before:bg-accent
                pointer-coarse:min-h-11"
            >
              <span className="min-w-0 flex-1 truncate first-letter:uppercase">{askedOf(made, t)}</span>
              <span className="shrink-0 font-normal tabular-nums">
                {state !== 'running' && `${countOf(text)} · `}
                {time(startedAt)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
