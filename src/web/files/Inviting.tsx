import { Paperclip } from 'lucide-react'
import { type Accept, uploadKinds } from '#shared/accepts.ts'
import { useText } from '../language.tsx'
import { words } from './words.ts'

type Props = { accept: Accept; several?: boolean; more?: string }

/** A field without a file, or with room for more: what one can do, and which files it takes. */
export function Inviting({ accept, several, more }: Props) {
  const t = useText()
  return (
    <>
      <Paperclip className="mt-0.5 size-[18px] shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
      <span className="min-w-0 flex-1">
        <span className="block">
          {t(several ? words.chooseSeveral : words.choose)}{' '}
          <span className="text-muted pointer-coarse:hidden">{t(several ? words.orDropSeveral : words.orDrop)}</span>
        </span>
        <span className="block text-sm text-muted">
          {[t(uploadKinds[accept].says), more].filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  )
}
