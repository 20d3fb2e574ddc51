import { useEffect, useRef, useState } from 'react'
import { useText } from '../language.tsx'
import { type Along, openAlong } from './along.ts'
import { Controls } from './Controls.tsx'
import { Followed } from './Followed.tsx'
import { handOver } from './handing-over.ts'
import { type SoundSoFar, wholeOf } from './so-far.ts'

const words = {
  soon: {
    de: 'Der Rest wird noch gesprochen. Sie können schon zuhören.',
    en: 'The rest is still being spoken. You can listen already.',
  },
  ended: {
    de: 'Weiter wurde nicht gesprochen. Bis hierher können Sie zuhören, solange dieses Fenster offen ist.',
    en: 'It was not spoken any further. Up to here you can listen as long as this window is open.',
  },
}

export type HeardAlongProps = {
  sound: SoundSoFar
  lang?: string
  /** Whether it begins by itself. */
  starts?: boolean
  /** Whether nothing more will come. */
  ended?: boolean
}

/** Plays the beginning of a recording while the rest is made; the finished one goes on where this one is. */
export function HeardAlong({ sound, lang, starts = false, ended = false }: HeardAlongProps) {
  const t = useText()
  const along = useRef<Along>(null)
  const cues = useRef(sound.cues)
  const begins = useRef(starts)
  const [so, setSo] = useState({ at: 0, length: 0, playing: false })

  useEffect(() => {
    const opened = openAlong()
    along.current = opened
    if (begins.current) opened.play()
    const look = setInterval(() => opened.now().playing && setSo(opened.now()), 100)
    return () => {
      clearInterval(look)
      if (opened.now().playing) handOver(opened, cues.current)
      else opened.close()
    }
  }, [])
  useEffect(() => {
    cues.current = sound.cues
    // A part that a browser cannot read is heard with the whole.
    void along.current?.grown(wholeOf(sound)).then(
      () => along.current && setSo(along.current.now()),
      () => undefined,
    )
  }, [sound])

  const then = (does: (opened: Along) => void) => () => {
    if (!along.current) return
    does(along.current)
    setSo(along.current.now())
  }
  const go = (to: number) => then(opened => opened.go(to))()
  const toggle = then(opened => (opened.now().playing ? opened.pause() : opened.play()))
  return (
    <div className="grid grid-cols-1 gap-4 sheet-x py-6 sm:py-8">
      <Controls playing={{ ...so, toggle, go }} shape="wave" peaks={undefined} />
      <p className="text-sm text-muted">{t(ended ? words.ended : words.soon)}</p>
      <Followed cues={sound.cues} at={so.at} playing={so.playing} lang={lang} onGo={go} />
    </div>
  )
}
