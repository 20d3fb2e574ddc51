import { SearchX } from 'lucide-react'
import { useText } from '../language.tsx'

const words = {
  one: (name: string) => ({
    de: `${name} hat nicht geantwortet. Gesucht wurde mit den anderen Suchdiensten; was nur dort steht, fehlt hier.`,
    en: `${name} did not answer. The other search services were asked; what is found only there is missing here.`,
  }),
  several: (names: string) => ({
    de: `${names} haben nicht geantwortet. Gesucht wurde mit den anderen Suchdiensten; was nur dort steht, fehlt hier.`,
    en: `${names} did not answer. The other search services were asked; what is found only there is missing here.`,
  }),
}

/** Says which search services an answer was written without. */
export function NotHeard({ away, padding }: { away: readonly string[]; padding: string }) {
  const t = useText()
  const say = away.length === 1 ? words.one : words.several
  return (
    <p
      role="status"
      className={`flex items-start gap-2.5 border-b border-line py-3 text-sm text-muted print:hidden ${padding}`}
    >
      <SearchX className="mt-0.5 size-4 shrink-0 text-warn" strokeWidth={1.75} aria-hidden />
      <span className="min-w-0 flex-1">{t(say(away.join(', ')))}</span>
    </p>
  )
}
