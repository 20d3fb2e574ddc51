import { useQuery } from '@tanstack/react-query'
import type { KnowledgeView } from '#server/knowledge/routes.ts'
import { beginningOfText, isTooLong } from '../answers/beginning.ts'
import { Markdown } from '../answers/markdown/Markdown.tsx'
import { inSteps } from '../answers/outline.ts'
import { keptQuery } from '../data/kept-knowledge.ts'
import type { Whose } from '../data/knowledge.ts'
import { useText } from '../language.tsx'
import { NotLoaded } from '../ui/NotLoaded.tsx'

const words = {
  text: (title: string) => ({ de: `Gelesener Text: ${title}`, en: `Text that was read: ${title}` }),
  beginning: {
    de: 'Der Text ist sehr lang; zu sehen ist sein Anfang.',
    en: 'The text is very long; this is its beginning.',
  },
  open: { de: 'Seite öffnen', en: 'Open the page' },
}

/** The text of a source as it was read last: what texts are written with. */
export function KeptText({
  source: { _id, title, kind, address, readAt },
  brand,
}: {
  source: KnowledgeView
  brand: Whose
}) {
  const t = useText()
  const { data, error, refetch } = useQuery(keptQuery(brand, _id, readAt))
  if (error && !data) return <NotLoaded failure={error} onRetry={() => void refetch()} />
  if (!data) return <span className="skeleton h-5 w-1/2" />
  return (
    <div>
      <div
        role="region"
        aria-label={t(words.text(title))}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard, too
        tabIndex={0}
        lang={data.language ?? undefined}
        className="max-h-80 overflow-y-auto rounded-md bg-sunken px-4 py-3 text-base wrap-anywhere [&_[data-depth]]:text-[1em]!"
      >
        <Markdown>{inSteps(beginningOfText(data.text))}</Markdown>
      </div>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted empty:hidden">
        {kind === 'page' && (
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="link pointer-coarse:inline-block pointer-coarse:py-2.5"
          >
            {t(words.open)}
          </a>
        )}
        {isTooLong(data.text) && <span>{t(words.beginning)}</span>}
      </p>
    </div>
  )
}
