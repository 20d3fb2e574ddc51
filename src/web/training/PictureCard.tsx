import { Check, CircleAlert, TriangleAlert, X } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import type { ImageModelDeeds, ModelPicture } from '../data/image-models.ts'
import { Thumbnail } from '../files/Thumbnail.tsx'
import { useText } from '../language.tsx'
import { Button } from '../ui/Button.tsx'
import { ProblemLine } from '../ui/Field.tsx'
import { useSentence } from '../useSentence.ts'
import { Caption } from './Caption.tsx'
import { findingOf, words } from './words.ts'

type Props = { model: string; picture: ModelPicture; number: number; isOpen: boolean; deeds: ImageModelDeeds }

/** What was found of a picture: nothing to object to, something to know, or why it is not used. */
function Findings({ picture }: { picture: ModelPicture }) {
  const t = useText()
  if (!picture.findings.length)
    return (
      <p className="flex items-center gap-1.5 text-sm text-ok">
        <Check className="size-4 shrink-0" aria-hidden />
        {t(words.fine)}
      </p>
    )
  const [Icon, ink] = picture.used ? ([TriangleAlert, 'text-warn'] as const) : ([CircleAlert, 'text-danger'] as const)
  return picture.findings.map(finding => (
    <p key={finding} className={`flex items-start gap-1.5 text-sm ${ink}`}>
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span>{t(findingOf(finding, picture))}</span>
    </p>
  ))
}

/** A picture of a model, what was found of it, and what it shows in words. */
export function PictureCard({ model, picture, number, isOpen, deeds }: Props) {
  const t = useText()
  const sentence = useSentence()
  const file = picture._id
  const saving = useMutation({
    mutationFn: (caption: string) => deeds.caption.mutateAsync({ id: model, file, caption }),
  })
  const leaving = useMutation({ mutationFn: () => deeds.takeOut.mutateAsync({ id: model, file }) })
  return (
    <li
      className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 gap-y-2 rounded-md border border-line bg-surface p-3
        sm:grid-cols-[8rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-y-1.5"
    >
      <Thumbnail address={picture.address} className="aspect-square w-full self-start rounded-sm sm:row-span-2" />
      <div className="min-w-0">
        <div className="flex items-start gap-1">
          <p className="min-w-0 flex-1 truncate text-sm" title={picture.name}>
            <span className="font-medium">{t(words.number(number))}</span>{' '}
            <span className="text-muted" dir="auto">
              {picture.name}
            </span>
          </p>
          {isOpen && (
            <Button
              className="icon-btn -mt-1.5 -mr-1.5 size-8 pointer-coarse:size-11"
              aria-label={t(words.remove(number))}
              isBusy={leaving.isPending}
              onClick={() => leaving.mutate()}
            >
              <X className="size-4" aria-hidden />
            </Button>
          )}
        </div>
      </div>
      <div className="col-span-full grid min-w-0 grid-cols-1 content-start gap-1.5 sm:col-span-1">
        <Findings picture={picture} />
        {picture.used && !isOpen && picture.caption && (
          <p className="text-sm wrap-anywhere" dir="auto">
            {picture.caption}
          </p>
        )}
        {picture.used && isOpen && (
          <Caption
            number={number}
            caption={picture.caption}
            failure={saving.error}
            onCaption={caption => saving.mutate(caption)}
          />
        )}
        {leaving.error && <ProblemLine>{sentence(leaving.error)}</ProblemLine>}
      </div>
    </li>
  )
}
