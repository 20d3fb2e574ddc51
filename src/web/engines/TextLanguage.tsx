import { useId } from 'react'
import { ChevronDown } from 'lucide-react'
import { useAiLanguage } from '../data/ai-language.ts'
import { useText } from '../language.tsx'
import { ProblemLine } from '../ui/Field.tsx'
import { useSentence } from '../useSentence.ts'

const words = {
  label: { de: 'Sprache des Textes', en: 'Language of the text' },
  DE: { de: 'Deutsch', en: 'German' },
  EN: { de: 'Englisch', en: 'English' },
}

/** In which language the text will be written; the choice holds for all tools. */
export function TextLanguage() {
  const t = useText()
  const sentence = useSentence()
  const id = useId()
  const { language, change, error } = useAiLanguage()
  return (
    <div>
      <div className="flex items-center justify-between gap-3 text-sm text-muted">
        <label htmlFor={id}>{t(words.label)}</label>
        <span className="relative -mr-1.5 shrink-0">
          <select
            id={id}
            value={language}
            onChange={({ target }) => change(target.value)}
            className="h-8 cursor-pointer appearance-none rounded-sm bg-transparent pr-7 pl-2 font-medium text-ink
              hover:bg-sunken pointer-coarse:h-11"
          >
            <option value="DE">{t(words.DE)}</option>
            <option value="EN">{t(words.EN)}</option>
          </select>
          <ChevronDown className="pointer-events-none absolute top-1/2 right-1.5 size-4 -translate-y-1/2" aria-hidden />
        </span>
      </div>
      {error && <ProblemLine>{sentence(error)}</ProblemLine>}
    </div>
  )
}
