import { Suspense, useState } from 'react'
import { X } from 'lucide-react'
import type { Picture, Point } from '#shared/blog-draft.ts'
import type { Credit } from '#shared/credit.ts'
import { DescribePicture } from '../../describing/describe-later.ts'
import { useLocale, useText } from '../../language.tsx'
import { Field, ProblemLine } from '../../ui/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Select } from '../../ui/Select.tsx'
import { CreditLine } from '../../picture-sources/CreditLine.tsx'
import { words } from './words.ts'

/** Whether somebody else has to be named, as the collection says. */
const isOthers = ({ provider }: Credit) => provider !== undefined

type Props = {
  picture: Picture
  /** Its number, counted from 1. */
  at: number
  /** The point under whose heading it stands; empty: under the title. */
  place: string
  points: readonly Point[]
  /** What the article is called. */
  around: string
  onPicture(picture: Picture): void
  onRemove(): void
}

/** A picture of the article: what it shows, where it stands, whom to name. */
export function PictureRow({ picture, at, place, points, around, onPicture, onRemove }: Props) {
  const t = useText()
  const locale = useLocale()
  const [lost, setLost] = useState(false)
  const { src, alt, credit } = picture
  return (
    <li className="relative grid grid-cols-1 gap-3 rounded-md border border-line p-3 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <div className="aspect-3/2 overflow-hidden rounded-sm bg-sunken sm:h-24">
        {!lost && <img src={src} alt={alt} className="size-full object-cover" onError={() => setLost(true)} />}
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-3">
        {lost && <ProblemLine>{t(words.gone)}</ProblemLine>}
        <Field label={t(words.alt(at))} hint={t(words.altHint)}>
          {control => (
            <input
              {...control}
              className="field h-10 pointer-coarse:h-11"
              value={alt}
              maxLength={500}
              onChange={({ target }) => onPicture({ ...picture, alt: target.value })}
            />
          )}
        </Field>
        <Suspense>
          <DescribePicture
            src={src}
            alt={alt}
            around={around}
            language={locale}
            onAlt={to => onPicture({ ...picture, alt: to })}
          />
        </Suspense>
        <Field label={t(words.place(at))}>
          {control => (
            <Select
              {...control}
              value={place}
              onChange={({ target }) => onPicture({ ...picture, place: target.value })}
            >
              <option value="">{t(words.top)}</option>
              {points.map(({ id, heading }) => (
                <option key={id} value={id}>
                  {heading}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {isOthers(credit) ? (
          <CreditLine credit={credit} />
        ) : (
          <Field label={t(words.credit(at))} hint={t(words.creditHint)}>
            {control => (
              <input
                {...control}
                className="field h-10 pointer-coarse:h-11"
                value={credit.author}
                maxLength={200}
                onChange={({ target }) => onPicture({ ...picture, credit: { author: target.value } })}
              />
            )}
          </Field>
        )}
      </div>
      <IconButton
        icon={X}
        label={t(words.remove(at))}
        className="max-sm:absolute max-sm:top-4 max-sm:right-4 max-sm:bg-surface"
        onClick={onRemove}
      />
    </li>
  )
}
