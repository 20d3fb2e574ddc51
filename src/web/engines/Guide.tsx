import { Suspense } from 'react'
import { Check } from 'lucide-react'
import type { ShownEngine } from '#catalogue/shown.ts'
import { Markdown } from '../answers/markdown/Markdown.tsx'
import { useLocale, useText } from '../language.tsx'
import { Advice } from './Advice.tsx'
import { GuideVideo } from './later-parts.ts'

const words = {
  guide: { de: 'Anleitung', en: 'Guide' },
  expects: { de: 'Das sollte vorkommen', en: 'What to mention' },
  example: (name: string) => ({ de: `Beispiel: ${name}`, en: `Example: ${name}` }),
  take: { de: 'Beispiel übernehmen', en: 'Use the example' },
}

/** Examples of no more characters are seen whole; what is longer fades out. */
const whole = 240

type Props = { engine: Pick<ShownEngine, 'guide' | 'name'>; onExample: (() => void) | undefined }

/** The empty sheet is the guide: what helps, and what will stand here. */
export function Guide({ engine: { guide, name }, onExample }: Props) {
  const t = useText()
  const lang = useLocale()
  const goesOn = t(guide.shows).length > whole
  return (
    <section aria-label={t(words.guide)} className="card min-w-0 overflow-hidden">
      <div className="p-6 sm:p-8">
        <h2 className="voice text-xl">{t(guide.title)}</h2>
        <ul aria-label={t(words.expects)} className="mt-4 flex flex-wrap gap-1.5">
          {guide.expects.map(one => (
            <li key={one.en} className="flex min-h-7 items-center gap-1.5 rounded-full bg-sunken px-3 text-sm">
              <Check className="size-3.5 shrink-0 text-accent-ink" aria-hidden />
              {t(one)}
            </li>
          ))}
        </ul>
        <Advice advice={guide.advice} columns />
        {guide.video && (
          <Suspense fallback={<p className="mt-4 h-9" />}>
            <GuideVideo video={guide.video} />
          </Suspense>
        )}
      </div>
      <div className={`border-t border-line bg-sunken px-6 pt-6 sm:px-8 ${goesOn ? '' : 'pb-6'}`}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-sm font-medium">{t(words.example(t(name)))}</h2>
          {onExample && (
            <button type="button" className="btn-line min-h-9 text-sm" onClick={onExample}>
              {t(words.take)}
            </button>
          )}
        </div>
        <div
          className={`mt-4 border border-line bg-surface px-6 pt-6 sm:px-8
            ${goesOn ? 'rounded-t-lg border-b-0' : 'rounded-lg pb-6'}`}
          lang={lang}
        >
          <div
            className={`reading max-h-[19rem] overflow-hidden text-[1.0625rem] leading-[1.75rem]
              ${goesOn ? 'mask-b-from-40%' : ''}`}
          >
            <Markdown>{t(guide.shows)}</Markdown>
          </div>
        </div>
      </div>
    </section>
  )
}
