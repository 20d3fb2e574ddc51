import { useState } from 'react'
import { ChevronDown, FileText, Globe } from 'lucide-react'
import { isKnowledge } from '#shared/knowledge.ts'
import type { Source } from '#shared/sources.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { NotHeard } from './NotHeard.tsx'
import { SourceText } from './SourceText.tsx'

const words = {
  read: (count: string, one: boolean, title: string, host: string, day: string) => ({
    de: `Gelesen: ${count} ${one ? 'Wort' : 'Wörter'} aus „${title}“${host}, ${day}`,
    en: `Read: ${count} ${one ? 'word' : 'words'} from “${title}”${host}, ${day}`,
  }),
  all: (count: string) => ({ de: `${count} Quellen wurden gelesen`, en: `${count} sources were read` }),
  known: (count: string, one: boolean, title: string, host: string, day: string) => ({
    de: `Aus eigenem Wissen: ${count} ${one ? 'Wort' : 'Wörter'} aus „${title}“${host}, Stand ${day}`,
    en: `From own knowledge: ${count} ${one ? 'word' : 'words'} from “${title}”${host}, as of ${day}`,
  }),
}
/** More sources than so many are folded away. */
const mostOpen = 2

/** The host of a page; a document has none. */
const hostOf = ({ kind, address }: Source) => (kind === 'page' ? URL.parse(address)?.host : undefined)

export type ReadSourcesProps = {
  sources: readonly Source[]
  /** The search services that did not answer. */
  away?: readonly string[] | undefined
  /** How far its lines stand from the edges. */
  padding: string
}

/**
 * What was read for an answer, a line for each; opened, the words as the model was given them. Many are folded. Where a
 * search service did not answer, that is said above them.
 */
export function ReadSources({ sources, away = [], padding }: ReadSourcesProps) {
  const t = useText()
  const { number } = useFormats()
  const all = sources.map(source => <OneSource key={source.field} source={source} padding={padding} />)
  return (
    <>
      {away.length > 0 && <NotHeard away={away} padding={padding} />}
      {sources.length <= mostOpen ? (
        all
      ) : (
        <details className="group/all border-b border-line print:hidden">
          <summary
            className={`flex cursor-pointer list-none items-start gap-2.5 py-3 text-sm text-muted
              [&::-webkit-details-marker]:hidden ${padding}`}
          >
            <Globe className="mt-0.5 size-4 shrink-0 text-accent-ink" strokeWidth={1.75} aria-hidden />
            <span className="min-w-0 flex-1">{t(words.all(number(sources.length)))}</span>
            <ChevronDown className="mt-0.5 size-4 shrink-0 group-open/all:rotate-180" aria-hidden />
          </summary>
          {all}
        </details>
      )}
    </>
  )
}

function OneSource({ source, padding }: { source: Source; padding: string }) {
  const t = useText()
  const { number, day } = useFormats()
  const [open, setOpen] = useState(false)
  const { kind, title, readAt } = source
  const host = hostOf(source)
  const Icon = kind === 'page' ? Globe : FileText
  const say = isKnowledge(source) ? words.known : words.read
  const said = say(number(source.words), source.words === 1, title, host ? ` (${host})` : '', day(readAt))
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
      {open && <SourceText source={source} />}
    </details>
  )
}
