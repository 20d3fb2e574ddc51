import { useLayoutEffect, useRef } from 'react'
import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import type { FileView } from '#server/files/views.ts'
import { uploadKinds } from '#shared/accepts.ts'
import type { FieldOf } from '#shared/fields.ts'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { fileQuery, filesKey } from '../data/files.ts'
import { useText } from '../language.tsx'
import type { ControlProps } from '../ui/Field.tsx'
import { ExtraLines } from './ExtraLines.tsx'
import { FileInput } from './FileInput.tsx'
import { Inviting } from './Inviting.tsx'
import { LetGo } from './LetGo.tsx'
import { NotTaken } from './NotTaken.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import { Underway } from './Underway.tsx'
import { useBusy } from './useBusy.ts'
import { useDropAll } from './useDrop.ts'
import { useUploads } from './useUploads.ts'
import { words } from './words.ts'

export type FilesFieldProps = {
  field: FieldOf<'files'>
  control: ControlProps
  disabled: boolean
  /** The addresses of the files, a line each. */
  entry: string
  onEntry(entry: string): void
  /** Whether a file is on its way, so that the form should wait. */
  onBusy(busy: boolean): void
}

const said = {
  earlier: (name: string) => ({ de: `${name} nach vorn`, en: `Move ${name} forward` }),
  later: (name: string) => ({ de: `${name} nach hinten`, en: `Move ${name} back` }),
  many: (most: number) => ({ de: `höchstens ${most}, die Reihenfolge gilt`, en: `at most ${most}, in this order` }),
}

/** Takes several files, chosen, dropped or pasted, one after the other; they can be put in order and taken away. */
export function FilesField({
  field: { accept, most, keeps },
  control,
  disabled,
  entry,
  onEntry,
  onBusy,
}: FilesFieldProps) {
  const t = useText()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const addresses = entry.split('\n').filter(Boolean)
  const latest = useRef(addresses)
  useLayoutEffect(() => {
    latest.current = addresses
  })
  const put = (next: readonly string[]) => {
    latest.current = [...next]
    onEntry(next.map(one => `${one}\n`).join(''))
  }
  const { uploads, take, cancel, ...refused } = useUploads<{ response: string; file: FileView }>({
    path: uploadKinds[accept].path,
    accept,
    onDone({ response, file }) {
      client.setQueryData(fileQuery(response).queryKey, file)
      void client.invalidateQueries({ queryKey: filesKey, refetchType: 'none' })
      put([...latest.current, response].slice(0, most))
    },
  })
  const room = Math.max(0, most - addresses.length - uploads.length)
  const takeSome = (files: readonly File[]) => take(files, room)
  const { over, handlers } = useDropAll(takeSome, disabled || room === 0)
  const known = useQueries({ queries: addresses.map(address => fileQuery(address)) })
  useBusy(uploads.length > 0, onBusy)

  const move = (from: number, to: number) => {
    const moved = addresses.toSpliced(from, 1)
    put(moved.toSpliced(to, 0, addresses[from] ?? ''))
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      {addresses.length > 0 && (
        <ol ref={list} tabIndex={-1} className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
          {addresses.map((address, at) => {
            const name = known[at]?.data?.name ?? ''
            return (
              <li key={address} className="overflow-hidden rounded-md border border-line bg-surface">
                <Thumbnail address={address} className="aspect-[4/3] w-full" />
                <p className="truncate px-2 pt-1 text-sm" dir="auto" title={name}>
                  <span className="text-muted tabular-nums">{at + 1}</span> {name || '…'}
                </p>
                <ExtraLines of={known[at]?.data?.extras ?? undefined} keeps={keeps} className="px-2 text-sm" />
                <div className="flex justify-between px-0.5 pb-0.5">
                  <button
                    type="button"
                    className="icon-btn size-8 pointer-coarse:size-11"
                    aria-label={t(said.earlier(name))}
                    disabled={disabled || at === 0}
                    onClick={() => move(at, at - 1)}
                  >
                    <ArrowLeft className="size-4" aria-hidden />
                  </button>
                  <button
                    type="button"
                    className="icon-btn size-8 pointer-coarse:size-11"
                    aria-label={t(said.later(name))}
                    disabled={disabled || at === addresses.length - 1}
                    onClick={() => move(at, at + 1)}
                  >
                    <ArrowRight className="size-4" aria-hidden />
                  </button>
                  <button
                    type="button"
                    className="icon-btn size-8 pointer-coarse:size-11"
                    aria-label={t(words.remove(name))}
                    disabled={disabled}
                    onClick={() => {
                      put(addresses.toSpliced(at, 1))
                      input.current?.focus()
                    }}
                  >
                    <X className="size-4" aria-hidden />
                  </button>
                </div>
              </li>
            )
          })}
        </ol>
      )}
      {uploads.map(upload => (
        <div key={upload.key} className="field flex min-h-11 items-start gap-2.5 py-2.5">
          <Underway upload={upload} onCancel={() => cancel(upload.key)} />
        </div>
      ))}
      {room > 0 && (
        <div
          {...handlers}
          className={`field relative flex min-h-11 items-start gap-2.5 py-2.5
            has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2
            has-[input:focus-visible]:outline-ring ${over ? 'border-accent' : ''} ${disabled ? 'bg-sunken' : ''}`}
        >
          <FileInput
            {...control}
            ref={input}
            accept={accept}
            disabled={disabled}
            className="absolute inset-0 cursor-pointer text-[0px] opacity-0 disabled:cursor-default"
            onFiles={takeSome}
          />
          <Inviting accept={accept} several more={t(said.many(most))} />
          {over && <LetGo>{t(words.letGo)}</LetGo>}
        </div>
      )}
      <NotTaken {...refused} control={room > 0 ? input : list} onOther={() => input.current?.click()} />
      <p role="status" className="sr-only">
        {uploads[0] ? t(words.sending(uploads[0].file.name)) : ''}
      </p>
    </div>
  )
}
