import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Square, Volume2 } from 'lucide-react'
import { languageOf } from '#language/index.ts'
import { inParts } from '#language/spoken/in-parts.ts'
import { namesIn, turnsIn } from '#language/spoken/turns.ts'
import { fileIn } from '#shared/accepts.ts'
import { mostSpoken, voiceNames } from '#shared/voices.ts'
import { engineQuery } from '../data/engines.ts'
import { useFormats } from '../formats.ts'
import { useLocale, useText } from '../language.tsx'
import { CostLine } from '../limit/CostLine.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Select } from '../ui/Select.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useSentence } from '../useSentence.ts'
import { BrokenOff } from './BrokenOff.tsx'
import { BrowserVoice } from '../sound/BrowserVoice.tsx'
import { fallSilent } from '../sound/handing-over.ts'
import { HeardAlong } from '../sound/HeardAlong.tsx'
import { Player } from '../sound/Player.tsx'
import { useReading } from './useReading.ts'

const words = {
  title: { de: 'Vorlesen', en: 'Read aloud' },
  voice: { de: 'Stimme', en: 'Voice' },
  kept: {
    de: 'Die Aufnahme liegt danach auch im Verlauf.',
    en: 'The recording is also in the history afterwards.',
  },
  parts: (count: string) => ({
    de: `Der Text ist lang und wird in ${count} Teilen gesprochen. Jeder liegt danach im Verlauf.`,
    en: `The text is long and is spoken in ${count} parts. Each is in the history afterwards.`,
  }),
  turns: (names: string) => ({
    de: `Im Text sprechen ${names}. Alle bekommen eine eigene Stimme, wer zuerst steht, die gewählte.`,
    en: `In the text ${names} speak. Each gets a voice of their own, the first named here the chosen one.`,
  }),
  start: { de: 'Sprechen lassen', en: 'Speak' },
  stop: { de: 'Abbrechen', en: 'Stop' },
  stopped: { de: 'Abgebrochen, es wurde nichts berechnet.', en: 'Stopped; nothing was charged.' },
  part: (at: string, count: string) => ({ de: `Teil ${at} von ${count}`, en: `Part ${at} of ${count}` }),
  next: (at: string) => ({ de: `Teil ${at} sprechen lassen`, en: `Speak part ${at}` }),
  empty: { de: 'Hier steht noch kein Text.', en: 'There is no text here yet.' },
}

const noVoice: ReadonlySet<string> = new Set(['no_voice', 'no_german_voice', 'no_speaker'])

export type ReadAloudProps = {
  /** The text as Markdown, and the language it is written in. */
  text: { readonly markdown: string; readonly lang?: string }
  onClose(): void
}

/** Has a text spoken where it stands, a long one part by part, and plays it. */
export function ReadAloud({ text, onClose }: ReadAloudProps) {
  const t = useText()
  const locale = useLocale()
  const sentence = useSentence()
  const { number } = useFormats()
  const [voice, setVoice] = useState<string>(voiceNames[0])
  const [at, setAt] = useState(0)
  const parts = useMemo(() => inParts(text.markdown, mostSpoken), [text.markdown])
  const names = useMemo(() => namesIn(turnsIn(text.markdown)), [text.markdown])
  const engine = useQuery(engineQuery('speech_synthesis_engine')).data
  const field = engine?.calls.text_to_speech?.fields.stimme
  const { reading, speak: has, stop } = useReading()
  const isSpeaking = reading.state === 'speaking'
  // What plays on until the whole is there must not outlast this window: its parts leave after it.
  useEffect(() => () => queueMicrotask(fallSilent), [])
  const speak = (part: number, again?: string) => {
    const input = parts[part]
    if (isSpeaking || !input) return
    setAt(part)
    void has({ input, stimme: voice, language: text.lang, again })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // It may be opened from within another form, which is not sent by this.
    event.stopPropagation()
    speak(at)
  }
  const broken = reading.state === 'failed' ? reading.run : undefined
  const run = reading.state === 'spoken' ? reading.run : broken
  const address = typeof run?.answer === 'string' ? run.answer : undefined
  const several = parts.length > 1
  return (
    <Dialog size="large" title={t(words.title)} onClose={onClose}>
      {parts.length === 0 ? (
        <p className="mt-4 text-muted">{t(words.empty)}</p>
      ) : (
        <form onSubmit={submit} className="mt-4 grid grid-cols-1 gap-3">
          <p className="text-sm text-muted">
            {t(several ? words.parts(number(parts.length)) : words.kept)} <CostLine cost={1} />
          </p>
          <Field label={t(words.voice)}>
            {control => (
              <Select {...control} value={voice} onChange={({ target }) => setVoice(target.value)}>
                {voiceNames.map(name => (
                  <option key={name} value={name}>
                    {field?.kind === 'choice' && field.options[name] ? t(field.options[name]) : name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {names.length > 1 && <p className="text-sm text-muted">{t(words.turns(names.join(', ')))}</p>}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" className="btn-primary" isBusy={isSpeaking}>
              {isSpeaking ? <Spinner /> : <Volume2 className="size-4" aria-hidden />}
              {t(words.start)}
            </Button>
            {stop && (
              <button type="button" className="btn-line" onClick={stop}>
                <Square className="size-4" aria-hidden />
                {t(words.stop)}
              </button>
            )}
          </div>
        </form>
      )}
      {reading.state === 'stopped' && (
        <div className="mt-4">
          <Panel tone="note">{t(words.stopped)}</Panel>
        </div>
      )}
      {reading.state === 'failed' && (
        <div className="mt-4 grid gap-3">
          {broken ? (
            <BrokenOff
              run={broken._id}
              problem={reading.problem}
              changed={voice !== broken.inputs.stimme}
              onGoOn={() => speak(at, broken._id)}
            />
          ) : (
            <Panel tone="danger">{sentence(reading.problem)}</Panel>
          )}
          {noVoice.has(reading.problem.code) && (
            <BrowserVoice text={text.markdown} lang={languageOf(text.markdown) ?? text.lang ?? locale} />
          )}
        </div>
      )}
      {reading.sound && (
        <div className="-mx-5 sm:-mx-8">
          <HeardAlong key={at} sound={reading.sound} starts ended={!isSpeaking} lang={text.lang} />
        </div>
      )}
      {address && (
        <section aria-label={several ? t(words.part(number(at + 1), number(parts.length))) : t(words.title)}>
          {several && (
            <h3 className="mt-5 text-sm font-medium">{t(words.part(number(at + 1), number(parts.length)))}</h3>
          )}
          <div className="-mx-5 sm:-mx-8">
            <Player
              key={address}
              address={address}
              file={run?.files.find(({ file }) => file === fileIn(address))}
              lang={text.lang}
            />
          </div>
          {several && !broken && at + 1 < parts.length && (
            <Button className="btn-line" isBusy={isSpeaking} onClick={() => speak(at + 1)}>
              {t(words.next(number(at + 2)))}
            </Button>
          )}
        </section>
      )}
    </Dialog>
  )
}
