import { useText } from '../../language.tsx'

const words = {
  name: { de: 'SEO-Wert', en: 'SEO score' },
  of: (score: number) => ({ de: `${score} von 100`, en: `${score} of 100` }),
  good: { de: 'gut', en: 'good' },
  better: { de: 'könnte besser sein', en: 'could be better' },
  bad: { de: 'noch viel zu tun', en: 'much to do' },
}

/** How well a text can be found, as a number and a bar; its colour says the same again. */
export function Score({ score }: { score: number }) {
  const t = useText()
  const state = score >= 80 ? 'good' : score >= 50 ? 'better' : 'bad'
  const tone = { good: 'fill-ok', better: 'fill-warn', bad: 'fill-danger' }[state]
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span>
          <span className="voice text-xl tabular-nums">{score}</span> / 100
        </span>
        <span className="text-muted">{t(words[state])}</span>
      </p>
      <svg
        viewBox="0 0 100 3"
        preserveAspectRatio="none"
        className="mt-1 h-1.5 w-full overflow-hidden rounded-full"
        role="meter"
        aria-label={t(words.name)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={score}
        aria-valuetext={t(words.of(score))}
      >
        <rect width="100" height="3" className="fill-line" />
        <rect width={score} height="3" className={tone} />
      </svg>
    </div>
  )
}
