import { useRef, useState } from 'react'
import { Dialog } from '@base-ui/react/dialog'
import { useQuery } from '@tanstack/react-query'
import { readSteps, type Step } from '#shared/picture-steps/steps.ts'
import { AskingWindow } from '../canvas/AskingWindow.tsx'
import { engineQuery } from '../data/engines.ts'
import { useText } from '../language.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Editor } from './Editor.tsx'
import { describedCall, keepable } from './usePaintings.ts'
import { usePicture } from './usePicture.ts'

const words = {
  title: { de: 'Bild bearbeiten', en: 'Edit the picture' },
  close: { de: 'Schließen, ohne zu übernehmen', en: 'Close without applying' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  apply: { de: 'Schritte übernehmen', en: 'Apply the steps' },
  loading: { de: 'Das Bild wird geladen.', en: 'The picture is loading.' },
  failed: {
    de: 'Dieses Bild kann der Browser nicht anzeigen. Wandeln Sie es zuerst in JPEG oder PNG um.',
    en: 'The browser cannot show this picture. Convert it to JPEG or PNG first.',
  },
  wrong: (step: number) => ({
    de: `Schritt ${step} lässt sich so nicht übernehmen. Prüfen Sie seine Angaben.`,
    en: `Step ${step} cannot be applied like this. Check what is set for it.`,
  }),
  full: { de: 'Mehr als 60 Schritte gehen nicht.', en: 'More than 60 steps are not possible.' },
  leave: { de: 'Änderungen verwerfen?', en: 'Discard the changes?' },
  lost: {
    de: 'Was Sie seit dem Öffnen geändert haben, geht verloren. Die Schritte davor bleiben; was gemalt wurde, steht im Verlauf.',
    en: 'What you have changed since you opened the editor will be lost. The steps before stay; what was painted is in your history.',
  },
  discard: { de: 'Änderungen verwerfen', en: 'Discard the changes' },
}

export type EditorDialogProps = {
  /** The address of the picture. */
  picture: string
  before: readonly Step[]
  onApply(steps: readonly Step[]): void
  /** Something was painted: kept without closing. */
  onKeep(steps: readonly Step[]): void
  onClose(): void
}

const isEmpty = (step: Step) =>
  (step.kind === 'text' && !step.text.trim()) || (step.kind === 'describe' && !step.wish.trim())

const whole = (steps: readonly Step[]) => keepable(steps.filter(step => !isEmpty(step)))

/** A picture over the whole window, and what is done to it, step by step; handed on when it is applied. */
export function EditorDialog({ picture: address, before, onApply, onKeep, onClose }: EditorDialogProps) {
  const t = useText()
  const loaded = usePicture(address)
  const { data: tool, isPending } = useQuery(engineQuery('image-editor'))
  const call = tool?.calls[describedCall]
  const newest = useRef(before)
  const [isChanged, setChanged] = useState(false)
  const [wrong, setWrong] = useState<number>()
  const apply = () => {
    const steps = whole(newest.current)
    const read = steps.length ? readSteps(steps) : { steps }
    if ('steps' in read) onApply(read.steps)
    else setWrong(read.wrong.step)
  }
  return (
    <AskingWindow
      title={t(words.title)}
      close={t(words.close)}
      isUnsaved={isChanged}
      asks={{ title: t(words.leave), text: t(words.lost), yes: t(words.discard) }}
      onClose={onClose}
    >
      {loaded.state === 'there' && !isPending ? (
        <Editor
          address={address}
          call={call?.lacks === 'painter' ? undefined : call}
          picture={loaded.picture}
          full={loaded.full}
          before={before}
          onSteps={(steps, changed) => {
            newest.current = steps
            setChanged(changed)
            setWrong(undefined)
          }}
          onPainted={steps => {
            const read = readSteps(whole(steps))
            if ('steps' in read) onKeep(read.steps)
          }}
        />
      ) : (
        <p role="status" className="m-auto flex items-center gap-2 p-6 text-muted">
          {loaded.state !== 'failed' && <Spinner />}
          {t(loaded.state === 'failed' ? words.failed : words.loading)}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line px-4 py-2.5">
        {wrong !== undefined && (
          <p role="alert" className="mr-auto text-sm text-danger">
            {t(wrong ? words.wrong(wrong) : words.full)}
          </p>
        )}
        <Dialog.Close className="btn-line">{t(words.cancel)}</Dialog.Close>
        <button type="button" className="btn-primary" disabled={loaded.state !== 'there'} onClick={apply}>
          {t(words.apply)}
        </button>
      </div>
    </AskingWindow>
  )
}
