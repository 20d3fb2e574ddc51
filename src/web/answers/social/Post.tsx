import { Fragment, useState } from 'react'
import { Image, Play } from 'lucide-react'
import { directionOf } from '#shared/direction.ts'
import type { Network } from '#shared/networks.ts'
import { useLocale, useText } from '../../language.tsx'
import { type Device, Preview } from '../Preview.tsx'
import { cutOut, inTags, type Piece, shorten, wordsOf } from './shorten.ts'

const words = {
  name: { de: 'Ihr Name', en: 'Your name' },
  now: { de: 'gerade eben', en: 'just now' },
  more: { de: 'mehr anzeigen', en: 'show more' },
}

/** Where a picture or a video will stand. */
const Picture = ({ video }: { video: boolean }) => {
  const Icon = video ? Play : Image
  return (
    <span
      className={`mb-3 grid place-items-center rounded-md bg-sunken text-muted ${video ? 'aspect-video' : 'aspect-[5/4]'}
        max-h-56 w-full`}
      aria-hidden
    >
      <Icon className="size-8" strokeWidth={1.25} />
    </span>
  )
}

const tagged = (text: string) =>
  inTags(text).map(({ words, isTag }, at) => (
    <Fragment key={at}>{isTag ? <span className="text-accent-ink">{words}</span> : words}</Fragment>
  ))

const drawn = (pieces: readonly Piece[]) =>
  pieces.map(({ words, part, at }, place) => (
    <span key={place} data-part={part} data-at={at}>
      {tagged(words)}
    </span>
  ))

type Props = { network: Network; title?: string; pieces: readonly Piece[]; lang?: string; writing?: boolean }

/** A post among others: in a frame of our own, with a mark behind what is seen of it at first. */
export function Post({ network, title, pieces, lang, writing }: Props) {
  const t = useText()
  const locale = useLocale()
  const [device, setDevice] = useState<Device>('phone')
  const [open, setOpen] = useState(true)
  const short = writing ? undefined : shorten(wordsOf(pieces), network.seen?.[device])
  return (
    <Preview
      device={device}
      onDevice={setDevice}
      beside={<span className="text-sm text-muted">{network.name}</span>}
      column
    >
      {network.under && <Picture video={network.under === 'title'} />}
      {title && (
        <p
          lang={lang}
          dir={directionOf(lang)}
          data-part="title"
          className="mb-2 text-lg leading-6 font-semibold wrap-anywhere"
        >
          {title}
        </p>
      )}
      <div className="flex items-center gap-2.5">
        <span className="size-9 shrink-0 rounded-full bg-accent-soft" aria-hidden />
        <p className="text-sm leading-4.5 font-semibold">
          {t(words.name)}
          <span className="block text-xs font-normal text-muted">{t(words.now)}</span>
        </p>
      </div>
      <p lang={lang} dir={directionOf(lang)} className="mt-2.5 text-base whitespace-pre-wrap wrap-anywhere">
        {drawn(cutOut(pieces, 0, short?.length))}
        {short !== undefined && (
          <>
            {!open && ' …'}
            <button
              type="button"
              lang={locale}
              aria-expanded={open}
              className="relative mx-1 min-h-6 cursor-pointer rounded-full border border-dashed border-field px-2 text-xs
                before:absolute before:-inset-2.5
                text-muted hover:text-ink"
              onClick={() => setOpen(!open)}
            >
              {t(words.more)}
            </button>
            {open && drawn(cutOut(pieces, short.length))}
          </>
        )}
      </p>
    </Preview>
  )
}
