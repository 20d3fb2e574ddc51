import { useMemo, useState } from 'react'
import { Download } from 'lucide-react'
import { useText } from '../language.tsx'
import { later } from '../ui/later.ts'
import { MenuButton, type MenuProps } from '../ui/MenuButton.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Tip } from '../ui/Tip.tsx'
import { type Leaving, LeavingText } from './leaving.ts'

const ExportMenu = later<MenuProps>(() => import('./ExportMenu.tsx').then(it => it.ExportMenu))

const words = {
  one: { de: 'Exportieren', en: 'Export' },
  named: (name: string) => ({ de: `${name} exportieren`, en: `Export ${name}` }),
}

type Props = {
  /** What leaves, as it stands at the moment somebody chooses a kind of file. */
  leaving(): Leaving
  /** Of several texts the one that it belongs to. */
  name?: string
  /** Whether it is to be spoken: then there are cards for it. */
  isSpeech?: boolean
}

/** Opens the files that a text can be taken along in. */
export function ExportButton({ leaving, name, isSpeech = false }: Props) {
  const t = useText()
  const [busy, onBusy] = useState(false)
  const label = t(name ? words.named(name) : words.one)
  const value = useMemo(() => ({ leaving, onBusy, isSpeech }), [leaving, isSpeech])
  return (
    <LeavingText value={value}>
      <Tip label={label}>
        <span className="inline-flex">
          <MenuButton label={label} menu={ExportMenu}>
            {busy ? (
              <Spinner className="size-[18px]" />
            ) : (
              <Download className="size-[18px]" strokeWidth={1.75} aria-hidden />
            )}
          </MenuButton>
        </span>
      </Tip>
    </LeavingText>
  )
}
