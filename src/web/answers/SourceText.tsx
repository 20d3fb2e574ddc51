import type { Source } from '#shared/sources.ts'
import { useText } from '../language.tsx'
import { beginningOfText, isTooLong } from './beginning.ts'
import { Markdown } from './markdown/Markdown.tsx'
import { inSteps } from './outline.ts'

const words = {
  text: (title: string) => ({ de: `Gelesener Text: ${title}`, en: `Text that was read: ${title}` }),
  open: { de: 'Seite öffnen', en: 'Open the page' },
  beginning: {
    de: 'Der Text ist sehr lang; zu sehen ist sein Anfang.',
    en: 'The text is very long; this is its beginning.',
  },
  cut: {
    de: 'Es gibt mehr, als gelesen wurde.',
    en: 'There is more than was read.',
  },
}
const rel = 'noopener noreferrer nofollow'

/** What was read of a source, as the model was given it, and the way to its page. */
export function SourceText({ source: { kind, address, title, text, language, cut } }: { source: Source }) {
  const t = useText()
  return (
    <div className="pb-4">
      <div
        role="region"
        aria-label={t(words.text(title))}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard, too
        tabIndex={0}
        lang={language}
        className="max-h-96 overflow-y-auto rounded-md bg-sunken px-4 py-3 text-base wrap-anywhere [&_[data-depth]]:text-[1em]!"
      >
        <Markdown>{inSteps(beginningOfText(text))}</Markdown>
      </div>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        {kind === 'page' && (
          <a href={address} target="_blank" rel={rel} className="link">
            {t(words.open)}
          </a>
        )}
        {isTooLong(text) && <span>{t(words.beginning)}</span>}
        {cut && <span>{t(words.cut)}</span>}
      </p>
    </div>
  )
}
