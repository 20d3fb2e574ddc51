import { documentsKey } from '../data/documents.ts'
import { makingsQuery } from '../data/makings.ts'
import { useNews } from '../data/news.ts'
import { runsKey } from '../data/runs.ts'
import { nameOf } from '../documents/words.ts'
import { useEditor } from '../documents/useEditor.ts'
import { useText } from '../language.tsx'
import { toast } from '../ui/toast.ts'
import { isSeen } from './making.ts'
import { useMakingSentence } from './useMakingSentence.ts'
import type { Callbacks } from './write-on.ts'

const words = {
  made: (name: string) => ({ de: `„${name}“ ist als Dokument gesichert.`, en: `“${name}” is saved as a document.` }),
  failed: (name: string, why: string) => ({ de: `„${name}“: ${why}`, en: `“${name}”: ${why}` }),
  gone: (name: string) => ({
    de: `„${name}“ wurde in einem anderen Fenster gesichert oder verworfen. Was geschrieben wurde, steht im Verlauf.`,
    en: `“${name}” was saved or discarded in another window. What was written is in the history.`,
  }),
  open: { de: 'Öffnen', en: 'Open' },
}

/** Tells the page what is used while something is made, and the person what became of it, unless they see it. */
export const useTelling = (): Callbacks => {
  const t = useText()
  const tell = useNews()
  const editor = useEditor()
  const sentence = useMakingSentence()
  return {
    hear(event) {
      if (event.event === 'message_end') tell({ use: { used: event.used, limit: event.limit } })
      if (event.event === 'message_end' || event.event === 'error') tell({ stale: runsKey })
    },
    onMade(document, job) {
      tell({ stale: documentsKey })
      tell({ stale: makingsQuery.queryKey })
      if (isSeen(job)) return
      const open = { label: t(words.open), run: () => editor.open(document._id) }
      toast({ text: t(words.made(nameOf(document, t))), tone: 'ok', action: open })
    },
    onFailed(problem, job) {
      if (!isSeen(job)) toast({ text: t(words.failed(job.called, sentence(problem))), tone: 'danger' })
    },
    onGone(job) {
      tell({ stale: makingsQuery.queryKey })
      toast({ text: t(words.gone(job.called)), tone: 'danger' })
    },
  }
}
