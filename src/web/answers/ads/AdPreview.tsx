import { useState } from 'react'
import { Shuffle } from 'lucide-react'
import { directionOf } from '#shared/direction.ts'
import { useText } from '../../language.tsx'
import { type Device, Preview } from '../Preview.tsx'
import { Site } from '../Site.tsx'
import { mixOf } from './mix.ts'

const words = {
  sponsored: { de: 'Gesponsert', en: 'Sponsored' },
  next: { de: 'Nächste Mischung', en: 'Next mix' },
  site: { de: 'Ihre Webseite', en: 'Your website' },
}
const most = { desk: { headlines: 3, descriptions: 2 }, phone: { headlines: 2, descriptions: 1 } }
const quiet = <span className="skeleton my-1.5 block h-3 w-3/4" aria-hidden />

type Props = {
  headlines: readonly string[]
  descriptions: readonly string[]
  address: string | undefined
  /** What stays in front. */
  pins: readonly string[]
  lang?: string
}

/** As a results page shows it: some of its pieces, in an order that changes. What is too long never appears. */
export function AdPreview({ headlines, descriptions, address, pins, lang }: Props) {
  const t = useText()
  const [device, setDevice] = useState<Device>('desk')
  const [turn, setTurn] = useState(0)
  const mix = mixOf({ headlines, descriptions, pins }, turn, most[device])
  const url = address ? URL.parse(address) : null
  const site = url?.host.replace(/^www\./, '') || t(words.site)
  const next = (
    <button type="button" className="btn-small" onClick={() => setTurn(turn + 1)}>
      <Shuffle className="size-4" aria-hidden />
      {t(words.next)}
    </button>
  )
  return (
    <Preview device={device} onDevice={setDevice} beside={next}>
      <p className="text-sm font-semibold">{t(words.sponsored)}</p>
      <div className="mt-2">
        <Site name={site} address={url?.href} />
      </div>
      <div lang={lang} dir={directionOf(lang)} className={device === 'phone' ? 'min-h-28' : 'min-h-22'}>
        <p className="mt-2 text-xl leading-6.5 text-balance wrap-anywhere text-accent-ink">
          {mix.headlines.join(' – ') || quiet}
        </p>
        <p className="mt-1 text-base wrap-anywhere text-muted">{mix.descriptions.join(' ') || quiet}</p>
      </div>
    </Preview>
  )
}
