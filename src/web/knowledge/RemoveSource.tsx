import type { KnowledgeView } from '#server/knowledge/routes.ts'
import { useKnowledge } from '../data/kept-knowledge.ts'
import type { Whose } from '../data/knowledge.ts'
import { useText } from '../language.tsx'
import { Ask } from '../ui/Ask.tsx'
import { toast } from '../ui/toast.ts'

const words = {
  title: { de: 'Quelle löschen?', en: 'Delete this source?' },
  text: (title: string) => ({
    de: `„${title}“ liegt dann keinem Text mehr zugrunde. Texte, die damit entstanden sind, behalten, was sie daraus haben.`,
    en: `No text will rest on “${title}” any more. Texts that were made with it keep what they have of it.`,
  }),
  yes: { de: 'Löschen', en: 'Delete' },
  done: (title: string) => ({ de: `„${title}“ ist gelöscht.`, en: `“${title}” is deleted.` }),
}

type Props = { source: KnowledgeView; brand: Whose; onRemoved(): void; onClose(): void }

/** Asks before a source goes. */
export function RemoveSource({ source: { _id, title }, brand, onRemoved, onClose }: Props) {
  const t = useText()
  const { remove } = useKnowledge(brand)
  const onSuccess = () => {
    toast({ text: t(words.done(title)) })
    onClose()
    onRemoved()
  }
  return (
    <Ask
      final
      title={t(words.title)}
      text={t(words.text(title))}
      yes={t(words.yes)}
      failure={remove.error}
      isBusy={remove.isPending}
      onYes={() => remove.mutate(_id, { onSuccess })}
      onClose={onClose}
    />
  )
}
