import { lengthOf } from '#shared/text.ts'
import { EditableText } from './EditableText.tsx'
import { ItemRow } from './ItemRow.tsx'
import { replaced } from './parts.ts'

const short = 80

type Props = { items: readonly string[]; lang?: string; onChange?(items: readonly string[]): void }

/** The texts of a list: each stands alone and is copied alone. Short ones are large and side by side. */
export function Cells({ items, lang, onChange }: Props) {
  const areShort = items.every(item => lengthOf(item) <= short)
  return (
    <ol className={`grid grid-cols-1 gap-px overflow-hidden bg-line ${areShort ? 'sm:grid-cols-2' : ''}`}>
      {items.map((item, at) => (
        <li
          key={at}
          className={`flex flex-col bg-surface pt-5 pb-3 ${areShort ? 'min-h-40 px-5 last:odd:col-span-full sm:px-6' : 'sheet-x'}`}
        >
          <span className="text-xs text-muted tabular-nums" aria-hidden>
            {at + 1}
          </span>
          <div
            lang={lang}
            className={
              areShort
                ? 'voice my-auto py-3 text-[1.75rem] leading-[2.125rem] text-balance'
                : 'reading max-w-[36rem] py-2'
            }
          >
            <EditableText
              text={item}
              lang={lang}
              part={String(at)}
              onChange={onChange && (text => onChange(replaced(items, at, text)))}
            />
          </div>
          <ItemRow at={at} line={item} text={item} more={areShort && items.length > 1} />
        </li>
      ))}
    </ol>
  )
}
