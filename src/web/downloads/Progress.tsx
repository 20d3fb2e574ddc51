import type { DownloadView } from '../data/downloads.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { words } from './words.ts'

/** How far a download is, how fast it comes, and how long it takes. */
export function Progress({ download }: { download: DownloadView }) {
  const t = useText()
  const { size } = useFormats()
  const { name, state, received, bytes, speed } = download
  const far = t((state === 'paused' ? words.held : words.come)(size(received), size(bytes)))
  const left = speed ? Math.ceil((bytes - received) / speed / 60) : undefined
  const rest = state === 'loading' && speed ? [t(words.speed(size(speed))), left && t(words.left(left))] : []
  const says = state === 'checking' ? t(words.checking) : [far, ...rest].filter(Boolean).join(' · ')
  return (
    <div className="grid gap-1.5">
      <progress
        aria-label={t(words.progress(name))}
        aria-valuetext={says}
        value={received}
        max={bytes}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent
          [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
      <p className="text-sm text-muted tabular-nums">{says}</p>
    </div>
  )
}
