import type { ClaimSource } from '#shared/claims.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { words } from './words.ts'

const rel = 'noopener noreferrer nofollow'
const hostOf = (address: string) => URL.parse(address)?.host.replace(/^www\./, '')

type Props = {
  source: ClaimSource
  /** Whether it was gone when the page was read again. */
  gone?: boolean
}

/** What a page says of a claim, in its own words, with the way to it; or what it said once. */
export function ClaimQuote({ source, gone = false }: Props) {
  const t = useText()
  const { day } = useFormats()
  const { address, title, date, readAt, quotation, says } = source
  const host = hostOf(address)
  return (
    <figure className="grid grid-cols-1 gap-1">
      <blockquote
        dir="auto"
        className={`border-l-2 border-line pl-3 wrap-anywhere ${gone ? 'text-muted line-through' : ''}`}
      >
        {quotation}
      </blockquote>
      <figcaption className="pl-3.5 text-sm text-muted wrap-anywhere">
        <span className="font-medium text-ink">{t(gone ? words.gone : words[says])}:</span>{' '}
        <a href={address} target="_blank" rel={rel} className="link">
          {title}
        </a>
        {host && host !== title && ` (${host})`}
        {date && ` · ${t(words.dated(day(date)))}`} · {t(words.read(day(readAt)))}
      </figcaption>
    </figure>
  )
}
