import { ChevronDown, Forward } from 'lucide-react'
import { fileIn } from '#shared/accepts.ts'
import { useText } from '../language.tsx'
import { later } from '../ui/later.ts'
import { MenuButton, type MenuProps } from '../ui/MenuButton.tsx'
import { PicturePlace } from './picture-place.ts'

const DeedsMenu = later<MenuProps>(() => import('./DeedsMenu.tsx').then(it => it.DeedsMenu))

const words = {
  goOn: { de: 'Damit weiterarbeiten', en: 'Go on with this' },
}

export type GoOnProps = {
  /** Of the picture: `/files/…`. */
  address: string
  /** What it is called, where there are several. */
  name?: string
  className?: string
}

/** Takes a picture to another tool, which opens with it in its field. */
export function GoOn({ address, name, className = 'btn-small' }: GoOnProps) {
  const t = useText()
  return (
    <PicturePlace value={fileIn(address)}>
      <MenuButton
        label={[t(words.goOn), name].filter(Boolean).join(': ')}
        menu={DeedsMenu}
        className={`${className} print:hidden`}
      >
        <Forward className="size-4" aria-hidden />
        {t(words.goOn)}
        <ChevronDown className="size-3.5" aria-hidden />
      </MenuButton>
    </PicturePlace>
  )
}
