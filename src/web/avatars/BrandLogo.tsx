import { useQuery } from '@tanstack/react-query'
import { brandsQuery } from '../data/brands.ts'
import { Logo } from './Logo.tsx'

/** The logo of the brand that was chosen; nothing until it is known, and where it has none. */
export function BrandLogo({ id }: { id: string }) {
  const { data } = useQuery(brandsQuery)
  return <Logo src={data?.find(({ _id }) => _id === id)?.logo} className="h-8 max-w-40 justify-self-start" />
}
