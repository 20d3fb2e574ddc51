import { Suspense, useMemo, useState } from 'react'
import { Download } from 'lucide-react'
import type { ViewName } from '#shared/answers.ts'
import { useText } from '../language.tsx'
import { later } from '../ui/later.ts'
import { MenuButton, type MenuProps } from '../ui/MenuButton.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Tip } from '../ui/Tip.tsx'
import type { ReadAloudProps } from '../aloud/ReadAloud.tsx'
import { type Leaving, LeavingText } from './leaving.ts'

const ReadAloud = later<ReadAloudProps>(() => import('../aloud/ReadAloud.tsx').then(it => it.ReadAloud))
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
  /** How it is drawn: a speech has cards, what is said in a recording has subtitles. */
  view?: ViewName | undefined
}

/** Opens the files that a text can be taken along in, and has it read aloud. */
export function ExportButton({ leaving, name, view }: Props) {
  const t = useText()
  const [busy, onBusy] = useState(false)
  const label = t(name ? words.named(name) : words.one)
  const [read, setRead] = useState<Leaving>()
  const value = useMemo(() => ({ leaving, onBusy, view, onRead: () => setRead(leaving()) }), [leaving, view])
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
      {read && (
        <Suspense fallback={null}>
          <ReadAloud text={read} onClose={() => setRead(undefined)} />
        </Suspense>
      )}
    </LeavingText>
  )
}
