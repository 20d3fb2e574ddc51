import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { BlogDraft, Picture } from '#shared/blog-draft.ts'
import { imageSearchQuery } from '../../data/images.ts'
import { useSession } from '../../data/session.ts'
import { useText } from '../../language.tsx'
import { PictureSources } from '../../picture-sources/PictureSources.tsx'
import type { Taken } from '../../picture-sources/taken.ts'
import { UploadPicture } from '../../picture-sources/UploadPicture.tsx'
import { freshId } from '../../ui/fresh-id.ts'
import { toast } from '../../ui/toast.ts'
import { chosenIn, placeOf, pointsIn } from '../asked-text.ts'
import { PictureRow } from './PictureRow.tsx'
import { words } from './words.ts'

type Change = (how: (pictures: readonly Picture[]) => readonly Picture[]) => void

/** The pictures of the article: of one's own, found in a collection, or none. */
export function Pictures({ draft, onChange }: { draft: BlogDraft; onChange: Change }) {
  const t = useText()
  const heading = useId()
  const isAdmin = useSession().hierarchy_text === 'admin'
  const { data } = useQuery(imageSearchQuery)
  const add = (picture: Picture) => {
    onChange(now => [...now, picture])
    toast({ text: t(words.taken) })
  }
  const take = (picture: Taken) => add({ ...picture, id: freshId(), place: '' })
  const remove = (picture: Picture, at: number) => {
    onChange(now => now.filter(({ id }) => id !== picture.id))
    const back = () => onChange(now => [...now.slice(0, at), picture, ...now.slice(at)])
    toast({ text: t(words.removed), action: { label: t(words.undo), run: back } })
  }
  return (
    <section aria-labelledby={heading} className="card grid grid-cols-1 gap-3 p-4 sm:p-5">
      <div>
        <h3 id={heading} className="font-medium">
          {t(words.pictures)}
        </h3>
        <p className="text-sm text-muted">{t(words.free)}</p>
      </div>
      {draft.pictures.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {draft.pictures.map((picture, at) => (
            <PictureRow
              key={picture.id}
              picture={picture}
              at={at + 1}
              place={placeOf(draft, picture)}
              points={pointsIn(draft)}
              around={chosenIn(draft).title}
              onPicture={to => onChange(now => now.map(one => (one.id === to.id ? to : one)))}
              onRemove={() => remove(picture, at)}
            />
          ))}
        </ul>
      )}
      <PictureSources
        place="article"
        about={`${chosenIn(draft).title}. ${String(draft.topic.content ?? '')}`}
        onPicture={take}
      >
        <UploadPicture onPicture={take} />
      </PictureSources>
      {data && !data.provider && isAdmin && <p className="text-sm text-muted">{t(words.setUp)}</p>}
    </section>
  )
}
