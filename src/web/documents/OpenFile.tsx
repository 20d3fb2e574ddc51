import { useRef, useState } from 'react'
import type { FileOpened } from '#server/documents/file-routes.ts'
import type { Loss } from '#shared/documents.ts'
import type { Text } from '#shared/text.ts'
import { documentsKey } from '../data/documents.ts'
import { useNews } from '../data/news.ts'
import { FileInput } from '../files/FileInput.tsx'
import { useUpload } from '../files/useUpload.ts'
import { words as ofFiles } from '../files/words.ts'
import { useText } from '../language.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useSentence } from '../useSentence.ts'
import { useEditor } from './useEditor.ts'
import { nameOf, words as shared } from './words.ts'

const words = {
  opened: (name: string) => ({ de: `„${name}“ ist angelegt`, en: `“${name}” is there` }),
  failed: (name: string) => ({ de: `${name} ließ sich nicht öffnen.`, en: `${name} could not be opened.` }),
  lost: {
    de: 'Nicht übernommen wurde aus der Datei, was ein Dokument aus ihr nicht halten kann. Die Datei selbst ist unverändert.',
    en: 'Some of the file did not come along, since a document made of it cannot hold that. The file itself is unchanged.',
  },
  open: { de: 'Dokument öffnen', en: 'Open the document' },
  losses: {
    looks: { de: 'Hervorhebungen wie fett, kursiv und farbig', en: 'emphasis such as bold, italic and colours' },
    links: { de: 'Ziele von Links', en: 'where links lead' },
    pictures: {
      de: 'Bilder, die nicht PNG, JPEG oder WebP sind oder nicht in der Datei liegen',
      en: 'pictures that are not PNG, JPEG or WebP, or do not lie in the file',
    },
    fonts: { de: 'Schriftarten, Schriftgrößen und Abstände', en: 'fonts, sizes of letters and spacing' },
    numbers: {
      de: 'Nummern vor Überschriften und solche wie a), IV. oder 1.2; Listen sind mit 1, 2, 3 gezählt',
      en: 'numbers of headings and such as a), IV. or 1.2; lists are counted 1, 2, 3',
    },
    contents: { de: 'das Inhaltsverzeichnis', en: 'the table of contents' },
    boxes: {
      de: 'die Anordnung in Textfeldern und Spalten; ihr Text ist da',
      en: 'where text boxes and columns stand; their text is there',
    },
    drawings: {
      de: 'Zeichnungen, Diagramme und eingebettete Objekte',
      en: 'drawings, charts and embedded objects',
    },
    comments: { de: 'Kommentare', en: 'comments' },
    changes: {
      de: 'nachverfolgte Änderungen; der Text ist so, als wären alle angenommen',
      en: 'tracked changes; the text is as if all were accepted',
    },
    formulas: {
      de: 'der Satz von Formeln; ihre Zeichen sind da',
      en: 'the setting of formulas; their signs are there',
    },
    furniture: { de: 'Kopf- und Fußzeilen', en: 'headers and footers' },
    structure: {
      de: 'Überschriften, Listen und Links: Sie sind einfache Absätze, und Fuß- und Endnoten stehen am Ende; als .docx gespeichert, bleibt all das',
      en: 'headings, lists and links: they are plain paragraphs, and footnotes and endnotes stand at the end; saved as .docx, all of that stays',
    },
    layout: {
      de: 'Bilder, Hervorhebungen und die Anordnung der Seite',
      en: 'pictures, emphasis and the layout of the page',
    },
    media: { de: 'Filme, Töne und eingebettete Seiten', en: 'films, sounds and embedded pages' },
    forms: { de: 'Formularfelder', en: 'fields of forms' },
    notes: {
      de: 'Absätze und Zeilen in Fußnoten: Ihr Text steht in einer Zeile, ohne Bilder',
      en: 'paragraphs and lines in footnotes: their words stand in one line, without pictures',
    },
    endnotes: { de: 'der Ort von Endnoten: Sie sind Fußnoten', en: 'the place of endnotes: they are footnotes' },
    end: {
      de: 'das Ende: Die Datei ist länger, als hier gelesen wird',
      en: 'the end: the file is longer than is read here',
    },
  } satisfies Record<Loss, Text>,
}

/** Opens a file as a document: which one is asked for by `choose`, the rest is `OpenFile`’s to show. */
export function useOpenFile() {
  const tell = useNews()
  const { open } = useEditor()
  const input = useRef<HTMLInputElement>(null)
  const [done, setDone] = useState<FileOpened>()
  const upload = useUpload<FileOpened>({
    path: '/api/document/file',
    accept: 'texts',
    onDone(result) {
      tell({ stale: documentsKey })
      if (result.lost.length) setDone(result)
      else open(result.document._id)
    },
  })
  return { ...upload, input, choose: () => input.current?.click(), done, forget: () => setDone(undefined), open }
}

/** What becomes of a file that is being opened, and what it held that is not in the document. */
export function OpenFile({ upload, take, cancel, retry, input, done, forget, open }: ReturnType<typeof useOpenFile>) {
  const t = useText()
  const sentence = useSentence()
  return (
    <>
      <FileInput ref={input} accept="texts" hidden aria-label={t(shared.openFile)} onFile={take} />
      {upload.state === 'sending' && (
        <p role="status" className="flex flex-wrap items-center gap-2 text-muted">
          <Spinner />
          <span className="min-w-0 wrap-anywhere">
            {t((upload.part < 1 ? ofFiles.sending : ofFiles.reading)(upload.file.name))}
          </span>
          <button type="button" className="btn-quiet" onClick={cancel}>
            {t(shared.cancel)}
          </button>
        </p>
      )}
      {upload.state === 'failed' && (
        <Panel tone="danger">
          <p className="font-medium wrap-anywhere">{t(words.failed(upload.file.name))}</p>
          <p>{sentence(upload.problem)}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <button type="button" className="btn-line min-h-9 text-sm" onClick={retry}>
              {t(ofFiles.retry)}
            </button>
            <button type="button" className="btn-line min-h-9 text-sm" onClick={() => input.current?.click()}>
              {t(ofFiles.other)}
            </button>
            <button type="button" className="btn-quiet" onClick={cancel}>
              {t(ofFiles.dismiss)}
            </button>
          </p>
        </Panel>
      )}
      {done && (
        <Dialog title={t(words.opened(nameOf(done.document, t)))} text={t(words.lost)} onClose={forget}>
          <ul className="mt-3 list-disc pl-5">
            {done.lost.map(loss => (
              <li key={loss}>{t(words.losses[loss])}</li>
            ))}
          </ul>
          <button type="button" className="btn-primary mt-5 w-full" onClick={() => (forget(), open(done.document._id))}>
            {t(words.open)}
          </button>
        </Dialog>
      )}
    </>
  )
}
