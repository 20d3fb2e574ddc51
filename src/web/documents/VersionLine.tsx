import { useQuery } from '@tanstack/react-query'
import type { DocumentShown, VersionListed } from '#server/documents/shown.ts'
import type { Author } from '#shared/documents.ts'
import type { Text } from '#shared/text.ts'
import { documentVersionQuery } from '../data/one-document.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { useWhen } from '../library/when.ts'
import { deviceOf } from '../settings/device.ts'
import { Button } from '../ui/Button.tsx'
import { Fetched } from '../ui/Fetched.tsx'
import { nameOf, words as shared } from './words.ts'
import { VersionDifference } from './VersionDifference.tsx'

const words = {
  compare: { de: 'Mit heute vergleichen', en: 'Compare with today' },
  hide: { de: 'Vergleich schließen', en: 'Close the comparison' },
  back: { de: 'Zu dieser Fassung zurück', en: 'Go back to this version' },
  by: {
    hand: { de: 'von Hand', en: 'by hand' },
    ai: { de: 'mit KI', en: 'with AI' },
    program: { de: 'von einem Programm', en: 'by a program' },
    file: { de: 'aus einer Datei', en: 'from a file' },
    restore: { de: 'zurückgeholt', en: 'brought back' },
  } satisfies Record<Author, Text>,
}

type Props = {
  document: DocumentShown
  version: VersionListed
  isOpen: boolean
  busy: boolean
  onOpen(): void
  onBack(): void
}

/** A version: when, by whom, how long; the difference to what the document is now, and the way back. */
export function VersionLine({ document, version, isOpen, busy, onOpen, onBack }: Props) {
  const t = useText()
  const when = useWhen()
  const { number } = useFormats()
  const query = useQuery({ ...documentVersionQuery(document._id, version._id), enabled: isOpen })
  const count = t(shared.words(number(version.words), version.words === 1))
  const facts = [t(words.by[version.by]), version.by === 'program' ? undefined : deviceOf(version.device), count]
  const at = when(version.at)
  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <div>
        <p className="font-medium tabular-nums">{at}</p>
        <p className="text-sm text-muted tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
        {version.titel_text !== document.titel_text && (
          <p className="text-sm text-muted wrap-anywhere">{nameOf(version, t)}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn-line min-h-9 text-sm" aria-expanded={isOpen} onClick={onOpen}>
          {t(isOpen ? words.hide : words.compare)}
          <span className="sr-only">{at}</span>
        </button>
        <Button className="btn-line min-h-9 text-sm" isBusy={busy} onClick={() => onBack()}>
          {t(words.back)}
          <span className="sr-only">{at}</span>
        </Button>
      </div>
      {isOpen && (
        <Fetched query={query}>
          {({ content }) => <VersionDifference was={content} now={document.content} lang={document.language} />}
        </Fetched>
      )}
    </li>
  )
}
