import { useQuery } from '@tanstack/react-query'
import { runFiltersQuery } from '../../data/runs.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import type { useLibrary } from '../useLibrary.ts'
import { isWithout, without } from './state.ts'

const words = {
  show: (count: string) => ({ de: `Fehlgeschlagene zeigen (${count})`, en: `Show failed ones (${count})` }),
  back: { de: 'Alle Texte zeigen', en: 'Show all texts' },
}

/** The way to what came to nothing, with its number, and back; nothing where all went well. */
export function Without({ at }: { at: Pick<ReturnType<typeof useLibrary>, 'filters' | 'onFilter'> }) {
  const t = useText()
  const { number } = useFormats()
  const { data } = useQuery(runFiltersQuery)
  const isShown = isWithout(at.filters.state)
  if (!isShown && !data?.without) return null
  return (
    <button
      type="button"
      className="link min-h-6 cursor-pointer text-sm"
      onClick={() => at.onFilter({ state: isShown ? undefined : without })}
    >
      {t(isShown ? words.back : words.show(number(data?.without ?? 0)))}
    </button>
  )
}
