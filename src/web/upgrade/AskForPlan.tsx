import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { lengthOf } from '#shared/text.ts'
import { useNews } from '../data/news.ts'
import { askFor, type OfferedPlan, plansKey } from '../data/plans.ts'
import { useText } from '../language.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogClose } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Counter } from '../ui/small.tsx'
import { toast } from '../ui/toast.ts'
import { useFieldProblems, useSentence } from '../useSentence.ts'

const words = {
  title: (plan: string) => ({ de: `${plan} anfragen`, en: `Ask for ${plan}` }),
  text: {
    de: 'Die Administration erhält Ihre Anfrage und entscheidet darüber. Bis dahin bleibt Ihr Tarif, wie er ist.',
    en: 'Your administrator receives the request and decides on it. Your plan stays as it is until then.',
  },
  why: { de: 'Wofür brauchen Sie den Tarif? · optional', en: 'What do you need the plan for? · optional' },
  no: { de: 'Abbrechen', en: 'Cancel' },
  yes: { de: 'Anfrage senden', en: 'Send the request' },
  sent: { de: 'Anfrage gesendet', en: 'Request sent' },
}
const longest = 500

/** Asks the administration for a plan, with a few words if one likes. */
export function AskForPlan({ plan, onClose }: { plan: OfferedPlan; onClose(): void }) {
  const t = useText()
  const sentence = useSentence()
  const tell = useNews()
  const [said, say] = useState('')
  const asking = useMutation({
    mutationFn: () => askFor(plan.id, said),
    onSuccess() {
      tell({ stale: plansKey })
      toast({ text: t(words.sent) })
      onClose()
    },
  })
  const problems = useFieldProblems(asking.error)
  return (
    <Dialog title={t(words.title(plan.name))} text={t(words.text)} onClose={onClose}>
      <form
        className="mt-5 grid grid-cols-1 gap-4"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!asking.isPending) asking.mutate()
        }}
      >
        <Field label={t(words.why)} problem={problems.words} aside={<Counter count={lengthOf(said)} max={longest} />}>
          {control => (
            <textarea
              {...control}
              className="field py-2"
              rows={3}
              value={said}
              onChange={({ target }) => say(target.value)}
            />
          )}
        </Field>
        {asking.error && !problems.words && <Panel tone="danger">{sentence(asking.error)}</Panel>}
        <div className="mt-2 flex flex-col-reverse gap-2 sm:grid sm:grid-cols-2">
          <DialogClose className="btn-line">{t(words.no)}</DialogClose>
          <Button type="submit" className="btn-primary" isBusy={asking.isPending}>
            {t(words.yes)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
