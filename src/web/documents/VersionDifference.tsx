import { useMemo } from 'react'
import type { Document } from '#shared/document/schema.ts'
import { beginningOfText, isTooLong } from '../answers/beginning.ts'
import { OnlyBeginning } from '../answers/OnlyBeginning.tsx'
import { useText } from '../language.tsx'
import { changesOf } from '../refine/lines.ts'
import { MarkedText } from '../refine/MarkedText.tsx'
import { numbered } from '../refine/take-back.ts'
import { forComparing } from './for-comparing.ts'

const words = {
  new: { de: 'seither dazugekommen', en: 'added since' },
  gone: { de: 'seither entfallen', en: 'gone since' },
  equal: { de: 'Wort für Wort gleich wie heute.', en: 'The same as today, word for word.' },
}

type Props = { was: Document; now: Document; lang: string }

/** What a document says otherwise than it did, by its words. */
export function VersionDifference({ was, now, lang }: Props) {
  const t = useText()
  const [one, other] = useMemo(() => [forComparing(was), forComparing(now)], [was, now])
  const segments = useMemo(() => numbered(changesOf(beginningOfText(one), beginningOfText(other))), [one, other])
  const isLong = isTooLong(one) || isTooLong(other)
  if (!isLong && segments.every(({ kind }) => kind === 'same')) return <p className="text-muted">{t(words.equal)}</p>
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="reading flex flex-wrap gap-3 text-sm">
        <ins>{t(words.new)}</ins>
        <del>{t(words.gone)}</del>
      </p>
      {isLong && <OnlyBeginning />}
      <div className="rounded-md border border-line p-4">
        <MarkedText segments={segments} lang={lang} />
      </div>
    </div>
  )
}
