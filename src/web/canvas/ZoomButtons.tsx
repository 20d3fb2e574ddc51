import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import type { Text } from '#shared/text.ts'
import { useText } from '../language.tsx'
import { IconButton } from '../ui/IconButton.tsx'

const words = {
  nearer: { de: 'Vergrößern (+)', en: 'Zoom in (+)' },
  farther: { de: 'Verkleinern (−)', en: 'Zoom out (−)' },
}
/** How much nearer one press brings what is seen. */
const factor = 1.5

type Props = { whole: Text; fit(): void; zoom(factor: number): void }

/** How near one is to what is drawn; `whole` names the button that shows all of it. */
export function ZoomButtons({ whole, fit, zoom }: Props) {
  const t = useText()
  return (
    <div className="ml-auto flex">
      <IconButton icon={ZoomOut} label={t(words.farther)} onClick={() => zoom(1 / factor)} />
      <IconButton icon={ZoomIn} label={t(words.nearer)} onClick={() => zoom(factor)} />
      <IconButton icon={Maximize} label={t(whole)} onClick={fit} />
    </div>
  )
}
