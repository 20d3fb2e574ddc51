import type { FindingView } from '#server/custom-engines/views.ts'
import { useText } from '../../language.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { partOf, parts } from './findings.ts'

const words = {
  left: (count: number) => ({
    de:
      count === 1
        ? 'An einer Stelle fehlt noch etwas zum Veröffentlichen:'
        : `An ${count} Stellen fehlt noch etwas zum Veröffentlichen:`,
    en:
      count === 1
        ? 'One thing is missing before this can be published:'
        : `${count} things are missing before this can be published:`,
  }),
  more: (count: number) => ({ de: `und ${count} weitere`, en: `and ${count} more` }),
}
const most = 6

/** What keeps the draft from being published, each a way to where it is mended. */
export function Unfinished({ findings, onGo }: { findings: readonly FindingView[]; onGo(at: string): void }) {
  const t = useText()
  if (!findings.length) return null
  return (
    <Panel tone="warn">
      {t(words.left(findings.length))}
      <ul className="mt-1 grid gap-0.5">
        {findings.slice(0, most).map(({ at, says }, place) => (
          <li key={place} className="wrap-anywhere">
            <button
              type="button"
              className="min-h-6 cursor-pointer text-left underline underline-offset-4 pointer-coarse:min-h-11"
              onClick={() => onGo(at)}
            >
              {t(parts[partOf(at)])}: {says}
            </button>
          </li>
        ))}
      </ul>
      {findings.length > most && <p>{t(words.more(findings.length - most))}</p>}
    </Panel>
  )
}
