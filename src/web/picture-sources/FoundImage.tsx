import type { ImageView } from '../data/images.ts'
import { useText } from '../language.tsx'
import { Button } from '../ui/Button.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { CreditLine } from './CreditLine.tsx'
import { words } from './words.ts'

type Props = { image: ImageView; busy: boolean; taking: boolean; onTake(): void }

/** A picture that a search has found, with its licence and whom to name; pressing it takes it. */
export function FoundImage({ image, busy, taking, onTake }: Props) {
  const t = useText()
  return (
    <li className="grid min-w-0 content-start gap-1.5">
      <Button
        aria-label={t(words.take(image.title, image.author))}
        isBusy={busy}
        className="relative block h-28 cursor-pointer overflow-hidden rounded-sm border border-line bg-surface
          hover:border-accent disabled:cursor-default disabled:opacity-60 sm:h-32"
        onClick={onTake}
      >
        <img src={image.thumb} alt="" loading="lazy" className="size-full object-cover" />
        {taking && (
          <span className="absolute inset-0 grid place-items-center bg-surface/70">
            <Spinner />
          </span>
        )}
      </Button>
      <CreditLine credit={image} />
    </li>
  )
}
