import { useState } from 'react'
import { ChevronDown, FileText, Globe } from 'lucide-react'
import type { Source } from '#shared/sources.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { beginningOfText, isTooLong } from './beginning.ts'
import { Markdown } from './markdown/Markdown.tsx'
import { inSteps } from './outline.ts'

const words = {
  read: (count: string, one: boolean, title: string, host: string, day: string) => ({
    de: `Gelesen: ${count} ${one ? 'Wort' : 'Wörter'} aus „${title}“${host}, ${day}`,
    en: `Read: ${count} ${one ? 'word' : 'words'} from “${title}”${host}, ${day}`,
  }),
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

/** The host of a page; a document has none. */
const hostOf = ({ kind, address }: Source) => (kind === 'page' ? URL.parse(address)?.host : undefined)

type Props = {
  sources: readonly Source[]
  /** How far its lines stand from the edges. */
  padding: string
}

/** What was read for an answer, a line for each source; opened, the words as the model was given them. */
export const Sources = ({ sources, padding }: Props) =>
  sources.map(source => <OneSource key={source.field} source={source} padding={padding} />)

function OneSource({ source, padding }: { source: Source; padding: string }) {
  const t = useText()
  const { number, day } = useFormats()
  const [open, setOpen] = useState(false)
  const { kind, address, title, text, language, readAt, cut } = source
  const host = hostOf(source)
  const Icon = kind === 'page' ? Globe : FileText
  const said = words.read(number(source.words), source.words === 1, title, host ? ` (${host})` : '', day(readAt))
  return (
    <details
      className={`group border-b border-line print:hidden ${padding}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary
        className="flex cursor-pointer list-none items-start gap-2.5 py-3 text-sm text-muted
          [&::-webkit-details-marker]:hidden"
      >
        <Icon className="mt-0.5 size-4 shrink-0 text-accent-ink" strokeWidth={1.75} aria-hidden />
        <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
          {t(said)}
        </span>
        <ChevronDown className="mt-0.5 size-4 shrink-0 group-open:rotate-180" aria-hidden />
      </summary>
      {open && (
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
      )}
    </details>
  )
}
