import { useQuery } from '@tanstack/react-query'
import type { RunView } from '#server/runs/shown.ts'
import { modelOfPainter } from '#shared/image-models.ts'
import { read } from '#shared/text.ts'
import { engineQuery } from '../data/engines.ts'
import { useLocale } from '../language.tsx'

/** Which model made something, as people call it: one of their own by its name, as long as it is there. */
export function useCalled(run: RunView | undefined) {
  const locale = useLocale()
  const value = run?.inputs.model
  const isOwn = typeof value === 'string' && modelOfPainter(value) !== undefined
  const { data } = useQuery({ ...engineQuery(run?.engine ?? ''), enabled: isOwn })
  const field = run && data?.calls[run.call]?.fields.model
  const own = isOwn && field?.kind === 'choice' && Object.hasOwn(field.options, value) && field.options[value]
  return own ? read(own, locale) : run?.called
}
