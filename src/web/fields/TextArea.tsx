import { type ReactNode, Suspense, useRef } from 'react'
import { Paperclip } from 'lucide-react'
import type { FieldOf } from '#shared/fields.ts'
import { FileInput } from '../files/FileInput.tsx'
import { LetGo } from '../files/LetGo.tsx'
import { Refused } from '../files/Refused.tsx'
import { Underway } from '../files/Underway.tsx'
import { type Choice, useBrought } from '../files/useBrought.ts'
import { useBusy } from '../files/useBusy.ts'
import { useDrop } from '../files/useDrop.ts'
import { words as said } from '../files/words.ts'
import { useText } from '../language.tsx'
import type { ControlProps } from '../ui/Field.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { later } from '../ui/later.ts'

type Choosing = { choice: Choice; onChoose(text: string): void; onClose(): void }
const PartChooser = later<Choosing>(() => import('../files/PartChooser.tsx').then(it => it.PartChooser))

const words = {
  fromFile: { de: 'Text aus einer Datei einfügen', en: 'Insert text from a file' },
  letGo: { de: 'Loslassen, um den Text einzufügen', en: 'Drop to insert its text' },
}

/** Five rows, growing to eight, then scrolling. Browsers that cannot grow a text area get eight at once. */
const rows = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content') ? 5 : 8

type Props = {
  field: FieldOf<'area'>
  control: ControlProps
  disabled: boolean
  entry: string
  onEntry(entry: string): void
  /** Whether a document is on its way into it, so that the form should wait. */
  onBusy(busy: boolean): void
}

/** A longer text, typed or brought: a document that is dropped, pasted or chosen is read into it. */
export function TextArea({ field, control, disabled, entry, onEntry, onBusy }: Props): ReactNode {
  const t = useText()
  const area = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const { upload, take, cancel, retry, visit, choice, choose, leave } = useBrought({ area, max: field.max, onEntry })
  const { over, handlers } = useDrop(take, disabled)
  useBusy(upload.state === 'sending', onBusy)
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <div
        {...handlers}
        className={`field relative px-0 has-[textarea:focus-visible]:outline-2
          has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-ring
          ${over ? 'border-accent' : ''} ${disabled ? 'bg-sunken' : ''}`}
      >
        <textarea
          {...control}
          ref={area}
          disabled={disabled}
          value={entry}
          rows={rows}
          dir="auto"
          placeholder={t(field.placeholder)}
          className="mt-2.5 block field-sizing-content max-h-48 min-h-30 w-full resize-none bg-transparent px-3 outline-none
            placeholder:text-muted"
          onFocus={visit}
          onChange={({ target }) => onEntry(target.value)}
        />
        {!disabled && (
          <div className="flex min-h-9 items-center justify-end px-3 pb-1">
            <FileInput ref={chooser} hidden accept="documents" onFile={take} />
            {upload.state === 'sending' ? (
              <Underway upload={upload} onCancel={cancel} />
            ) : (
              <IconButton
                icon={Paperclip}
                label={t(words.fromFile)}
                className="-mr-2.5 size-8 pointer-coarse:size-11"
                onClick={() => chooser.current?.click()}
              />
            )}
          </div>
        )}
        {over && <LetGo>{t(words.letGo)}</LetGo>}
      </div>
      {upload.state === 'failed' && (
        <Refused
          upload={upload}
          title={t(said.notRead(upload.file.name))}
          onRetry={retry}
          onOther={() => chooser.current?.click()}
          onDismiss={() => {
            cancel()
            area.current?.focus()
          }}
        />
      )}
      <p role="status" className="sr-only">
        {upload.state === 'sending' && t(said.reading(upload.file.name))}
        {upload.state === 'failed' && t(said.notRead(upload.file.name))}
      </p>
      <Suspense>{choice && <PartChooser choice={choice} onChoose={choose} onClose={leave} />}</Suspense>
    </div>
  )
}
