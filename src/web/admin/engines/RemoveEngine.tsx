import { useMutation, useQueryClient } from '@tanstack/react-query'
import { enginesKey } from '../../data/engines.ts'
import { deletes, madeKey, withdraws } from '../../data/made-engines.ts'
import { useText } from '../../language.tsx'
import { toast } from '../../ui/toast.ts'
import { Ask } from '../../ui/Ask.tsx'
import { keepDraft } from './draft-storage.ts'
import type { Workshop } from './useWorkshop.ts'

const words = {
  withdraw: {
    title: { de: 'Werkzeug zurückziehen?', en: 'Withdraw this tool?' },
    text: {
      de: 'Es verschwindet aus dem Katalog. Was damit geschrieben wurde, lässt sich weiter öffnen, und veröffentlichen können Sie es jederzeit wieder.',
      en: 'It disappears from the catalogue. What was written with it still opens, and you can publish it again at any time.',
    },
    yes: { de: 'Zurückziehen', en: 'Withdraw' },
    done: { de: 'Zurückgezogen.', en: 'Withdrawn.' },
  },
  delete: {
    title: { de: 'Werkzeug endgültig löschen?', en: 'Delete this tool for good?' },
    text: {
      de: 'Entwurf und alle Fassungen gehen verloren. Was damit geschrieben wurde, bleibt als Text. Das lässt sich nicht rückgängig machen.',
      en: 'The draft and all versions are lost. What was written with it stays as text. This cannot be undone.',
    },
    yes: { de: 'Endgültig löschen', en: 'Delete for good' },
    done: { de: 'Das Werkzeug ist gelöscht.', en: 'The tool is deleted.' },
  },
}

type Props = { shop: Workshop; how: keyof typeof words; onGone(): void; onClose(): void }

/** Takes an engine out of the catalogue, or away altogether, after asking. */
export function RemoveEngine({ shop, how, onGone, onClose }: Props) {
  const t = useText()
  const client = useQueryClient()
  const { title, text, yes, done } = words[how]
  const removal = useMutation({
    async mutationFn() {
      if (how === 'withdraw') shop.take(await withdraws(shop.id))
      else await deletes(shop.id)
    },
    onSuccess() {
      onClose()
      toast({ text: t(done) })
      if (how === 'withdraw') return
      shop.forget()
      keepDraft(shop.id, undefined)
      void client.invalidateQueries({ queryKey: [...madeKey, 'list'] })
      void client.invalidateQueries({ queryKey: enginesKey })
      onGone()
    },
  })
  return (
    <Ask
      final={how === 'delete'}
      title={t(title)}
      text={t(text)}
      yes={t(yes)}
      failure={removal.error}
      isBusy={removal.isPending}
      onYes={() => removal.mutate()}
      onClose={onClose}
    />
  )
}
