import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Search, X } from 'lucide-react'
import { useText } from '../language.tsx'

const clear = { de: 'Suche leeren', en: 'Clear the search' }
const sizes = {
  small: { input: 'h-10 pr-10 pl-9 pointer-coarse:h-11', icon: 'left-3 size-4', end: 'right-0' },
  large: { input: 'h-13 rounded-lg pr-12 pl-12 text-lg', icon: 'left-4 size-5', end: 'right-1.5' },
}

type Props = {
  label: string
  placeholder: string
  value: string
  onChange(value: string): void
  size?: keyof typeof sizes
  /** Stands at the end while nothing is typed. */
  aside?: ReactNode
}

/** A search as one types; Esc and the cross at its end clear it. */
export function SearchInput({ label, placeholder, value, onChange, size = 'small', aside }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const look = sizes[size]
  // In a page that was drawn ahead somebody may have typed before React was there to hear it.
  const hear = useEffectEvent(() => input.current?.value !== value && onChange(input.current?.value ?? ''))
  useEffect(() => void hear(), [])
  return (
    <div role="search" className="relative">
      <Search
        className={`pointer-events-none absolute top-1/2 -translate-y-1/2 text-muted ${look.icon}`}
        strokeWidth={1.75}
        aria-hidden
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onChange('')}
        className={`field text-ellipsis [&::-webkit-search-cancel-button]:hidden ${look.input}`}
      />
      <span className={`absolute inset-y-0 flex items-center ${look.end}`}>
        {value === '' ? (
          aside
        ) : (
          <button
            type="button"
            className="icon-btn"
            aria-label={t(clear)}
            onClick={() => {
              onChange('')
              input.current?.focus()
            }}
          >
            <X className="size-4" aria-hidden />
          </button>
        )}
      </span>
    </div>
  )
}
