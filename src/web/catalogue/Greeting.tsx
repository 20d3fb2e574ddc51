import { FirstLine } from '../brand/drawings.tsx'
import { useSessionSoFar } from '../data/session.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { textTools } from '../tool-count.ts'
import { SearchInput } from '../ui/SearchInput.tsx'
import { Kbd } from '../ui/small.tsx'
import { useOfBrowser } from '../useOfBrowser.ts'

const greetings = [
  { until: 5, text: { de: 'Guten Abend', en: 'Good evening' } },
  { until: 11, text: { de: 'Guten Morgen', en: 'Good morning' } },
  { until: 18, text: { de: 'Guten Tag', en: 'Good afternoon' } },
  { until: 24, text: { de: 'Guten Abend', en: 'Good evening' } },
]
const words = {
  title: { de: 'Was möchten Sie schreiben?', en: 'What would you like to write?' },
  find: { de: 'Werkzeug finden', en: 'Find a tool' },
  such: { de: 'Exposé, Anzeige, Aufsatz …', en: 'Summary, ad, essay …' },
}

type Props = { typed: string; onType(typed: string): void; count?: number }

/** The way in. It is drawn before anything has come from the server: no name and no number then. */
export function Greeting({ typed, onType, count }: Props) {
  const t = useText()
  const { number } = useFormats()
  const hour = useOfBrowser(() => new Date().getHours())
  const greeting = hour !== undefined && t(greetings.find(({ until }) => hour < until)?.text)
  const [first] = useSessionSoFar()?.name_text.trim().split(/\s+/) ?? []
  const tools = count === undefined ? '' : t(textTools(number(count), count === 1))
  return (
    <div className="flex items-end gap-8 pt-2 sm:pt-4">
      <div className="max-w-3xl min-w-0 flex-1">
        <p className="text-base text-muted">
          {greeting ? `${[greeting, first].filter(Boolean).join(', ')}.` : '\u00a0'}
        </p>
        <h1 className="voice mt-1 text-[min(1.875rem,9.5vw)] leading-[1.2] sm:text-3xl">{t(words.title)}</h1>
        <div className="mt-5">
          <SearchInput
            size="large"
            label={t(words.find)}
            placeholder={t(words.such)}
            value={typed}
            onChange={onType}
            aside={
              tools && (
                <span className="mr-2.5 hidden sm:inline">
                  <Kbd>{tools}</Kbd>
                </span>
              )
            }
          />
          <p role="status" className="sr-only">
            {typed && tools}
          </p>
        </div>
      </div>
      <FirstLine className="-mb-2 ml-auto hidden h-32 w-48 lg:block" />
    </div>
  )
}
