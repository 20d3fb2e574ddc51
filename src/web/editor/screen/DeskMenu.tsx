import { useMemo, useRef } from 'react'
import { Ellipsis } from 'lucide-react'
import type { Leaving } from '../../export/leaving.ts'
import { useText } from '../../language.tsx'
import { later } from '../../ui/later.ts'
import { MenuButton, type MenuProps } from '../../ui/MenuButton.tsx'
import { opens } from '../files.ts'
import { OnDesk } from './on-desk.ts'

const Items = later<MenuProps>(() => import('./DeskItems.tsx').then(it => it.DeskItems))

const words = {
  more: { de: 'Mehr zum Dokument', en: 'More about the document' },
  file: { de: 'Datei öffnen', en: 'Open a file' },
}

type Props = { leaving(): Leaving; onFile(file: File): void }

/** What is done with a document as a whole. */
export function DeskMenu({ leaving, onFile }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const value = useMemo(() => ({ leaving, onOpen: () => input.current?.click() }), [leaving])
  return (
    <OnDesk value={value}>
      <MenuButton label={t(words.more)} menu={Items}>
        <Ellipsis className="size-[18px]" aria-hidden />
      </MenuButton>
      <input
        ref={input}
        type="file"
        accept={opens}
        aria-label={t(words.file)}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </OnDesk>
  )
}
