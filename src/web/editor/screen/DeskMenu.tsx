import { Ellipsis } from 'lucide-react'
import type { Leaving } from '../../export/leaving.ts'
import { useText } from '../../language.tsx'
import { later } from '../../ui/later.ts'
import { MenuButton, type MenuProps } from '../../ui/MenuButton.tsx'
import { Tip } from '../../ui/Tip.tsx'
import { OnDesk } from './on-desk.ts'

const Items = later<MenuProps>(() => import('./DeskItems.tsx').then(it => it.DeskItems))

const words = {
  more: { de: 'Mehr zum Dokument', en: 'More about the document' },
}

type Props = { leaving(): Leaving; onOpen(): void; onVersions: (() => void) | undefined }

/** What is done with a document as a whole. */
export function DeskMenu({ leaving, onOpen, onVersions }: Props) {
  const t = useText()
  return (
    <OnDesk value={{ leaving, onOpen, onVersions }}>
      <Tip label={t(words.more)}>
        <span className="inline-flex">
          <MenuButton label={t(words.more)} menu={Items}>
            <Ellipsis className="size-[18px]" aria-hidden />
          </MenuButton>
        </span>
      </Tip>
    </OnDesk>
  )
}
