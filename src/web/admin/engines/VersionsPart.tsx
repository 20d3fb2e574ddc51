import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { rollsBack, versionQuery } from '../../data/made-engines.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { Tag } from '../../ui/small.tsx'
import { toast } from '../../ui/toast.ts'
import { Ask } from '../../ui/Ask.tsx'
import type { Workshop } from './useWorkshop.ts'
import { VersionDiff } from './VersionDiff.tsx'
import { stateWords } from './words.ts'

const words = {
  none: {
    de: 'Noch nichts veröffentlicht. Jede Veröffentlichung wird zu einer Fassung, die bleibt.',
    en: 'Nothing has been published yet. Whatever is published becomes a version that stays.',
  },
  current: { de: 'veröffentlicht', en: 'published' },
  by: (who: string, when: string) => ({ de: `${who}, ${when}`, en: `${who}, ${when}` }),
  hide: { de: 'Vergleich schließen', en: 'Close the comparison' },
  compare: { de: 'Mit dem Entwurf vergleichen', en: 'Compare with the draft' },
  again: { de: 'Erneut veröffentlichen', en: 'Publish again' },
  askTitle: (number: string) => ({
    de: `Fassung ${number} erneut veröffentlichen?`,
    en: `Publish version ${number} again?`,
  }),
  askText: {
    de: 'Sie wird zur neuesten Fassung und gilt ab der nächsten Anfrage. Was gerade geschrieben wird, bleibt bei seiner Fassung; Ihr Entwurf bleibt, wie er ist.',
    en: 'It becomes the newest version and applies from the next request. Texts being written keep their version; your draft stays as it is.',
  },
  note: (number: string) => ({ de: `Zurück zu Fassung ${number}`, en: `Back to version ${number}` }),
  done: { de: 'Veröffentlicht.', en: 'Published.' },
}

function Comparison({ shop, number }: { shop: Workshop; number: number }) {
  const { data, error, refetch } = useQuery(versionQuery(shop.id, number))
  if (error) return <NotLoaded failure={error} onRetry={() => void refetch()} />
  return data ? <VersionDiff one={data} other={shop.draft} /> : <span className="skeleton h-24" aria-hidden />
}

/** What was published, the newest first: to be compared with the draft, and published again. */
export function VersionsPart({ shop }: { shop: Workshop }) {
  const t = useText()
  const { number, moment } = useFormats()
  const [compared, compare] = useState<number>()
  const [asked, ask] = useState<number>()
  const { history, published } = shop.about
  const back = useMutation({
    mutationFn: (to: number) => rollsBack(shop.id, to, t(words.note(number(to)))),
    onSuccess(next) {
      shop.take(next)
      ask(undefined)
      toast({ text: t(words.done) })
    },
  })
  if (!history.length) return <p className="text-muted">{t(words.none)}</p>
  return (
    <>
      <ol className="divide-y divide-line">
        {history.map(version => {
          const isCurrent = version.number === published
          const isCompared = compared === version.number
          return (
            <li key={version.number} className="grid grid-cols-1 gap-2 py-3 first:pt-0">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <p className="font-medium">{t(stateWords.published(number(version.number)))}</p>
                {isCurrent && <Tag tone="ok">{t(words.current)}</Tag>}
                <p className="text-sm text-muted">{t(words.by(version.by ?? '–', moment(version.at)))}</p>
              </div>
              {version.note && <p className="wrap-anywhere">{version.note}</p>}
              <div className="flex flex-wrap gap-2">
                <button
                  type="button"
                  className="btn-line min-h-9 text-sm"
                  aria-expanded={isCompared}
                  onClick={() => compare(isCompared ? undefined : version.number)}
                >
                  {t(isCompared ? words.hide : words.compare)}
                  <span className="sr-only">{t(stateWords.published(number(version.number)))}</span>
                </button>
                {!isCurrent && (
                  <button type="button" className="btn-line min-h-9 text-sm" onClick={() => ask(version.number)}>
                    {t(words.again)}
                    <span className="sr-only">{t(stateWords.published(number(version.number)))}</span>
                  </button>
                )}
              </div>
              {isCompared && <Comparison shop={shop} number={version.number} />}
            </li>
          )
        })}
      </ol>
      {asked !== undefined && (
        <Ask
          title={t(words.askTitle(number(asked)))}
          text={t(words.askText)}
          yes={t(words.again)}
          failure={back.error}
          isBusy={back.isPending}
          onYes={() => back.mutate(asked)}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  )
}
