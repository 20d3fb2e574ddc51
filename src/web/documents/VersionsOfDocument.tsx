import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { DocumentListed } from '#server/documents/shown.ts'
import { most, pause } from '#shared/documents.ts'
import { asProblem } from '#shared/problems.ts'
import { documentsKey } from '../data/documents.ts'
import { documentQuery, documentVersionsQuery, goBackTo } from '../data/one-document.ts'
import { useNews } from '../data/news.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Fetched } from '../ui/Fetched.tsx'
import { Panel } from '../ui/Panel.tsx'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'
import { nameOf, words as shared } from './words.ts'
import { VersionLine } from './VersionLine.tsx'

const words = {
  title: (name: string) => ({ de: `Fassungen von „${name}“`, en: `Versions of “${name}”` }),
  nameless: { de: 'Fassungen', en: 'Versions' },
  saving: { de: 'Was Sie geschrieben haben, wird gespeichert …', en: 'What you have written is being saved …' },
  text: (minutes: string, count: string) => ({
    de: `Nach einer Pause von ${minutes} Minuten, bei jeder Änderung durch KI und wenn Sie an einem anderen Gerät weiterschreiben, bleibt der Stand davor erhalten: die letzten ${count}, und von älteren der letzte jedes Tages.`,
    en: `After a pause of ${minutes} minutes, at each change by AI and when you go on at another device, what was there before is kept: the last ${count}, and of older ones the last of each day.`,
  }),
  none: {
    de: 'Noch keine früheren Fassungen. Was heute dasteht, ist die erste.',
    en: 'No earlier versions yet. What is there today is the first.',
  },
  back: { de: 'Die frühere Fassung ist zurückgeholt.', en: 'The earlier version is back.' },
  elsewhere: {
    de: 'Das Dokument wurde eben anderswo geändert. Die Liste ist jetzt auf diesem Stand; nichts wurde überschrieben.',
    en: 'The document was just changed elsewhere. The list is up to date now; nothing was overwritten.',
  },
  since: {
    de: 'Seither wurde weitergeschrieben, deshalb bleibt der Text, wie er ist. Was davor dastand, liegt bei den Fassungen.',
    en: 'The text has been written on since, so it stays as it is. What was there before is among the versions.',
  },
}

const isElsewhere = (error: unknown) => asProblem(error).code === 'document_elsewhere'

type Props = {
  document: Pick<DocumentListed, '_id'>
  /** False while it is still being saved, with which the versions are compared. */
  isSaved?: boolean
  /** It was gone back to one of them, or that was undone. */
  onChanged?(): void
  onClose(): void
}

/** What a document was before: compared with what it is now, and brought back. */
export function VersionsOfDocument({ document: { _id }, isSaved = true, onChanged, onClose }: Props) {
  const t = useText()
  const { number } = useFormats()
  const sentence = useSentence()
  const tell = useNews()
  const [open, setOpen] = useState<string>()
  const document = useQuery({ ...documentQuery(_id), enabled: isSaved })
  const versions = useQuery({ ...documentVersionsQuery(_id), enabled: isSaved })
  const changed = () => {
    tell({ stale: documentsKey })
    onChanged?.()
  }
  const notUndone = (error: unknown) =>
    toast({ text: isElsewhere(error) ? t(words.since) : sentence(error), tone: 'danger' })
  const back = useMutation({
    mutationFn: (to: { version: string; revision: number }) => goBackTo(_id, to.version, to.revision),
    onSuccess({ version, revision }) {
      changed()
      setOpen(undefined)
      const undo = () => void goBackTo(_id, version ?? '', revision).then(changed, notUndone)
      toast({ text: t(words.back), ...(version && { action: { label: t(shared.undo), run: undo } }) })
    },
    onError: changed,
  })
  return (
    <Dialog
      size="large"
      title={t(document.data ? words.title(nameOf(document.data, t)) : words.nameless)}
      text={t(words.text(number(pause), number(most.versions)))}
      onClose={onClose}
    >
      <div className="mt-4 grid grid-cols-1 gap-3">
        {back.error && (
          <Panel tone={isElsewhere(back.error) ? 'warn' : 'danger'}>
            {isElsewhere(back.error) ? t(words.elsewhere) : sentence(back.error)}
          </Panel>
        )}
        {!isSaved && (
          <p role="status" className="text-muted">
            {t(words.saving)}
          </p>
        )}
        {isSaved && (
          <Fetched query={document}>
            {now => (
              <Fetched query={versions}>
                {({ versions: all }) =>
                  all.length ? (
                    <ol className="divide-y divide-line">
                      {all.map(version => (
                        <VersionLine
                          key={version._id}
                          document={now}
                          version={version}
                          isOpen={open === version._id}
                          busy={back.isPending}
                          onOpen={() => setOpen(open === version._id ? undefined : version._id)}
                          onBack={() => back.mutate({ version: version._id, revision: now.revision })}
                        />
                      ))}
                    </ol>
                  ) : (
                    <p className="text-muted">{t(words.none)}</p>
                  )
                }
              </Fetched>
            )}
          </Fetched>
        )}
      </div>
    </Dialog>
  )
}
