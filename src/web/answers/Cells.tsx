import { lengthOf } from '#shared/text.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { CopyIcon } from './CopyIcon.tsx'
import { EditableText } from './EditableText.tsx'
import { replaced } from './parts.ts'

const words = {
  copy: (number: number) => ({ de: `Eintrag ${number} kopieren`, en: `Copy item ${number}` }),
  signs: (count: string) => ({ de: `${count} Zeichen`, en: `${count} characters` }),
}
const short = 80

type Props = { items: readonly string[]; lang?: string; onChange?(items: readonly string[]): void }

/** The texts of a list: each stands alone and is copied alone. Short ones are large and side by side. */
export function Cells({ items, lang, onChange }: Props) {
  const t = useText()
  const { number } = useFormats()
  const areShort = items.every(item => lengthOf(item) <= short)
  return (
    <ol className={`grid grid-cols-1 gap-px overflow-hidden bg-line ${areShort ? 'sm:grid-cols-2' : ''}`}>
      {items.map((item, at) => (
        <li
          key={at}
          className={`flex flex-col bg-surface px-5 pt-5 pb-3 sm:px-6 ${areShort ? 'min-h-40 last:odd:col-span-full' : 'sm:px-10'}`}
        >
          <span className="text-xs text-muted tabular-nums" aria-hidden>
            {at + 1}
          </span>
          <div
            lang={lang}
            className={areShort ? 'voice my-auto py-3 text-2xl text-balance' : 'reading max-w-[36rem] py-2'}
          >
            <EditableText
              text={item}
              lang={lang}
              part={String(at)}
              onChange={onChange && (text => onChange(replaced(items, at, text)))}
            />
          </div>
          <div className="-ml-2.5 flex items-center justify-between text-xs text-muted">
            <CopyIcon label={t(words.copy(at + 1))} text={item} />
            <span className="tabular-nums">{t(words.signs(number(lengthOf(item))))}</span>
          </div>
        </li>
      ))}
    </ol>
  )
}
