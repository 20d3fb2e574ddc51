import { useQuery } from '@tanstack/react-query'
import { enginesQuery } from '../../data/engines.ts'
import { madeOfQuery } from '../../data/documents.ts'
import { DocumentLink } from '../../documents/DocumentLink.tsx'
import { useText } from '../../language.tsx'

const words = {
  from: (tool: string) => ({ de: `${tool} aus`, en: `${tool} from` }),
  plain: { de: 'Gemacht aus', en: 'Made from' },
  made: { de: 'Daraus gemacht:', en: 'Made from this:' },
}

/** What a document was made of, and by which tool. */
export type MadeFrom = Readonly<{ engine: string | null; source: { _id: string; titel_text: string; called: string } }>

type Props = { id: string | undefined; from: MadeFrom | undefined }

/** What a document was made of and what was made of it, each a link. */
export function Origin({ id, from }: Props) {
  const t = useText()
  // Waiting for it must not take the text away.
  const { data: engines = [] } = useQuery(enginesQuery)
  const { data: made = [] } = useQuery({ ...madeOfQuery(id ?? ''), enabled: id !== undefined })
  if (!from && !made.length) return null
  const tool = engines.find(({ slug }) => slug === from?.engine)
  return (
    <div className="mb-2 grid gap-y-0.5 px-1 text-sm text-muted print:hidden">
      {from && (
        <p className="flex flex-wrap items-baseline gap-x-1.5">
          {t(tool ? words.from(t(tool.name)) : words.plain)}
          <DocumentLink document={from.source} />
        </p>
      )}
      {made.length > 0 && (
        <div className="flex flex-wrap items-baseline gap-x-3">
          <span id="made-from-this">{t(words.made)}</span>
          <ul aria-labelledby="made-from-this" className="flex min-w-0 flex-wrap items-baseline gap-x-3">
            {made.map(document => (
              <li key={document._id} className="min-w-0">
                <DocumentLink document={document} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
