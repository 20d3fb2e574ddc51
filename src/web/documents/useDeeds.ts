import { useMutation } from '@tanstack/react-query'
import type { DocumentListed } from '#server/documents/shown.ts'
import { documentsKey } from '../data/documents.ts'
import { beginDocument, removeDocument, restoreDocument } from '../data/one-document.ts'
import { useNews } from '../data/news.ts'
import { useText } from '../language.tsx'
import { freshId } from '../ui/fresh-id.ts'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'
import { useEditor } from './useEditor.ts'
import { nameOf, words as shared } from './words.ts'

const words = {
  removed: (name: string) => ({ de: `„${name}“ ist gelöscht.`, en: `“${name}” is deleted.` }),
  copy: (name: string) => ({ de: `${name} (Kopie)`, en: `${name} (copy)` }),
  copied: (name: string) => ({ de: `„${name}“ ist angelegt.`, en: `“${name}” is there.` }),
  saved: (name: string) => ({ de: `„${name}“ ist jetzt auch eine Vorlage.`, en: `“${name}” is a template now, too.` }),
}
/** So long may a title be; a copy's has to fit. */
const longest = 200

/**
 * What can be done with a document from the list at once; each tells what it did, or what went wrong. Where a line goes
 * that had the keyboard, `toList` takes it.
 */
export function useDeeds(toList: () => void) {
  const t = useText()
  const sentence = useSentence()
  const tell = useNews()
  const editor = useEditor()
  const changed = () => tell({ stale: documentsKey })
  const failed = (error: unknown) => toast({ text: sentence(error), tone: 'danger' })
  const remove = useMutation({
    mutationFn: ({ _id }: DocumentListed) => removeDocument(_id),
    onSuccess(_, document) {
      changed()
      toList()
      const restore = () => {
        void restoreDocument(document._id).then(changed, failed)
        toList()
      }
      toast({ text: t(words.removed(nameOf(document, t))), action: { label: t(shared.undo), run: restore } })
    },
    onError: failed,
  })
  const copy = useMutation({
    mutationFn: ({ of, as }: { of: DocumentListed; as: 'copy' | 'template' }) => {
      const title = as === 'copy' ? t(words.copy(nameOf(of, t))) : of.titel_text
      const kind = as === 'copy' ? of.kind : 'template'
      return beginDocument({ copy: of._id, titel_text: [...title].slice(0, longest).join(''), kind }, freshId())
    },
    onSuccess(made, { as }) {
      changed()
      toast({ text: t((as === 'copy' ? words.copied : words.saved)(nameOf(made, t))) })
    },
    onError: failed,
  })
  /** Begins a document, empty or like a template, and goes there. */
  const begin = useMutation({
    mutationFn: (template?: DocumentListed) =>
      beginDocument(template ? { copy: template._id, labels: [...template.labels] } : {}, freshId()),
    onSuccess(made) {
      changed()
      editor.open(made._id)
    },
    onError: failed,
  })
  return { remove, copy, begin }
}
export type Deeds = ReturnType<typeof useDeeds>
