import { use } from 'react'
import { Bookmark, Repeat2 } from 'lucide-react'
import { lengthOf } from '#shared/text.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { useAsk } from './asking.ts'
import { KeepingItems } from './keeping.ts'
import { CopyIcon } from './CopyIcon.tsx'

const words = {
  copy: (number: number) => ({ de: `Eintrag ${number} kopieren`, en: `Copy item ${number}` }),
  more: (number: number) => ({ de: `Mehr davon: Eintrag ${number}`, en: `More like this: item ${number}` }),
  keep: (number: number) => ({
    de: `Eintrag ${number} als Lesezeichen sichern`,
    en: `Save item ${number} as bookmark`,
  }),
  letGo: (number: number) => ({
    de: `Lesezeichen für Eintrag ${number} entfernen`,
    en: `Remove bookmark for item ${number}`,
  }),
  signs: (count: string) => ({ de: `${count} Zeichen`, en: `${count} characters` }),
  over: (by: string) => ({ de: `, ${by} zu viel`, en: `, ${by} too many` }),
}
type Props = {
  at: number
  /** What it is known by. */
  line: string
  /** What is copied of it. */
  text: string
  /** Whether others of its kind would be worth having. */
  more: boolean
  /** How many characters its line may have. */
  max?: number
}

/** What can be done with one of several items, and how long it is. */
export function ItemRow({ at, line, text, more, max = Infinity }: Props) {
  const t = useText()
  const { number } = useFormats()
  const ask = useAsk()
  const keeping = use(KeepingItems)
  const isKept = !!keeping?.isKept(text)
  const count = lengthOf(line)
  return (
    <div className="mt-auto -ml-2.5 flex items-center text-xs text-muted">
      <CopyIcon label={t(words.copy(at + 1))} text={text} />
      {keeping && (
        <IconButton
          icon={Bookmark}
          label={t((isKept ? words.letGo : words.keep)(at + 1))}
          aria-pressed={isKept}
          className="aria-pressed:[&_svg]:fill-accent-soft"
          onClick={() => keeping.toggle(at + 1, text)}
        />
      )}
      {more && ask && (
        <IconButton icon={Repeat2} label={t(words.more(at + 1))} onClick={() => ask({ more: { like: at + 1 } })} />
      )}
      <span className={`ml-auto tabular-nums ${count > max ? 'text-danger' : ''}`}>
        {t(words.signs(number(count)))}
        {count > max && t(words.over(number(count - max)))}
      </span>
    </div>
  )
}
