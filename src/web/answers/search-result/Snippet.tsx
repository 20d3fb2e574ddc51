import { useState } from 'react'
import { directionOf } from '#shared/direction.ts'
import { useText } from '../../language.tsx'
import { type Device, Preview } from '../Preview.tsx'
import { Site } from '../Site.tsx'
import { cut } from './cut.ts'

const words = { site: { de: 'Ihre Webseite', en: 'Your website' } }

const readable = (path: string) => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** The way to a page as results show it: › in place of slashes. */
const trail = (url: URL) =>
  [url.host.replace(/^www\./, ''), ...readable(url.pathname).split('/').filter(Boolean)].join(' › ')

type Props = { title: string; description: string; address: string | undefined; lang?: string }

/** A page among search results, cut where it would be cut. */
export function Snippet({ title, description, address, lang }: Props) {
  const t = useText()
  const [device, setDevice] = useState<Device>('desk')
  const url = address ? URL.parse(address) : null
  const site = url?.host.replace(/^www\./, '') ?? t(words.site)
  return (
    <Preview device={device} onDevice={setDevice}>
      <Site name={site} address={url ? trail(url) : undefined} />
      <div lang={lang} dir={directionOf(lang)} className="min-h-22 max-w-[37.5rem]">
        <p className="mt-2 text-xl leading-6.5 wrap-anywhere text-accent-ink">{cut('title', title, device)}</p>
        <p className="mt-1 text-base leading-5.5 wrap-anywhere text-muted">
          {description ? (
            cut('description', description, device)
          ) : (
            <span className="skeleton my-1.5 block h-3 w-3/4" aria-hidden />
          )}
        </p>
      </div>
    </Preview>
  )
}
