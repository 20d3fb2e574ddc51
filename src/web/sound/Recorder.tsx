import { Mic, Square } from 'lucide-react'
import { useText } from '../language.tsx'
import { Button } from '../ui/Button.tsx'
import { ProblemLine } from '../ui/Field.tsx'
import { clock } from '../ui/clock.ts'
import { useRecorder } from './useRecorder.ts'

const words = {
  begin: { de: 'Jetzt aufnehmen', en: 'Record now' },
  asking: { de: 'Der Browser fragt nach dem Mikrofon.', en: 'The browser asks for the microphone.' },
  recording: { de: 'Aufnahme läuft', en: 'Recording' },
  level: { de: 'Lautstärke', en: 'Level' },
  stop: { de: 'Aufnahme beenden', en: 'Stop recording' },
  listen: { de: 'Ihre Aufnahme', en: 'Your recording' },
  use: { de: 'Diese verwenden', en: 'Use this one' },
  discard: { de: 'Verwerfen', en: 'Discard' },
  refused: {
    de: 'Das Mikrofon ist nicht erreichbar. Erlauben Sie es in den Einstellungen des Browsers, oder laden Sie eine Datei hoch.',
    en: 'The microphone cannot be reached. Allow it in the settings of the browser, or upload a file.',
  },
  name: { de: 'Aufnahme', en: 'Recording' },
}

type Props = { disabled: boolean; onFile(file: File): void }

/** Records in the browser, as another way to bring a file: how loud it is, then listening to it before it is used. */
export function Recorder({ disabled, onFile }: Props) {
  const t = useText()
  const { recording, begin, stop, discard } = useRecorder(
    ending => `${t(words.name)} ${new Date().toLocaleString('sv').replaceAll(':', '-')}.${ending}`,
  )
  if (recording.state === 'recording')
    return (
      <div className="flex flex-wrap items-center gap-3 rounded-md bg-sunken p-3">
        <span role="status" className="flex items-center gap-2">
          <span aria-hidden className="size-2.5 rounded-full bg-danger" />
          {t(words.recording)}
        </span>
        <span className="text-sm text-muted tabular-nums">{clock(recording.seconds)}</span>
        <meter aria-label={t(words.level)} className="min-w-20 flex-1" min={0} max={1} value={recording.level} />
        <button type="button" className="btn-primary min-h-11" onClick={stop}>
          <Square className="size-4" aria-hidden />
          {t(words.stop)}
        </button>
      </div>
    )
  if (recording.state === 'done')
    return (
      <div className="grid grid-cols-1 gap-3 rounded-md bg-sunken p-3">
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- it was recorded a moment ago, and nobody has heard it yet */}
        <audio controls aria-label={t(words.listen)} src={recording.address} className="w-full" />
        <span className="flex flex-wrap gap-2">
          <button
            type="button"
            className="btn-primary min-h-11"
            onClick={() => {
              onFile(recording.file)
              discard()
            }}
          >
            {t(words.use)}
          </button>
          <button type="button" className="btn-line min-h-11" onClick={discard}>
            {t(words.discard)}
          </button>
        </span>
      </div>
    )
  const asks = recording.state === 'asking'
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <Button className="btn-line min-h-11 w-fit" disabled={disabled} isBusy={asks} onClick={begin}>
        <Mic className="size-4" aria-hidden />
        {t(words.begin)}
      </Button>
      {asks && (
        <p role="status" className="text-sm text-muted">
          {t(words.asking)}
        </p>
      )}
      {recording.state === 'refused' && <ProblemLine>{t(words.refused)}</ProblemLine>}
    </div>
  )
}
