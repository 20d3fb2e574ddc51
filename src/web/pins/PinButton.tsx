import { Pin } from 'lucide-react'
import { useText } from '../language.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { usePinned, usePinning } from './usePins.ts'
import { words } from './words.ts'

/** Keeps a tool at hand, in the navigation and at the catalogue's top. */
export function PinButton({ slug, name }: { slug: string; name: string }) {
  const t = useText()
  const pin = usePinning()
  const isPinned = usePinned().includes(slug)
  return (
    <IconButton
      icon={Pin}
      label={t(words.pin(name))}
      aria-pressed={isPinned}
      className="shrink-0 aria-pressed:text-accent-ink aria-pressed:[&>svg]:fill-current"
      onClick={() => pin(slug)}
    />
  )
}
