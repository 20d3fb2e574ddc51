import type { RunView } from '#server/runs/shown.ts'
import type { Text } from '#shared/text.ts'
import { useText } from '../language.tsx'
import { Tag } from '../ui/small.tsx'

type Said = { readonly tone: 'accent' | 'warn' | 'quiet'; readonly text: Text }

const unfinished: Said = { tone: 'warn', text: { de: 'nicht fertig', en: 'not finished' } }
const said: Partial<Record<RunView['state'], Said>> = {
  running: { tone: 'accent', text: { de: 'schreibt …', en: 'writing …' } },
  failed: unfinished,
  interrupted: unfinished,
  stopped: { tone: 'quiet', text: { de: 'angehalten', en: 'stopped' } },
}

const waiting: Said = { tone: 'accent', text: { de: 'wartet auf Ihre Auswahl', en: 'awaits your choice' } }

/** How a run stands, where it did not just end well. */
export function StateTag({ state, problem }: Pick<RunView, 'state'> & Partial<Pick<RunView, 'problem'>>) {
  const t = useText()
  const known = problem === 'choose_sources' ? waiting : said[state]
  return known && <Tag tone={known.tone}>{t(known.text)}</Tag>
}
