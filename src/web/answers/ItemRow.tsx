import { Repeat2 } from 'lucide-react'
import { lengthOf } from '#shared/text.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { useAsk } from './asking.ts'
import { CopyIcon } from './CopyIcon.tsx'

const words = {
  copy: (number: number) => ({ de: `Eintrag ${number} kopieren`, en: `Copy item ${number}` }),
  more: (number: number) => ({ de: `Mehr davon: Eintrag ${number}`, en: `More like this: item ${number}` }),
  likeThis: (line: string) => ({
    de: `Mehr in der Art von „${line}“: Dieser Eintrag bleibt und steht als erster, alle anderen sind neu.`,
    en: `More like “${line}”: this item stays and comes first, all others are new.`,
  }),
  signs: (count: string) => ({ de: `${count} Zeichen`, en: `${count} characters` }),
  over: (by: string) => ({ de: `, ${by} zu viel`, en: `, ${by} too many` }),
}
const longestNamed = 300

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
  const count = lengthOf(line)
  return (
    <div className="mt-auto -ml-2.5 flex items-center text-xs text-muted">
      <CopyIcon label={t(words.copy(at + 1))} text={text} />
      {more && ask && (
        <IconButton
          icon={Repeat2}
          label={t(words.more(at + 1))}
          onClick={() => ask({ instruction: t(words.likeThis(line.slice(0, longestNamed))) })}
        />
      )}
      <span className={`ml-auto tabular-nums ${count > max ? 'text-danger' : ''}`}>
        {t(words.signs(number(count)))}
        {count > max && t(words.over(number(count - max)))}
      </span>
    </div>
  )
}
