import { useState } from 'react'
import { Search } from 'lucide-react'
import { FirstLine } from '../brand/drawings.tsx'
import { useSession } from '../data/session.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Kbd } from '../ui/small.tsx'

const greetings = [
  { until: 5, text: { de: 'Guten Abend', en: 'Good evening' } },
  { until: 11, text: { de: 'Guten Morgen', en: 'Good morning' } },
  { until: 18, text: { de: 'Guten Tag', en: 'Good afternoon' } },
  { until: 24, text: { de: 'Guten Abend', en: 'Good evening' } },
]
const words = {
  title: { de: 'Was möchten Sie schreiben?', en: 'What would you like to write?' },
  find: { de: 'Werkzeug finden', en: 'Find a tool' },
  such: { de: 'Zusammenfassen, Anzeige, Exposé …', en: 'Summary, ad, property listing …' },
  tools: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Werkzeug' : 'Werkzeuge'}`,
    en: `${count} ${one ? 'tool' : 'tools'}`,
  }),
}

type Props = { typed: string; onType(typed: string): void; count: number }

export function Greeting({ typed, onType, count }: Props) {
  const t = useText()
  const { number } = useFormats()
  const { name_text: name } = useSession()
  const [hour] = useState(() => new Date().getHours())
  const greeting = t(greetings.find(({ until }) => hour < until)?.text)
  const [first] = name.trim().split(/\s+/)
  return (
    <div className="flex items-end gap-8 pt-2 sm:pt-4">
      <div className="max-w-3xl min-w-0 flex-1">
        <p className="text-base text-muted">{first ? `${greeting}, ${first}.` : `${greeting}.`}</p>
        <h1 className="voice mt-1 text-[1.875rem] leading-9 sm:text-3xl">{t(words.title)}</h1>
        <div role="search" className="relative mt-5">
          <Search
            className="pointer-events-none absolute top-4 left-4 size-5 text-muted"
            strokeWidth={1.75}
            aria-hidden
          />
          <input
            type="search"
            aria-label={t(words.find)}
            placeholder={t(words.such)}
            value={typed}
            onChange={({ target }) => onType(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && onType('')}
            className="field h-13 rounded-lg pr-3 pl-12 text-lg text-ellipsis sm:pr-36"
          />
          <span className="pointer-events-none absolute inset-y-0 right-4 hidden items-center sm:flex" role="status">
            <Kbd>{t(words.tools(number(count), count === 1))}</Kbd>
          </span>
        </div>
      </div>
      <FirstLine className="-mb-2 ml-auto hidden h-32 w-48 lg:block" />
    </div>
  )
}
