import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { MadeFile } from '#shared/made-files.ts'
import { isSimpleVoice } from '#shared/voices.ts'
import { useText } from '../language.tsx'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { saveFile } from '../ui/save.ts'
import { Controls } from './Controls.tsx'
import { decode, wavOf } from './decoded.ts'
import { Followed } from './Followed.tsx'
import { usePlaying } from './usePlaying.ts'

const words = {
  save: (kind: string) => ({ de: `Als ${kind} herunterladen`, en: `Download as ${kind}` }),
  failed: {
    de: 'Die Aufnahme lässt sich gerade nicht abspielen. Laden Sie die Seite neu, oder laden Sie sie herunter.',
    en: 'The recording cannot be played right now. Reload the page, or download it.',
  },
  simple: {
    de: 'Einfache Stimme dieses Servers: Man hört, dass eine Maschine spricht. Natürlichere Stimmen kann die Administration unter „Modelle“ herunterladen, oder sie verbindet dort einen Sprachdienst.',
    en: 'A simple voice of this server: one hears that a machine speaks. Under “Models”, an administrator can download more natural voices, or connect a speech service.',
  },
}

export type PlayerProps = { address: string; file: MadeFile | undefined; lang?: string }

/** Plays a recording: its wave, its speed, what is said in it, and the ways to take it along. */
export function Player({ address, file, lang }: PlayerProps) {
  const t = useText()
  const player = usePlaying(address, file?.seconds, file?.cues)
  const { audio, playing, at, failed, go } = player
  const [wavFailed, setWavFailed] = useState(false)
  const read = useQuery({ queryKey: ['sound', address], queryFn: () => decode(address), staleTime: Infinity, retry: 1 })
  const name = file?.name ?? 'audio.mp3'
  const saveWav = () => {
    if (read.data) saveFile(name.replace(/\.mp3$/, '.wav'), wavOf(read.data))
    else setWavFailed(true)
  }
  return (
    <div className="grid grid-cols-1 gap-4 sheet-x py-6 sm:py-8">
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- what is said stands below it */}
      <audio ref={audio} src={address} preload="metadata" className="hidden" />
      {(failed || wavFailed) && <Panel tone="danger">{t(words.failed)}</Panel>}
      <Controls playing={player} shape="wave" peaks={read.data?.peaks} />
      {file?.cues && <Followed cues={file.cues} {...{ at, playing, lang }} onGo={go} />}
      <div className="flex flex-wrap gap-2 print:hidden">
        <a href={address} download={name} className="btn-line">
          <Download className="size-4" aria-hidden />
          {t(words.save('MP3'))}
        </a>
        <Button className="btn-line" isBusy={read.isPending} onClick={() => saveWav()}>
          <Download className="size-4" aria-hidden />
          {t(words.save('WAV'))}
        </Button>
      </div>
      {file?.by && isSimpleVoice(file.by) && <p className="text-sm text-muted">{t(words.simple)}</p>}
    </div>
  )
}
