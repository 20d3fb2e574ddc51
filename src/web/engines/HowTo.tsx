import { useRef } from 'react'
import { Copy } from 'lucide-react'
import { exampleOf } from '#shared/example.ts'
import { useCopyText } from '../ui/useCopyText.ts'
import { saidOf } from '../fields/value-in-words.ts'
import { useLocale, useText } from '../language.tsx'
import { Dialog, DialogClose } from '../ui/Dialog.tsx'
import { Advice } from './Advice.tsx'
import { GuideVideo } from './GuideVideo.tsx'
import type { HelpProps } from './EngineHelp.tsx'

const words = {
  title: { de: 'So funktioniert das Werkzeug', en: 'How it works' },
  example: { de: 'Beispiel', en: 'Example' },
  copy: { de: 'Beispiel kopieren', en: 'Copy the example' },
  take: { de: 'Beispiel übernehmen', en: 'Use the example' },
}
const typed: readonly string[] = ['line', 'area', 'words', 'link']

export type HowToProps = HelpProps & { onClose(): void }

/** The guide over the page: what helps, and an example to copy or to fill in. */
export function HowTo({ engine, path, onExample, onClose }: HowToProps) {
  const t = useText()
  const locale = useLocale()
  const copy = useCopyText()
  const start = useRef<HTMLHeadingElement>(null)
  const { guide, calls } = engine
  const said = saidOf(calls[path]?.fields ?? {}, exampleOf(guide.example[path] ?? {}, locale), locale)
  const texts = said.filter(({ field }) => typed.includes(field.kind)).map(one => one.words)
  return (
    <Dialog size="large" first={start} title={t(words.title)} text={t(guide.description)} onClose={onClose}>
      <h3 ref={start} tabIndex={-1} className="mt-5 font-semibold outline-none">
        {t(guide.title)}
      </h3>
      <Advice advice={guide.advice} />
      {guide.video && <GuideVideo video={guide.video} />}
      {said.length > 0 && (
        <section aria-labelledby="how-to-example" className="mt-6 rounded-lg bg-sunken p-4 sm:p-5">
          <h3 id="how-to-example" className="font-semibold">
            {t(words.example)}
          </h3>
          <dl className="mt-3 grid gap-3">
            {said.map(({ name, label, words }) => (
              <div key={name}>
                <dt className="text-sm text-muted">{label}</dt>
                <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
                  {words}
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-5 flex flex-wrap gap-2">
            {onExample && (
              <DialogClose className="btn-primary" onClick={onExample}>
                {t(words.take)}
              </DialogClose>
            )}
            {texts.length > 0 && (
              <button type="button" className="btn-line" onClick={() => void copy(texts.join('\n\n'))}>
                <Copy className="size-4" aria-hidden />
                {t(words.copy)}
              </button>
            )}
          </div>
        </section>
      )}
    </Dialog>
  )
}
