import { ChevronDown } from 'lucide-react'
import type { SaidInputs } from '../fields/useSaidInputs.ts'
import { useText } from '../language.tsx'

const inputs = { de: 'Eingaben', en: 'Inputs' }

type Props = {
  said: SaidInputs
  /** Whether it is there in every window, not only where the inputs have no room beside the text. */
  isLine: boolean
  unfolded: boolean
  onUnfold(): void
}

/** What a text was made of, in one line above it; it shows the form again. */
export function InputsLine({ said, isLine, unfolded, onUnfold }: Props) {
  // There is room for what somebody said, not for what is so anyway.
  const telling = said.filter(({ field, value }) => !('default' in field) || field.default !== value)
  return (
    <button
      type="button"
      aria-expanded={unfolded}
      onClick={onUnfold}
      className={`card flex h-12 w-full cursor-pointer items-center gap-2 px-4 text-left text-sm
        ${isLine ? '' : 'min-[1200px]:hidden'}`}
    >
      <span className="shrink-0 font-medium">{useText()(inputs)}</span>
      <span dir="auto" className="truncate text-muted">
        {(telling.length ? telling : said).map(({ words }) => words).join(' · ')}
      </span>
      <ChevronDown className={`ml-auto size-4 shrink-0 text-muted ${unfolded ? 'rotate-180' : ''}`} aria-hidden />
    </button>
  )
}
