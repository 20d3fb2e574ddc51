import { ArrowDown, ArrowUp, Lock, TriangleAlert, X } from 'lucide-react'
import { useText } from '../../language.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

const words = {
  up: (name: string) => ({ de: `${name} nach oben`, en: `Move ${name} up` }),
  down: (name: string) => ({ de: `${name} nach unten`, en: `Move ${name} down` }),
  remove: (name: string) => ({ de: `${name} aus dieser Stufe nehmen`, en: `Take ${name} off this level` }),
  fixed: { de: 'fester Platz', en: 'fixed place' },
  trouble: { de: 'gestört', en: 'failing' },
}

type Props = {
  name: string
  /** What it is called on the screen. */
  called: string
  place: number
  isTroubled: boolean
  onUp?: (() => void) | undefined
  onDown?: (() => void) | undefined
  /** Absent: its place was decided elsewhere. */
  onRemove?: () => void
}

/** A model in its place on a level. */
export function LevelPlace({ name, called, place, isTroubled, onUp, onDown, onRemove }: Props) {
  const t = useText()
  return (
    <li data-model={name} className="flex min-h-11 items-center gap-1 rounded-md border border-line py-1 pr-1 pl-3">
      <span className="w-5 shrink-0 text-sm text-muted tabular-nums">{place}</span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {called}
        {isTroubled && (
          <span className="ml-2 inline-flex items-center gap-1 text-sm text-danger">
            <TriangleAlert className="size-3.5" aria-hidden />
            {t(words.trouble)}
          </span>
        )}
      </span>
      {onRemove ? (
        <>
          <IconButton icon={ArrowUp} label={t(words.up(called))} disabled={!onUp} onClick={onUp} />
          <IconButton icon={ArrowDown} label={t(words.down(called))} disabled={!onDown} onClick={onDown} />
          <IconButton icon={X} label={t(words.remove(called))} onClick={onRemove} />
        </>
      ) : (
        <span className="flex items-center gap-1.5 pr-2 text-sm text-muted">
          <Lock className="size-3.5" aria-hidden />
          {t(words.fixed)}
        </span>
      )}
    </li>
  )
}
