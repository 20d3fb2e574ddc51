import { documentsKey } from '../data/documents.ts'
import { useNews } from '../data/news.ts'
import { runsKey } from '../data/runs.ts'
import { nameOf } from '../documents/words.ts'
import { useEditor } from '../documents/useEditor.ts'
import { useText } from '../language.tsx'
import { toast } from '../ui/toast.ts'
import type { Callbacks } from './write-on.ts'

const words = {
  made: (name: string) => ({ de: `„${name}“ ist als Dokument gesichert.`, en: `“${name}” is saved as a document.` }),
  open: { de: 'Öffnen', en: 'Open' },
}

/** Tells the page what is used while something is made, and the person that it is there, unless they see it. */
export const useTelling = (isSeen: () => boolean): Callbacks => {
  const t = useText()
  const tell = useNews()
  const editor = useEditor()
  return {
    hear(event) {
      if (event.event === 'message_end') tell({ use: { used: event.used, limit: event.limit } })
      if (event.event === 'message_end' || event.event === 'error') tell({ stale: runsKey })
    },
    onMade(document) {
      tell({ stale: documentsKey })
      if (isSeen()) return
      const open = { label: t(words.open), run: () => editor.open(document._id) }
      toast({ text: t(words.made(nameOf(document, t))), tone: 'ok', action: open })
    },
  }
}
