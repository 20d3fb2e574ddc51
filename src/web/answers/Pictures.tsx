import { Download } from 'lucide-react'
import { fileIn } from '#shared/accepts.ts'
import { settled, type Shape } from '#shared/answers.ts'
import type { Values } from '#shared/fields.ts'
import type { MadeFile } from '#shared/made-files.ts'
import { GoOnLater } from '../going-on/GoOnLater.tsx'
import { useText } from '../language.tsx'
import { toast } from '../ui/toast.ts'
import { Beneath } from './Beneath.tsx'
import { CopyPicture } from './CopyPicture.tsx'
import { asWide, pixelsOf } from './pixels-of.ts'
import { useTakeOver } from './taking-over.ts'
import { type PaintingEnded, Unpainted } from './Unpainted.tsx'

const words = {
  picture: (number: number) => ({ de: `Bild ${number}`, en: `Picture ${number}` }),
  save: (number: number) => ({ de: `Bild ${number} herunterladen`, en: `Download picture ${number}` }),
  seed: (seed: number) => ({ de: `Startwert ${seed}`, en: `Seed ${seed}` }),
  take: { de: 'übernehmen', en: 'use again' },
  taken: { de: 'Der Startwert steht jetzt im Formular.', en: 'The seed is in the form now.' },
}

/** The number that a picture drew lots with, and the way to paint with it once more. */
function Seed({ seed }: { seed: number }) {
  const t = useText()
  const takeOver = useTakeOver()
  const says = t(words.seed(seed))
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      {says}
      {takeOver && (
        <button
          type="button"
          aria-label={`${says} ${t(words.take)}`}
          className="link cursor-pointer print:hidden"
          onClick={() => {
            takeOver('seed', String(seed))
            toast({ text: t(words.taken) })
          }}
        >
          {t(words.take)}
        </button>
      )}
    </span>
  )
}

export type PicturesProps = {
  addresses: readonly string[]
  files?: readonly MadeFile[] | undefined
  shape: Shape
  /** What was asked, and how it ended; nothing while more are to come, or where nothing is charged. */
  values?: Values
  ended?: PaintingEnded | undefined
}

/** Pictures that were made, side by side where there is room; each is seen whole and taken away by itself. */
export function Pictures({ addresses, files, shape, values = {}, ended }: PicturesProps) {
  const t = useText()
  const pictures = (
    <ol className={`grid grid-cols-1 gap-5 px-5 py-6 sm:px-10 sm:py-8 ${addresses.length > 1 ? 'sm:grid-cols-2' : ''}`}>
      {addresses.map((address, at) => {
        const { seed, type = 'image/png', width, height } = files?.find(({ file }) => file === fileIn(address)) ?? {}
        const pixels = pixelsOf(address, files)
        return (
          <li
            key={address}
            className={`self-start overflow-hidden rounded-md border border-line bg-surface ${addresses.length > 1 ? '' : 'mx-auto w-full'}`}
            style={addresses.length > 1 ? undefined : asWide({ width, height })}
          >
            <img
              src={address}
              alt={t(words.picture(at + 1))}
              width={width}
              height={height}
              className={`mx-auto h-auto max-h-[36rem] object-contain ${addresses.length > 1 ? 'w-full bg-sunken' : ''}`}
            />
            <div className="flex items-center gap-1 border-t border-line p-1">
              <GoOnLater
                address={address}
                type={type}
                {...(addresses.length > 1 && { name: t(words.picture(at + 1)) })}
              />
              <span className="grow" />
              <CopyPicture address={address} {...(addresses.length > 1 && { name: t(words.picture(at + 1)) })} />
              <a
                href={address}
                download
                aria-label={t(words.save(at + 1))}
                className="icon-btn size-10 shrink-0 pointer-coarse:size-11 print:hidden"
              >
                <Download className="size-[18px]" strokeWidth={1.75} aria-hidden />
              </a>
            </div>
            <div className="border-t border-line empty:hidden">
              {(pixels || seed !== undefined) && (
                <p className="flex flex-wrap items-baseline gap-x-4 px-3 py-1.5 text-sm text-muted tabular-nums">
                  {pixels && <span>{pixels}</span>}
                  {seed !== undefined && <Seed seed={seed} />}
                </p>
              )}
              <Beneath of={address} files={files} className="px-3" />
            </div>
          </li>
        )
      })}
    </ol>
  )
  const asked = ('howMany' in shape && settled(shape.howMany, values)) || 0
  if (!ended || addresses.length >= asked) return pictures
  return (
    <>
      <Unpainted missing={asked - addresses.length} asked={asked} ended={ended} />
      {pictures}
    </>
  )
}
