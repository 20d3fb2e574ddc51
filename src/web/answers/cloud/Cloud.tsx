import { useEffect, useMemo, useRef, useState } from 'react'
import { Download } from 'lucide-react'
import { directionOf } from '#shared/direction.ts'
import { useText } from '../../language.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { toast } from '../../ui/toast.ts'
import { saveFile } from '../../ui/save.ts'
import type { ViewProps } from '../views.ts'
import { laidOutAside } from './aside.ts'
import { face, frames, type Laidout } from './layout.ts'
import { type Ground, pngOf, svgOf } from './picture.ts'
import { sized } from './sizes.ts'

const words = {
  cloud: { de: 'Wortwolke', en: 'Word cloud' },
  list: { de: 'Alle Wörter', en: 'All words' },
  ground: { de: 'Hintergrund des Bildes', en: 'Picture background' },
  white: { de: 'Auf Weiß', en: 'On white' },
  none: { de: 'Durchsichtig', en: 'Transparent' },
  png: { de: 'Als PNG speichern', en: 'Save as PNG' },
  svg: { de: 'Als SVG speichern', en: 'Save as SVG' },
  notSaved: { de: 'Das Bild ließ sich nicht speichern.', en: 'The picture could not be saved.' },
}
const narrow = 480

/** The words of a topic as a picture, the weightiest largest; the same words as a list, and both kinds of file. */
export function Cloud({ answer, lang, writing }: ViewProps<readonly string[]>) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const [drawn, draw] = useState<Laidout>()
  const [ground, setGround] = useState<Ground>('white')
  const all = useMemo(() => sized(answer), [answer])

  const [frame, setFrame] = useState<keyof typeof frames>()
  useEffect(() => {
    if (!place.current) return
    const sizes = new ResizeObserver(([seen]) => seen && setFrame(seen.contentRect.width < narrow ? 'narrow' : 'wide'))
    sizes.observe(place.current)
    return () => sizes.disconnect()
  }, [])
  useEffect(() => {
    if (writing || !frame) return
    const leaving = new AbortController()
    void laidOutAside(all, frames[frame], leaving.signal).then(laid => leaving.signal.aborted || draw(laid))
    return () => leaving.abort()
  }, [all, frame, writing])

  const [width, height] = drawn?.frame ?? frames.wide
  const save = async (kind: 'png' | 'svg') => {
    if (!drawn) return
    const picture = [drawn.words, drawn.frame, ground] as const
    try {
      const file = kind === 'png' ? await pngOf(...picture) : new Blob([svgOf(...picture)], { type: 'image/svg+xml' })
      saveFile(`wordcloud.${kind}`, file)
    } catch {
      toast({ text: t(words.notSaved), tone: 'danger' })
    }
  }
  return (
    <div>
      <div className="px-4 pt-6 sm:px-10 sm:pt-8">
        <div ref={place} className="@container">
          {drawn && !writing ? (
            <svg
              role="img"
              aria-label={t(words.cloud)}
              lang={lang}
              viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
              textAnchor="middle"
              fontFamily={`'${face.family}', serif`}
              fontWeight={face.weight}
              className="w-full"
            >
              {drawn.words.map(({ text, size, hue, x, y }) => (
                <text key={text} x={x} y={y} fontSize={size} style={{ fill: `oklch(var(--tint-ink) ${hue})` }}>
                  {text}
                </text>
              ))}
            </svg>
          ) : (
            <div
              className="grid aspect-[3/4] place-items-center rounded-lg bg-sunken @[35rem]:aspect-[5/3]"
              aria-hidden
            >
              <span className="skeleton h-4 w-40" />
            </div>
          )}
        </div>
      </div>
      {!writing && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-5 sm:px-10 print:hidden">
          <Segments
            label={t(words.ground)}
            value={ground}
            options={[
              { value: 'white', label: t(words.white) },
              { value: 'none', label: t(words.none) },
            ]}
            onChange={setGround}
          />
          {(['png', 'svg'] as const).map(kind => (
            <button key={kind} type="button" className="btn-line" disabled={!drawn} onClick={() => void save(kind)}>
              <Download className="size-4" aria-hidden />
              {t(words[kind])}
            </button>
          ))}
        </div>
      )}
      <section aria-label={t(words.list)} className="px-5 py-7 sm:px-10">
        <h3 className="text-sm font-medium">{t(words.list)}</h3>
        <ol lang={lang} className="mt-2 flex flex-wrap gap-x-2 gap-y-1.5 text-sm">
          {answer.map((word, at) => (
            <li key={at} dir={directionOf(lang)} className="rounded-full bg-sunken px-2.5 py-0.5">
              {word}
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
