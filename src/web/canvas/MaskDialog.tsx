import { type ReactNode, useRef, useState } from 'react'
import { Dialog } from '@base-ui/react/dialog'
import { Download } from 'lucide-react'
import { AskingWindow } from './AskingWindow.tsx'
import { useText } from '../language.tsx'
import { saveFile } from '../ui/save.ts'
import { Spinner } from '../ui/Spinner.tsx'
import type { Board } from './board.ts'
import { MaskEditor, type Proposed } from './MaskEditor.tsx'
import { maskFile } from './mask-file.ts'
import { useLoaded } from './useLoaded.ts'

const words = {
  close: { de: 'Schließen, ohne zu übernehmen', en: 'Close without applying' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  apply: { de: 'Auswahl übernehmen', en: 'Apply the selection' },
  save: { de: 'Maske herunterladen', en: 'Download the mask' },
  soft: { de: 'Weicher Rand nach innen', en: 'Soft edge, inwards' },
  loading: { de: 'Das Bild wird geladen.', en: 'The picture is loading.' },
  failed: {
    de: 'Dieses Bild kann der Browser nicht anzeigen. Wandeln Sie es zuerst in JPEG oder PNG um.',
    en: 'The browser cannot show this picture. Convert it to JPEG or PNG first.',
  },
  file: { de: 'Maske', en: 'Mask' },
  leave: { de: 'Auswahl verwerfen?', en: 'Discard the selection?' },
  lost: {
    de: 'Was Sie seit dem Öffnen ausgewählt haben, geht verloren.',
    en: 'What you have selected since you opened the picture will be lost.',
  },
  discard: { de: 'Auswahl verwerfen', en: 'Discard the selection' },
}

export type MaskDialogProps = {
  title: string
  /** The address of the picture, and that of what was drawn on it before. */
  picture: string
  before: string
  /** What of it is proposed as such an area. */
  proposes: Proposed | undefined
  /** How far what was applied is on its way, or why it did not get through: until it has, the drawing stays. */
  underway?: ReactNode
  refused?: ReactNode
  onApply(mask: File): void
  onClose(): void
}

/** A picture over the whole window, on which an area is drawn; it is handed on as a file when it is applied. */
export function MaskDialog({ title, picture: address, before, proposes, ...more }: MaskDialogProps) {
  const t = useText()
  const { underway, refused, onApply, onClose } = more
  const loaded = useLoaded(address, before)
  const board = useRef<Board>(undefined)
  const [share, setShare] = useState(0)
  const [soft, setSoft] = useState(0)
  // What was drawn before, or is proposed, is there without anybody's doing.
  const [given, setGiven] = useState(0)
  const isDrawn = share > 0 && share !== given
  const written = async (use: (file: File) => void) => {
    const picture = loaded.state === 'there' && loaded.picture
    if (!board.current || !picture) return
    const size = { width: picture.naturalWidth, height: picture.naturalHeight }
    use(await maskFile(board.current.read(), size, soft, t(words.file)))
  }
  return (
    <AskingWindow
      title={title}
      close={t(words.close)}
      isUnsaved={isDrawn}
      asks={{ title: t(words.leave), text: t(words.lost), yes: t(words.discard) }}
      onClose={onClose}
    >
      {loaded.state === 'there' ? (
        <div className="contents" inert={!!underway}>
          <MaskEditor
            picture={loaded.picture}
            before={loaded.before}
            lost={loaded.lost}
            proposes={proposes}
            onBoard={opened => void (board.current = opened)}
            onShare={part => {
              if (before || proposes) setGiven(was => was || part)
              setShare(part)
            }}
          />
        </div>
      ) : (
        <p role="status" className="m-auto flex items-center gap-2 p-6 text-muted">
          {loaded.state === 'loading' && <Spinner />}
          {t(loaded.state === 'loading' ? words.loading : words.failed)}
        </p>
      )}
      {(underway || refused) && (
        <div role={refused ? 'alert' : undefined} className="px-4 pt-2.5">
          {underway || refused}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 px-4 py-2.5 max-sm:gap-x-1">
        <label className="mr-auto flex flex-wrap max-sm:w-full items-center gap-x-2 text-sm">
          {t(words.soft)}
          <input
            type="range"
            min={0}
            max={40}
            value={soft}
            onChange={({ target }) => setSoft(Number(target.value))}
            className="h-6 w-24 cursor-pointer accent-accent pointer-coarse:h-11"
          />
          <output className="w-6 text-muted tabular-nums">{soft}</output>
        </label>
        <button
          type="button"
          aria-label={t(words.save)}
          className="icon-btn"
          disabled={!share}
          onClick={() => void written(file => saveFile(file.name, file))}
        >
          <Download className="size-[18px]" strokeWidth={1.75} aria-hidden />
        </button>
        <div className="flex gap-3 max-sm:grow max-sm:gap-2 max-sm:*:grow max-sm:*:px-2">
          <Dialog.Close className="btn-line">{t(words.cancel)}</Dialog.Close>
          <button
            type="button"
            className="btn-primary"
            disabled={!share}
            // While it is sent it keeps the focus of whoever has pressed it.
            aria-disabled={!!underway}
            onClick={() => underway || void written(file => onApply(file))}
          >
            {t(words.apply)}
          </button>
        </div>
      </div>
    </AskingWindow>
  )
}
