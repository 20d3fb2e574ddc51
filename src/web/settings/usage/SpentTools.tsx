import type { UsageView } from '#server/usage/routes.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Bars } from '../../usage/Bars.tsx'
import { useToolNames } from '../../usage/useToolNames.ts'

const perTool = { de: 'Anfragen je Werkzeug', en: 'Requests per tool' }

/** What each tool has used, the most first, in the tint of its family. */
export function SpentTools({ engines }: Pick<UsageView, 'engines'>) {
  const t = useText()
  const { number } = useFormats()
  const toolOf = useToolNames()
  return (
    <section aria-labelledby="per-tool" className="grid grid-cols-1 gap-4">
      <h2 id="per-tool" className="font-semibold">
        {t(perTool)}
      </h2>
      <Bars
        bars={engines.map(({ engine, requests }) => ({
          ...{ key: engine, value: requests, says: number(requests) },
          ...toolOf(engine),
        }))}
      />
    </section>
  )
}
