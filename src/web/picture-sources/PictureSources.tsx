import { type ReactNode, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Images, ImageUp, type LucideIcon, Sparkles } from 'lucide-react'
import { engineQuery } from '../data/engines.ts'
import { imageSearchQuery } from '../data/images.ts'
import { useText } from '../language.tsx'
import { MakePicture, painting } from './MakePicture.tsx'
import { OwnPictures } from './OwnPictures.tsx'
import { PictureSearch } from './PictureSearch.tsx'
import type { Place, Taken } from './taken.ts'
import { words } from './words.ts'

type Way = 'own' | 'make' | 'search'

type Props = {
  place: Place
  /** What the text is about: a search begins with what is told of it most. */
  about: string
  onPicture(picture: Taken): void
  /** Brings a picture from the device, which stands before the other ways. */
  children: ReactNode
}

/** Where a picture of a text can come from: the device, one's own pictures, a model that paints, a collection. */
export function PictureSources({ place, about, onPicture, children }: Props) {
  const t = useText()
  const [way, go] = useState<Way>()
  const { data: found } = useQuery(imageSearchQuery)
  const { data: tool } = useQuery(engineQuery(painting))
  const provider = found?.provider
  const ways: readonly (readonly [Way, LucideIcon, string])[] = [
    ['own', Images, t(words.own)],
    ...(tool?.ready ? [['make', Sparkles, t(words.make)] as const] : []),
    ...(provider ? [['search', ImageUp, t(words.search(provider))] as const] : []),
  ]
  return (
    <div className="grid grid-cols-1 gap-3">
      {children}
      <div className="flex flex-wrap gap-2 *:grow">
        {ways.map(([name, Icon, label]) => (
          <button
            key={name}
            type="button"
            aria-expanded={way === name}
            className="btn-line px-3 sm:px-2 aria-expanded:border-accent aria-expanded:bg-accent-soft
              aria-expanded:text-accent-ink"
            onClick={() => go(way === name ? undefined : name)}
          >
            <Icon className="size-4" aria-hidden />
            {label}
          </button>
        ))}
      </div>
      {way === 'own' && <OwnPictures place={place} onPicture={onPicture} />}
      {way === 'make' && <MakePicture place={place} onPicture={onPicture} />}
      {way === 'search' && provider && <PictureSearch about={about} name={provider} onPicture={onPicture} />}
    </div>
  )
}
