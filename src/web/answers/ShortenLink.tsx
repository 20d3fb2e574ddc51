import { useText } from '../language.tsx'
import { useAsk } from './asking.ts'

const words = {
  shorten: { de: 'Kürzen', en: 'Shorten' },
  shortenOne: (name: string) => ({ de: `${name} kürzen`, en: `Shorten ${name}` }),
  to: (max: number) => ({
    de: `Höchstens ${max} Zeichen, mit Leerzeichen. Die Aussage bleibt.`,
    en: `At most ${max} characters, spaces included. What it says stays.`,
  }),
}

/** Has one text that has no room written shorter; it costs as every change does, and nothing is cut off. */
export function ShortenLink({ part, name, max }: { part: string; name: string; max: number }) {
  const t = useText()
  const ask = useAsk()
  return (
    ask && (
      <button
        type="button"
        className="link cursor-pointer print:hidden"
        aria-label={t(words.shortenOne(name))}
        onClick={() => ask({ instruction: t(words.to(max)) }, part)}
      >
        {t(words.shorten)}
      </button>
    )
  )
}
