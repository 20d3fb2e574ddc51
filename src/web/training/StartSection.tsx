import { useId, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { consent, fewestPictures } from '#shared/image-models.ts'
import type { ImageModelDeeds, ImageModelsHere, ImageModelView } from '../data/image-models.ts'
import { isAdmin, useSession } from '../data/session.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { Button } from '../ui/Button.tsx'
import { ProblemLine } from '../ui/Field.tsx'
import { freshId } from '../ui/fresh-id.ts'
import { Panel } from '../ui/Panel.tsx'
import { Section } from '../ui/Section.tsx'
import { useCameBack } from '../useCameBack.ts'
import { useFieldProblems, useSentence } from '../useSentence.ts'
import { words } from './words.ts'

type Props = { model: ImageModelView; here: ImageModelsHere; deeds: ImageModelDeeds }

/** What happens and what it costs, the consent, and the button that begins it or leads to paying. */
export function StartSection({ model, here, deeds: { start } }: Props) {
  const t = useText()
  const sentence = useSentence()
  const { money } = useFormats()
  const session = useSession()
  const id = useId()
  const [agreed, setAgreed] = useState(false)
  const [isTried, setTried] = useState(false)
  const [key] = useState(freshId)
  const problems = useFieldProblems(start.error)
  const { fee, sold, trainer, service } = here
  const isDue = fee > 0 && !model.paid
  const price = model.paid ? t(words.paid) : isDue ? t(words.price(money(fee / 100, 'EUR'))) : t(words.free)
  const begin = () => {
    setTried(true)
    if (!agreed || !service) return
    start.mutate({ id: model._id, key, service }, { onSuccess: ({ url }) => url && location.assign(url) })
  }
  // Whoever comes back from paying without having paid can try again.
  useCameBack(start.reset)
  if (!trainer) return null
  return (
    <Section id="model-training" title={t(words.training)}>
      <p className="max-w-[65ch] text-sm text-muted">
        {t(words.happens(trainer))} {(isDue || model.paid) && t(words.givenBack)}
      </p>
      <p className="font-semibold">{price}</p>
      {isDue && !sold ? (
        <Panel tone="warn">
          {t(words.unsold)}{' '}
          {isAdmin(session) ? (
            <Link to={pages.admin} params={{ section: 'plans' }} search={{}} hash="training" className="link">
              {t(words.toFee)}
            </Link>
          ) : (
            t(words.askAdmin)
          )}
        </Panel>
      ) : (
        <>
          <div className="grid grid-cols-1 gap-1.5">
            <label className="flex cursor-pointer items-start gap-3">
              <input
                type="checkbox"
                className="mt-0.5 size-5 shrink-0 accent-accent"
                checked={agreed}
                aria-invalid={isTried && !agreed ? true : undefined}
                aria-describedby={isTried && !agreed ? `${id}-problem` : undefined}
                onChange={({ target }) => setAgreed(target.checked)}
              />
              <span className="max-w-[65ch]">{t(consent(trainer))}</span>
            </label>
            {isTried && !agreed && <ProblemLine id={`${id}-problem`}>{t(words.consentNeeded)}</ProblemLine>}
          </div>
          {start.error && <Panel tone="danger">{problems.service ?? sentence(start.error)}</Panel>}
          {model.used < fewestPictures && <p className="text-sm text-muted">{t(words.needed)}</p>}
          <Button
            className="btn-primary w-fit"
            disabled={model.used < fewestPictures}
            isBusy={start.isPending || !!start.data?.url}
            onClick={begin}
          >
            {t(isDue ? words.pay : words.start)}
          </Button>
        </>
      )}
    </Section>
  )
}
