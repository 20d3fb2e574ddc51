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

/** How a run stands, where it did not just end well. */
export function StateTag({ state }: Pick<RunView, 'state'>) {
  const t = useText()
  const known = said[state]
  return known && <Tag tone={known.tone}>{t(known.text)}</Tag>
}
