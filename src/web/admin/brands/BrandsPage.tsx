import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { BrandView } from '#shared/brand.ts'
import { brandsQuery } from '../../data/brands.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Logo } from '../../avatars/Logo.tsx'
import { NotFound } from '../../states/NotFound.tsx'
import { ListState } from '../ListState.tsx'
import { useAt } from '../useAt.ts'
import { BrandForm } from './BrandForm.tsx'
import { Swatches } from './Swatches.tsx'

const words = {
  found: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Marke' : 'Marken'}`,
    en: `${count} ${one ? 'brand' : 'brands'}`,
  }),
  none: {
    de: 'Noch gibt es keine Marke. Mit einer klingt jeder Text nach Ihnen, gleich wer ihn erstellt.',
    en: 'There is no brand yet. With one, every text sounds like you, whoever writes it.',
  },
  make: { de: 'Marke anlegen', en: 'Create a brand' },
}

/** The address of a brand that is being made. */
const fresh = 'new'

function BrandLine({ brand, onOpen }: { brand: BrandView; onOpen(id: string): void }) {
  return (
    <li className="relative flex items-center gap-4 p-4 hover:bg-sunken sm:p-5">
      <div className="min-w-0 flex-1">
        <button
          type="button"
          className="cursor-pointer text-left font-semibold wrap-anywhere after:absolute after:inset-0"
          onClick={() => onOpen(brand._id)}
        >
          {String(brand.name)}
        </button>
        {brand.tone !== undefined && <p className="text-sm text-muted wrap-anywhere">{String(brand.tone)}</p>}
      </div>
      <Logo src={brand.logo} className="h-8 max-w-16 sm:max-w-24" />
      <Swatches brand={brand} />
      <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden />
    </li>
  )
}

/** The brands there are, and one of them open. */
export function BrandsPage() {
  const t = useText()
  const { number } = useFormats()
  const at = useAt('brands')
  const { data, error, refetch } = useQuery(brandsQuery)
  const open = data?.find(({ _id }) => _id === at.id)
  const isNew = at.id === fresh
  const back = () => at.onOpen(undefined)
  if (data && (open || isNew)) return <BrandForm key={open?._id ?? fresh} brand={open} onBack={back} />
  if (data && at.id !== undefined) return <NotFound />
  const count = data?.length
  return (
    <>
      {data && (
        <button type="button" className="btn-primary justify-self-start" onClick={() => at.onOpen(fresh)}>
          {t(words.make)}
        </button>
      )}
      <ListState
        count={count}
        says={t(words.found(number(count ?? 0), count === 1))}
        failure={error}
        onRetry={() => void refetch()}
        none={t(words.none)}
      >
        <ul className="card divide-y divide-line">
          {data?.map(brand => (
            <BrandLine key={brand._id} brand={brand} onOpen={at.onOpen} />
          ))}
        </ul>
      </ListState>
    </>
  )
}
