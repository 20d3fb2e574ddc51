import { Link } from '@tanstack/react-router'
import { Check, Circle } from 'lucide-react'
import { keptModel, painterOfModel } from '#shared/image-models.ts'
import type { ImageModelView } from '../data/image-models.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { keepHere } from '../ui/kept-here.ts'
import { Section } from '../ui/Section.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { words } from './words.ts'

/** How many of the three steps are done. */
const doneIn = { draft: 0, failed: 0, waiting: 0, training: 1, ready: 3 } satisfies Record<
  ImageModelView['state'],
  number
>

/** How far a training is, and what one can do with what came of it. */
export function ProgressSection({ model }: { model: ImageModelView }) {
  const t = useText()
  const { moment } = useFormats()
  const { state, begunAt, endedAt, trigger } = model
  const done = doneIn[state]
  const { sent, learned, there } = words.steps
  return (
    <Section id="model-progress" title={t(words.training)}>
      <ol className="grid grid-cols-1 gap-2" aria-live="polite">
        {[sent, learned, there].map((step, at) => (
          <li
            key={step.en}
            className={`flex items-center gap-2.5 ${at > done ? 'text-muted' : ''}`}
            aria-current={at === done ? 'step' : undefined}
          >
            {at < done ? (
              <Check className="size-4.5 shrink-0 text-ok" aria-hidden />
            ) : at === done ? (
              <Spinner className="size-4.5 text-accent-ink" />
            ) : (
              <Circle className="size-4.5 shrink-0" strokeWidth={1.5} aria-hidden />
            )}
            {t(step)}
          </li>
        ))}
      </ol>
      {state === 'ready' ? (
        <>
          {endedAt && <p className="text-sm text-muted">{t(words.readyOn(moment(endedAt)))}</p>}
          <p className="max-w-[65ch] text-sm text-muted">{t(words.trigger(trigger))}</p>
          <Link
            to={pages.picture}
            params={{ slug: 'generate-images' }}
            search={{}}
            className="btn-primary w-fit"
            onClick={() => keepHere(keptModel, painterOfModel(model._id))}
          >
            {t(words.paint)}
          </Link>
        </>
      ) : (
        <>
          {begunAt && <p className="text-sm text-muted">{t(words.since(moment(begunAt)))}</p>}
          <p className="max-w-[65ch] text-sm text-muted">{t(words.leave)}</p>
        </>
      )}
    </Section>
  )
}
