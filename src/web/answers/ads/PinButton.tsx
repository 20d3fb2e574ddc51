import { Pin } from 'lucide-react'
import { useText } from '../../language.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

const words = {
  pin: (name: string) => ({ de: `${name} anheften`, en: `Pin ${name}` }),
  unpin: (name: string) => ({ de: `${name} nicht mehr anheften`, en: `Unpin ${name}` }),
}

/** Keeps a row of an ad in front of the others, and as it is when they are written anew. */
export function PinButton({ name, pinned, onPin }: { name: string; pinned: boolean; onPin(): void }) {
  const t = useText()
  return (
    <IconButton
      icon={Pin}
      label={t(pinned ? words.unpin(name) : words.pin(name))}
      aria-pressed={pinned}
      className={`size-9 print:hidden ${pinned ? '[&_svg]:fill-current' : ''}`}
      onClick={onPin}
    />
  )
}
