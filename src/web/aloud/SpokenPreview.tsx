import { useDeferredValue, useId, useMemo, useState } from 'react'
import { ArrowRight } from 'lucide-react'
import { languageOf } from '#language/index.ts'
import { canBeCorrected, corrected } from '#language/spoken/corrected.ts'
import { asksForEmphasis } from '#language/spoken/emphasis.ts'
import { type Change, changesIn } from '#language/spoken/index.ts'
import { useSayings } from '../data/brands.ts'
import { useLocale, useText } from '../language.tsx'
import { ChangedSaying } from './ChangedSaying.tsx'
import { InParts } from './InParts.tsx'

const words = {
  title: (count: number) => ({ de: `So wird gesprochen (${count})`, en: `How it is spoken (${count})` }),
  line: {
    de: 'Das wird anders gesprochen, als es dasteht. Was nicht stimmt, lässt sich hier ändern; es steht dann als Zeichen in Ihrem Text.',
    en: 'This is spoken otherwise than it is written. What is not right can be changed here; it then stands as a mark in your text.',
  },
  as: { de: 'wird gesprochen als', en: 'is spoken as' },
  change: (was: string) => ({ de: `Aussprache von „${was}“ ändern`, en: `Change how “${was}” is spoken` }),
  short: { de: 'Ändern', en: 'Change' },
  level: {
    de: 'Die Stimme, die hier spricht, kann nicht betonen. Was zwischen Sternen steht, spricht sie wie alles andere.',
    en: 'The voice that speaks here cannot emphasise. What stands between stars is spoken like everything else.',
  },
}

/** `emphasises`: whether the voice here does so with what is marked. */
export type SpokenPreviewProps = { text: string; emphasises: boolean; onText(text: string): void }

/** What of a text is said otherwise than it is written, before it is spoken; each passage can be corrected. */
export function SpokenPreview({ text, emphasises, onText }: SpokenPreviewProps) {
  const t = useText()
  const locale = useLocale()
  const id = useId()
  const [changing, setChanging] = useState<Change>()
  const read = useDeferredValue(text)
  const sayings = useSayings()
  const changes = useMemo(() => changesIn(read, languageOf(read) ?? locale, sayings), [read, locale, sayings])
  const above = (
    <>
      <InParts text={read} />
      {!emphasises && asksForEmphasis(read) && (
        <p role="status" className="text-sm text-muted">
          {t(words.level)}
        </p>
      )}
    </>
  )
  if (!changes.length) return above
  return (
    <>
      {above}
      <details className="rounded-md border border-line">
        <summary className="min-h-11 cursor-pointer content-center px-3 text-sm font-medium">
          {t(words.title(changes.length))}
        </summary>
        <p id={id} className="px-3 pb-2 text-sm text-muted">
          {t(words.line)}
        </p>
        <ul aria-describedby={id} className="divide-y divide-line border-t border-line">
          {changes.map(change => (
            <li key={change.was} className="grid grid-cols-1 gap-2 px-3 py-2 text-sm">
              <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="wrap-anywhere">{change.was.replace(/^\[(.+)\|.+\]$/, '$1')}</span>
                <ArrowRight className="size-3.5 shrink-0 text-muted" aria-hidden />
                <span className="sr-only">{t(words.as)}</span>
                <span className="min-w-0 flex-1 basis-24 text-muted wrap-anywhere">{change.said}</span>
                {canBeCorrected(text, change) && changing?.was !== change.was && (
                  <button
                    type="button"
                    className="btn-small ml-auto"
                    aria-label={t(words.change(change.was))}
                    onClick={() => setChanging(change)}
                  >
                    {t(words.short)}
                  </button>
                )}
              </div>
              {changing?.was === change.was && (
                <ChangedSaying
                  change={change}
                  onGive={said => {
                    onText(corrected(text, change, said))
                    setChanging(undefined)
                  }}
                  onLeave={() => setChanging(undefined)}
                />
              )}
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
