import { Suspense, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { FileView } from '#server/files/views.ts'
import { uploadKinds } from '#shared/accepts.ts'
import type { FieldOf } from '#shared/fields.ts'
import type { Problem } from '#shared/problems.ts'
import { fileQuery, filesKey } from '../data/files.ts'
import { useText } from '../language.tsx'
import { canRecord } from '../sound/can-record.ts'
import { type ControlProps, ProblemLine } from '../ui/Field.tsx'
import { later } from '../ui/later.ts'
import type { EnlargingLineProps } from './EnlargingLine.tsx'
import { FileInput } from './FileInput.tsx'
import { Inviting } from './Inviting.tsx'
import { LetGo } from './LetGo.tsx'
import { Refused } from './Refused.tsx'
import type { UnderstoodProps } from './Understood.tsx'
import { Underway } from './Underway.tsx'
import { useBusy } from './useBusy.ts'
import { useDrop } from './useDrop.ts'
import { useKnown } from './useKnown.ts'
import { useUpload } from './useUpload.ts'
import { words } from './words.ts'

/** Fetched for forms that ask for a recording. */
const Recorder = later<{ disabled: boolean; onFile(file: File): void }>(() =>
  import('../sound/Recorder.tsx').then(it => it.Recorder),
)

/** Fetched where a file was refused. */
const Full = later<{ problems: readonly Problem[] }>(() => import('./Full.tsx').then(it => it.Full))

/** Fetched once there is a file. */
const Understood = later<UnderstoodProps>(() => import('./Understood.tsx').then(it => it.Understood))

/** Fetched for forms that enlarge a picture. */
const EnlargingLine = later<EnlargingLineProps>(() => import('./EnlargingLine.tsx').then(it => it.EnlargingLine))

const waiting = <span className="skeleton my-1 h-4 w-40" />

export type FileFieldProps = {
  field: FieldOf<'file'>
  control: ControlProps
  disabled: boolean
  /** The address of the file, `/files/…`. */
  entry: string
  /** What stands in the field it belongs to, where it belongs to one. */
  of?: string
  onEntry(entry: string): void
  /** Whether a file is on its way, so that the form should wait. */
  onBusy(busy: boolean): void
}

/**
 * Takes one file: chosen, dropped or pasted. The whole field is the browser's own control for files, so that keyboards
 * and screen readers know it; another file takes the place of the first.
 */
export function FileField({ field, control, disabled, entry, of, onEntry, onBusy }: FileFieldProps) {
  const { accept, keeps, enlargedBy } = field
  const t = useText()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState('')
  const { upload, take, cancel, retry } = useUpload<{ response: string; file: FileView }>({
    path: uploadKinds[accept].path,
    accept,
    onDone({ response, file }) {
      client.setQueryData(fileQuery(response).queryKey, file)
      void client.invalidateQueries({ queryKey: filesKey, refetchType: 'none' })
      setSent(file.name)
      onEntry(response)
    },
  })
  const known = useKnown(entry, onEntry)
  const { over, handlers } = useDrop(take, disabled)
  const sending = upload.state === 'sending' ? upload : undefined
  const failed = upload.state === 'failed' ? upload : undefined
  const file = sending ? undefined : known.file

  const isWanted = !!sending || !!entry
  useEffect(() => {
    if (isWanted) Understood.hint()
  }, [isWanted])

  useBusy(sending !== undefined, onBusy)

  const forget = () => {
    cancel()
    input.current?.focus()
  }
  const remove = () => {
    forget()
    onEntry('')
  }
  const told = failed ? words.failed(failed.file.name) : sent ? words.sent(sent) : undefined
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <div
        {...handlers}
        className={`field relative flex min-h-11 items-start gap-2.5 py-2.5
          has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2
          has-[input:focus-visible]:outline-ring
          ${over ? 'border-accent' : ''} ${disabled ? 'bg-sunken' : ''}`}
      >
        <FileInput
          {...control}
          ref={input}
          accept={accept}
          disabled={disabled}
          title={file && t(words.other)}
          className="absolute inset-0 cursor-pointer text-[0px] opacity-0 disabled:cursor-default"
          onFile={take}
        />
        {sending && <Underway upload={sending} onCancel={forget} />}
        {!sending && !file && !known.waiting && <Inviting accept={accept} />}
        {!sending && known.waiting && waiting}
        {file && (
          <Suspense fallback={waiting}>
            <Understood file={file} keeps={keeps}>
              <button
                type="button"
                aria-label={t(words.remove(file.name))}
                disabled={disabled}
                className="icon-btn relative z-1 -my-1 -mr-1.5 size-8 pointer-coarse:size-11"
                onClick={remove}
              >
                <X className="size-4" aria-hidden />
              </button>
            </Understood>
          </Suspense>
        )}
        {over && <LetGo>{t(words.letGo)}</LetGo>}
      </div>
      {file && enlargedBy && (
        <Suspense fallback={<p className="min-h-10" />}>
          <EnlargingLine address={file.address} factor={of ?? ''} />
        </Suspense>
      )}
      {known.gone && upload.state === 'none' && <ProblemLine>{t(words.gone)}</ProblemLine>}
      {known.failure && !sending && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {known.failure}
          <button type="button" className="btn-small" onClick={known.again}>
            {t(words.retry)}
          </button>
        </p>
      )}
      {failed && (
        <Refused
          upload={failed}
          title={t(words.failed(failed.file.name))}
          onRetry={retry}
          onOther={() => input.current?.click()}
          onDismiss={forget}
        />
      )}
      {accept === 'sound' && canRecord() && !file && !sending && (
        <Suspense>
          <Recorder disabled={disabled} onFile={take} />
        </Suspense>
      )}
      <p role="status" className="sr-only">
        {sending ? t(words.sending(sending.file.name)) : t(told)}
      </p>
      <Suspense>{failed && <Full problems={[failed.problem]} />}</Suspense>
    </div>
  )
}
