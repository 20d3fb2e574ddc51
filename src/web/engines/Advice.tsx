import type { ShownEngine } from '#catalogue/shown.ts'
import { useText } from '../language.tsx'

/** The pieces of advice of a guide, numbered; in columns on a wide page, where they stand side by side. */
export function Advice({ advice, columns }: { advice: ShownEngine['guide']['advice']; columns?: boolean }) {
  const t = useText()
  return (
    <ol className={columns ? 'mt-5 grid gap-4 xl:grid-cols-3' : 'mt-3 grid gap-3'}>
      {advice.map(({ title, text }, at) => (
        <li
          key={title.en}
          className={`grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2 text-sm ${columns ? 'xl:block' : ''}`}
        >
          <span className={`voice text-lg text-accent-ink ${columns ? '' : 'leading-5'}`} aria-hidden>
            {at + 1}
          </span>
          <p className="text-muted">
            <strong className="block font-medium text-ink">{t(title)}</strong> {t(text)}
          </p>
        </li>
      ))}
    </ol>
  )
}
