import { X } from 'lucide-react'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import type { Upload } from './useUpload.ts'
import { words } from './words.ts'

type Props = { upload: Extract<Upload, { state: 'sending' }>; onCancel(): void }

/** How far a file is: on its way to the server, then read there. */
export function Underway({ upload: { file, part }, onCancel }: Props) {
  const t = useText()
  const formats = useFormats()
  const percent = Math.floor(part * 100)
  const there = percent === 100
  return (
    <span className="min-w-0 flex-1">
      <span className="flex items-center gap-2.5">
        <Spinner className="size-[18px] text-accent-ink" />
        <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere" dir="auto">
          {t(there ? words.reading(file.name) : words.sending(file.name))}
        </span>
        <span className="text-sm text-muted tabular-nums">{formats.percent(percent / 100)}</span>
        <button
          type="button"
          aria-label={t(words.cancel)}
          title={t(words.cancel)}
          className="icon-btn relative z-1 -my-1 -mr-2.5 size-8 pointer-coarse:size-11"
          onClick={onCancel}
        >
          <X className="size-4" aria-hidden />
        </button>
      </span>
      <span
        role="progressbar"
        aria-label={t(words.sending(file.name))}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-1 block h-0.5 overflow-hidden rounded-full bg-line"
      >
        <span className="block h-full bg-accent" style={{ width: `${percent}%` }} />
      </span>
    </span>
  )
}
