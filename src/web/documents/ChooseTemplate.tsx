import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { LayoutTemplate } from 'lucide-react'
import { documentListQuery } from '../data/documents.ts'
import { useText } from '../language.tsx'
import { Pager } from '../library/Pager.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Fetched } from '../ui/Fetched.tsx'
import type { Deeds } from './useDeeds.ts'
import { nameOf, words as shared } from './words.ts'

const words = {
  text: {
    de: 'Das neue Dokument beginnt mit dem Text der Vorlage; die Vorlage bleibt, wie sie ist.',
    en: 'The new document begins with the text of the template; the template stays as it is.',
  },
  none: {
    de: 'Es gibt noch keine Vorlagen. Im Menü eines Dokuments steht „Als Vorlage sichern“.',
    en: 'There are no templates yet. The menu of a document has “Save as a template”.',
  },
}
const perPage = 20

/** Which template a new document begins like. */
export function ChooseTemplate({ begin, onClose }: { begin: Deeds['begin']; onClose(): void }) {
  const t = useText()
  const [page, setPage] = useState(1)
  const query = useQuery(documentListQuery({ page, limit: perPage, filters: { kind: 'template', sort: 'title' } }))
  return (
    <Dialog title={t(shared.fromTemplate)} text={t(words.text)} onClose={onClose}>
      <div className="mt-4 grid grid-cols-1">
        <Fetched query={query}>
          {({ documents, total }) =>
            documents.length ? (
              <>
                <ul className="-mx-2">
                  {documents.map(template => (
                    <li key={template._id}>
                      <Button
                        lang={template.called ? template.language : undefined}
                        className="flex min-h-10 w-full cursor-pointer items-center gap-2.5 rounded-md px-2 py-1.5 text-left
                          hover:bg-sunken pointer-coarse:min-h-11"
                        isBusy={begin.isPending}
                        onClick={() => begin.mutate(template)}
                      >
                        <LayoutTemplate className="size-4 shrink-0 text-muted" aria-hidden />
                        <span dir="auto" className="min-w-0 wrap-anywhere">
                          {nameOf(template, t)}
                        </span>
                      </Button>
                    </li>
                  ))}
                </ul>
                <Pager page={page} of={Math.ceil(total / perPage)} onPage={setPage} />
              </>
            ) : (
              <p className="text-muted">{t(words.none)}</p>
            )
          }
        </Fetched>
      </div>
    </Dialog>
  )
}
