import { FileText } from 'lucide-react'
import type { FileView } from '#server/files/views.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { words } from './words.ts'

/** What was understood of a file: its name, how much it is, and how it begins. */
export function Understood({ file }: { file: FileView }) {
  const t = useText()
  const { number, size } = useFormats()
  const measures = [
    file.pages !== null && t(words.pages(file.pages, number(file.pages))),
    file.words !== null && t(words.words(file.words, number(file.words))),
    size(file.bytes),
  ]
  return (
    <>
      <FileText className="mt-0.5 size-[18px] shrink-0 text-accent-ink" strokeWidth={1.75} aria-hidden />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium" dir="auto" title={file.name}>
          {file.name}
        </span>
        <span className="block text-sm text-muted tabular-nums">{measures.filter(Boolean).join(' · ')}</span>
        {file.excerpt && (
          <span
            dir="auto"
            lang={file.language ?? undefined}
            className="mt-1.5 line-clamp-3 border-t border-line pt-1.5 font-serif text-base text-muted wrap-anywhere"
          >
            {file.excerpt}
          </span>
        )}
      </span>
    </>
  )
}
