import { useRef } from 'react'
import { X } from 'lucide-react'
import type { FieldOf } from '#shared/fields.ts'
import { useText } from '../language.tsx'
import type { ControlProps } from '../ui/Field.tsx'

const words = {
  remove: (word: string) => ({ de: `${word} entfernen`, en: `Remove ${word}` }),
  how: { de: 'Mit Enter oder Komma abschließen', en: 'Finish each with Enter or a comma' },
}

type Props = {
  field: FieldOf<'words'>
  control: ControlProps
  disabled: boolean
  entry: string
  onEntry(entry: string): void
}

/** Several short values: those that are finished as chips, the one that is being typed behind them. */
export function Words({ field, control, disabled, entry, onEntry }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const lines = entry.split('\n')
  const typing = lines.pop() ?? ''
  const put = (finished: readonly string[], rest: string) => onEntry([...finished, rest].join('\n'))
  const finish = (typed: string) => put([...lines, typed.trim()].filter(Boolean), '')
  const type = (typed: string) => {
    const pieces = typed.split(/[,;\n]/)
    const rest = pieces.pop() ?? ''
    put([...lines, ...pieces.map(piece => piece.trim()).filter(Boolean)], rest)
  }
  const remove = (at: number) => {
    put(lines.toSpliced(at, 1), typing)
    input.current?.focus()
  }

  return (
    <div
      className="field flex min-h-10 flex-wrap items-center gap-1.5 p-1.5 has-[input:focus-visible]:outline-2
        has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring"
    >
      {lines.map((word, at) => (
        <span
          key={`${at} ${word}`}
          className="flex h-7 max-w-full items-center rounded-full bg-sunken pointer-coarse:h-11 pl-3 text-sm"
        >
          <span className="truncate">{word}</span>
          <button
            type="button"
            disabled={disabled}
            aria-label={t(words.remove(word))}
            className="grid size-7 shrink-0 pointer-coarse:size-11 cursor-pointer place-items-center rounded-full text-muted hover:text-ink"
            onClick={() => remove(at)}
          >
            <X className="size-3.5" aria-hidden />
          </button>
        </span>
      ))}
      <input
        {...control}
        ref={input}
        disabled={disabled}
        value={typing}
        placeholder={lines.length ? undefined : t(field.placeholder ?? words.how)}
        className="h-7 min-w-24 pointer-coarse:h-11 flex-1 bg-transparent text-ellipsis px-1.5 outline-none placeholder:text-muted"
        onChange={({ target }) => type(target.value)}
        onBlur={() => typing.trim() && finish(typing)}
        onKeyDown={event => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing) {
            event.preventDefault()
            if (typing.trim()) finish(typing)
          }
          if (event.key === 'Backspace' && !typing && lines.length) put(lines.slice(0, -1), lines.at(-1) ?? '')
        }}
      />
    </div>
  )
}
