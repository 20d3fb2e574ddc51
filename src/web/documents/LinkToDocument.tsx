import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { DocumentListed } from '#server/documents/shown.ts'
import type { LinkView } from '#server/documents/link-routes.ts'
import { mostLinkDays } from '#shared/documents.ts'
import { documentsKey } from '../data/documents.ts'
import { documentLinkQuery, endLink, setLink } from '../data/one-document.ts'
import { useNews } from '../data/news.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Fetched } from '../ui/Fetched.tsx'
import { Field } from '../ui/Field.tsx'
import { Panel } from '../ui/Panel.tsx'
import { toast } from '../ui/toast.ts'
import { useCopyText } from '../ui/useCopyText.ts'
import { useFieldProblems, useSentence } from '../useSentence.ts'

const words = {
  title: { de: 'Link zum Lesen', en: 'Link for reading' },
  text: {
    de: 'Wer den Link hat, liest den Text ohne Konto und so, wie er gerade ist. Ändern kann ihn niemand, und Suchmaschinen sollen ihn nicht aufnehmen.',
    en: 'Whoever has the link reads the text without an account, as it is at that moment. Nobody can change it, and search engines are told to leave it alone.',
  },
  until: { de: 'Gilt bis zum Ende dieses Tages', en: 'Works until the end of this day' },
  make: { de: 'Link erstellen', en: 'Create the link' },
  move: { de: 'Enddatum ändern', en: 'Change the end date' },
  end: { de: 'Link beenden', en: 'End the link' },
  address: { de: 'Link', en: 'Link' },
  copy: { de: 'Link kopieren', en: 'Copy the link' },
  ends: (day: string) => ({ de: `Gilt bis ${day}.`, en: `Works until ${day}.` }),
  ended: { de: 'Der Link ist beendet.', en: 'The link has ended.' },
  moved: (day: string) => ({ de: `Der Link gilt bis ${day}.`, en: `The link works until ${day}.` }),
  forbidden: {
    de: 'Die Administration hat Links zu Dokumenten abgeschaltet. Geben Sie das Dokument als Datei weiter.',
    en: 'An administrator has switched off links to documents. Pass the document on as a file.',
  },
}
const aDay = 86_400_000
const usual = 30

const asDay = (moment: Date) =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(part => String(part).padStart(2, '0')).join('-')
const endOf = (day: string) => new Date(`${day}T23:59:59`)

type FormProps = LinkView & { id: string; onDone(): void }

function LinkForm({ id, link, onDone }: FormProps) {
  const t = useText()
  const sentence = useSentence()
  const { day: asWords } = useFormats()
  const copy = useCopyText()
  const tell = useNews()
  const [day, setDay] = useState(() => asDay(link ? new Date(link.until) : new Date(Date.now() + usual * aDay)))
  const changed = () => tell({ stale: documentsKey })
  const [[first, last]] = useState(
    () => [0, mostLinkDays].map(days => asDay(new Date(Date.now() + days * aDay))) as [string, string],
  )
  const set = useMutation({
    mutationFn: () => setLink(id, endOf(day).toISOString()),
    onSuccess(made) {
      changed()
      if (link && made.link) toast({ text: t(words.moved(asWords(made.link.until))) })
    },
  })
  const end = useMutation({
    mutationFn: () => endLink(id),
    onSuccess() {
      changed()
      toast({ text: t(words.ended) })
      onDone()
    },
  })
  const problems = useFieldProblems(set.error)
  const failure = end.error ?? (problems.until ? undefined : set.error)
  const isDay = day >= first && day <= last
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={event => {
        event.preventDefault()
        if (isDay && !set.isPending) set.mutate()
      }}
    >
      {!!failure && <Panel tone="danger">{sentence(failure)}</Panel>}
      {link && (
        <Field label={t(words.address)} hint={t(words.ends(asWords(link.until)))}>
          {control => (
            <div className="flex flex-wrap gap-2">
              <input
                {...control}
                readOnly
                className="field h-10 min-w-0 flex-1 text-sm pointer-coarse:h-11"
                value={link.address}
                onFocus={({ target }) => target.select()}
              />
              <button type="button" className="btn-primary" onClick={() => void copy(link.address)}>
                {t(words.copy)}
              </button>
            </div>
          )}
        </Field>
      )}
      <Field label={t(words.until)} problem={problems.until}>
        {control => (
          <input
            {...control}
            type="date"
            required
            min={first}
            max={last}
            className="field h-10 w-44 pointer-coarse:h-11"
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className={link ? 'btn-line' : 'btn-primary'} disabled={!isDay} isBusy={set.isPending}>
          {t(link ? words.move : words.make)}
        </Button>
        {link && (
          <Button className="btn-line" isBusy={end.isPending} onClick={() => end.mutate()}>
            {t(words.end)}
          </Button>
        )}
      </div>
    </form>
  )
}

/** The link by which others read a document: made, copied, given another end, ended. */
export function LinkToDocument({ document: { _id }, onClose }: { document: DocumentListed; onClose(): void }) {
  const t = useText()
  const query = useQuery(documentLinkQuery(_id))
  return (
    <Dialog title={t(words.title)} text={t(words.text)} onClose={onClose}>
      <div className="mt-4">
        <Fetched query={query}>
          {view =>
            view.allowed ? (
              <LinkForm key={view.link?.address} id={_id} {...view} onDone={onClose} />
            ) : (
              <Panel tone="note">{t(words.forbidden)}</Panel>
            )
          }
        </Fetched>
      </div>
    </Dialog>
  )
}
