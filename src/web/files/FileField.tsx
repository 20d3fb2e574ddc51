import { Suspense, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Paperclip, X } from 'lucide-react'
import type { FileView } from '#server/files/views.ts'
import { accepts } from '#shared/accepts.ts'
import type { FieldOf } from '#shared/fields.ts'
import { fileQuery, filesKey } from '../data/files.ts'
import { useText } from '../language.tsx'
import type { ControlProps } from '../ui/Field.tsx'
import { ProblemLine } from '../ui/Field.tsx'
import { later } from '../ui/later.ts'
import { Refused } from './Refused.tsx'
import { Understood } from './Understood.tsx'
import { Underway } from './Underway.tsx'
import { useDrop } from './useDrop.ts'
import { useKnown } from './useKnown.ts'
import { useUpload } from './useUpload.ts'
import { words } from './words.ts'

type Closing = { used: number; limit: number; onClose(): void }
const StorageDialog = later<Closing>(() => import('../limit/StorageDialog.tsx').then(it => it.StorageDialog))

type Props = {
  field: FieldOf<'file'>
  control: ControlProps
  disabled: boolean
  /** The address of the file, `/files/…`. */
  entry: string
  onEntry(entry: string): void
  /** Whether a file is on its way, so that the form should wait. */
  onBusy(busy: boolean): void
}

/**
 * Takes one file: chosen, dropped or pasted. The whole field is the browser's own control for files, so that keyboards
 * and screen readers know it; another file takes the place of the first.
 */
export function FileField({ field, control, disabled, entry, onEntry, onBusy }: Props) {
  const t = useText()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState('')
  const [refused, setRefused] = useState<unknown>()
  const { upload, take, cancel, retry } = useUpload<{ response: string; file: FileView }>({
    path: '/api/upload',
    accept: field.accept,
    onDone({ response, file }) {
      client.setQueryData(fileQuery(response).queryKey, file)
      void client.invalidateQueries({ queryKey: filesKey, refetchType: 'none' })
      setSent(file.name)
      onEntry(response)
    },
  })
  const known = useKnown(entry, onEntry)
  const { over, handlers } = useDrop(take, disabled)
  const sending = upload.state === 'sending'
  const failed = upload.state === 'failed' ? upload : undefined

  useEffect(() => {
    onBusy(sending)
    return () => onBusy(false)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told when it changes, not when the form is drawn
  }, [sending])

  const clear = () => {
    cancel()
    onEntry('')
    input.current?.focus()
  }
  const file = sending ? undefined : known.file
  const told = failed ? words.failed(failed.file.name) : sent ? words.sent(sent) : undefined
  const { used, limit } = failed?.problem.details ?? {}
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <div
        {...handlers}
        className={`field relative flex min-h-11 items-start gap-2.5 py-2.5 has-aria-invalid:border-danger
          has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2
          has-[input:focus-visible]:outline-ring
          ${over ? 'border-accent bg-accent-soft text-accent-ink' : ''} ${disabled ? 'bg-sunken' : ''}`}
      >
        <input
          {...control}
          ref={input}
          type="file"
          accept={accepts[field.accept].endings.join(',')}
          disabled={disabled}
          title={file && t(words.other)}
          className="absolute inset-0 cursor-pointer text-[0px] opacity-0 disabled:cursor-default"
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) take(chosen)
            target.value = ''
          }}
        />
        {over ? (
          <span className="pointer-events-none font-medium">{t(words.letGo)}</span>
        ) : sending ? (
          <Underway
            upload={upload}
            onCancel={() => {
              cancel()
              input.current?.focus()
            }}
          />
        ) : file ? (
          <>
            <Understood file={file} />
            <button
              type="button"
              aria-label={t(words.remove(file.name))}
              disabled={disabled}
              className="icon-btn relative z-1 -my-1 -mr-1.5 size-8 pointer-coarse:size-11"
              onClick={clear}
            >
              <X className="size-4" aria-hidden />
            </button>
          </>
        ) : known.waiting ? (
          <span className="skeleton my-1 h-4 w-40" />
        ) : (
          <>
            <Paperclip className="mt-0.5 size-[18px] shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
            <span className="min-w-0 flex-1">
              <span className="block">
                {t(words.choose)} <span className="text-muted pointer-coarse:hidden">{t(words.orDrop)}</span>
              </span>
              <span className="block text-sm text-muted">{t(accepts[field.accept].says)}</span>
            </span>
          </>
        )}
      </div>
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
          onDismiss={() => {
            cancel()
            input.current?.focus()
          }}
        />
      )}
      <p role="status" className="sr-only">
        {sending ? t(words.sending(upload.file.name)) : t(told)}
      </p>
      <Suspense>
        {failed?.problem.code === 'storage_reached' && refused !== failed.problem && (
          <StorageDialog used={Number(used)} limit={Number(limit)} onClose={() => setRefused(failed.problem)} />
        )}
      </Suspense>
    </div>
  )
}
