import { useId } from 'react'
import { ChevronDown } from 'lucide-react'
import type { Field } from '#shared/fields.ts'
import type { Text } from '#shared/text.ts'
import { useAiLanguage } from '../data/ai-language.ts'
import { useText } from '../language.tsx'
import { ProblemLine } from '../ui/Field.tsx'
import { useSentence } from '../useSentence.ts'

const words = {
  label: { de: 'Sprache des Textes', en: 'Language of the text' },
  DE: { de: 'Deutsch', en: 'German' },
  EN: { de: 'Englisch', en: 'English' },
}
/** What people have as their own; any other is meant for one tool. */
const isOwn = (value: string): value is 'DE' | 'EN' => value === 'DE' || value === 'EN'

type Props = {
  /** The question of the tool, where it writes in more than the two. */
  field?: Field
  /** What was chosen there; nothing where it is the person's own. */
  chosen: string
  onChoose(language: string): void
}

/**
 * In which language the text will be written: the person's own comes first. To change between the two that one can
 * have as one's own changes it for all tools, any other is chosen for this one.
 */
export function TextLanguage({ field, chosen, onChoose }: Props) {
  const t = useText()
  const sentence = useSentence()
  const id = useId()
  const { language, change, error } = useAiLanguage()
  const { DE, EN } = words
  const all: Readonly<Record<string, Text>> = field?.kind === 'choice' ? field.options : { DE, EN }
  const others = Object.entries(all)
    .filter(([key]) => key !== language)
    .map(([key, label]) => [key, t(label)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other))
  const choose = (value: string) => {
    if (isOwn(value) && value !== language) change(value)
    onChoose(isOwn(value) ? '' : value)
  }
  return (
    <div>
      <div className="flex items-center justify-between gap-3 text-sm text-muted">
        <label htmlFor={id}>{t(words.label)}</label>
        <span className="relative -mr-1.5 shrink-0">
          <select
            id={id}
            value={chosen || language}
            onChange={({ target }) => choose(target.value)}
            className="field-sizing-content h-8 cursor-pointer appearance-none rounded-sm bg-transparent pr-7 pl-2 font-medium text-ink
              hover:bg-sunken pointer-coarse:h-11"
          >
            <option value={language}>{t(all[language] ?? DE)}</option>
            {others.map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute top-1/2 right-1.5 size-4 -translate-y-1/2" aria-hidden />
        </span>
      </div>
      {error && <ProblemLine>{sentence(error)}</ProblemLine>}
    </div>
  )
}
