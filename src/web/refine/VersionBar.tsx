import { ChevronLeft, ChevronRight, FileDiff, type LucideIcon } from 'lucide-react'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Segments } from '../ui/Segments.tsx'
import type { Versions } from './useVersions.ts'
import { versionWords } from './words.ts'

const words = {
  versions: { de: 'Fassungen', en: 'Versions' },
  before: { de: 'Fassung davor', en: 'Previous version' },
  behind: { de: 'Fassung danach', en: 'Next version' },
  view: { de: 'Ansicht', en: 'View' },
  text: { de: 'Text', en: 'Text' },
  changes: { de: 'Änderungen', en: 'Changes' },
}

/** What of a version is looked at: its text, or what it has changed. */
export type Mode = 'text' | 'changes'

type Props = Versions & {
  /** Missing while there is nothing to choose between. */
  mode?: Mode
  onMode?(mode: Mode): void
  onVersion(run: string): void
}

/** Which version it is, with a way to those before and after it; as soon as there are two. */
export function VersionBar({ versions, at, mode, onMode, onVersion }: Props) {
  const t = useText()
  const { number } = useFormats()
  if (versions.length < 2 || at < 0) return null
  // The end of the way keeps the keyboard: a button that goes away would send it back to the top of the page.
  const step = (icon: LucideIcon, label: string, to: number, shortcut: 'before' | 'behind') => {
    const target = versions[to]?._id
    return (
      <IconButton
        icon={icon}
        label={label}
        shortcut={shortcut}
        aria-disabled={!target}
        className={`size-9 ${target ? '' : 'opacity-40'}`}
        onClick={() => target && onVersion(target)}
      />
    )
  }
  const [place, all] = [number(at + 1), number(versions.length)]
  return (
    <div className="flex min-w-0 items-center max-sm:mr-auto sm:gap-x-3">
      <div role="group" aria-label={t(words.versions)} className="-ml-2.5 flex items-center sm:ml-0">
        {step(ChevronLeft, t(words.before), at - 1, 'before')}
        <span role="status" className="text-sm whitespace-nowrap tabular-nums">
          <span className="max-2xl:sr-only">{t(versionWords.version(place, all))}</span>
          <span className="max-sm:hidden 2xl:hidden" aria-hidden>
            {t(versionWords.short(place, all))}
          </span>
          <span className="sm:hidden" aria-hidden>
            {place}/{all}
          </span>
        </span>
        {step(ChevronRight, t(words.behind), at + 1, 'behind')}
      </div>
      {mode && onMode && (
        <>
          <div className="max-sm:hidden">
            <Segments
              label={t(words.view)}
              value={mode}
              options={[
                { value: 'text', label: t(words.text) },
                { value: 'changes', label: t(words.changes) },
              ]}
              onChange={onMode}
            />
          </div>
          <IconButton
            icon={FileDiff}
            label={t(words.changes)}
            aria-pressed={mode === 'changes'}
            className="sm:hidden"
            onClick={() => onMode(mode === 'changes' ? 'text' : 'changes')}
          />
        </>
      )}
    </div>
  )
}
