import { languageOf } from '#language/index.ts'
import { type Piece, spoken as spokenPieces } from '#language/spoken/index.ts'
import { namesIn, turnsIn } from '#language/spoken/turns.ts'
import { fileEvent } from '#shared/events.ts'
import type { Cue } from '#shared/made-files.ts'
import { Problem } from '#shared/problems.ts'
import { sayingsOf } from '#shared/sayings.ts'
import { localeOf } from '#shared/text.ts'
import { type VoiceName, voiceNames, voicesFor } from '#shared/voices.ts'
import { shownName } from '../files/name.ts'
import { bytesASecond, mp3Rate, openMp3 } from '../speech/mp3.ts'
import { atRate, silence, type Sound } from '../speech/sound.ts'
import type { Speaker, SpeechRequest } from '../speech/speaker.ts'
import { wordsOf } from './gather.ts'
import { asStep, brokenAfter, spokenBefore, toldAgain } from './spoken-before.ts'
import type { Worker } from './worker.ts'

const step = { de: 'Spricht Satz für Satz', en: 'Speaking sentence by sentence' }
const unnamed = { de: 'Aufnahme', en: 'Recording' }
const hundredths = (seconds: number) => Math.round(seconds * 100) / 100
/** The most that is spoken in one go: half an hour; seconds. */
const longest = 1_800
/** So much can be heard before the recording is whole; all of it would fill the memory of whoever works; seconds. */
const heardAhead = 180

/** A sentence, and in which voice it is said. */
type Voiced = Piece & { readonly voice: VoiceName }

/** Every sentence of a text in the chosen voice; of a script in turns, each name in a voice of its own. */
const voicedIn = (text: string, chosen: VoiceName, spoken: (text: string) => readonly Piece[]): readonly Voiced[] => {
  const turns = turnsIn(text)
  const voices = voicesFor(namesIn(turns), chosen)
  return turns.flatMap(({ name, text: said }) =>
    spoken(said).map((piece, at) => ({
      ...piece,
      ...(name && at === 0 && { text: `${name}: ${piece.text}` }),
      voice: voices.get(name ?? '') ?? chosen,
    })),
  )
}

type Asked = Omit<SpeechRequest, 'sentences' | 'voice'> & { readonly pieces: readonly Voiced[] }

/** One speaker says everything, each stretch of one voice by itself. */
async function* inVoices(speak: Speaker['speak'], { pieces, ...asked }: Asked): AsyncIterable<Sound> {
  for (let from = 0; from < pieces.length;) {
    const voice = pieces[from]!.voice
    const other = pieces.findIndex((piece, at) => at > from && piece.voice !== voice)
    const to = other < 0 ? pieces.length : other
    yield* speak({ ...asked, voice, sentences: pieces.slice(from, to).map(({ marked, said }) => marked ?? said) })
    from = to
  }
}

const titleOf = (pieces: readonly Piece[]) => pieces[0]?.text.replace(/[.!?…:]+$/, '').slice(0, 60) ?? ''

/** The sounds of the first who can begin; whoever stands behind it is asked where it cannot. */
async function* byFirst(
  speakers: readonly Speaker[],
  asked: Asked,
  report: (error: unknown, about: object) => void,
): AsyncIterable<{ by: string; sound: Sound }> {
  for (const [at, { name, speak }] of speakers.entries()) {
    let begun = false
    try {
      for await (const sound of inVoices(speak, asked)) {
        begun = true
        yield { by: name, sound }
      }
      return
    } catch (error) {
      if (begun || asked.signal.aborted || at === speakers.length - 1) throw error
      report(error, { model: name })
    }
  }
}

/**
 * A text spoken sentence by sentence, kept as one recording that knows when each is said. What breaks off is kept as
 * far as it goes; another attempt at the same speaks the rest.
 */
export const spoken: Worker = async function* (job) {
  const { world, run, gathered, signal } = job
  const text = wordsOf(gathered)
  const language = languageOf(text) ?? run.language
  const brand = await world.brands.ofPerson(run.user)
  const chosen = voiceNames.find(name => name === run.values.stimme) ?? voiceNames[0]
  const sayings = brand && sayingsOf(brand.values)
  const pieces = voicedIn(text, chosen, said => spokenPieces(said, language, sayings))
  if (!pieces.length) throw new Problem('nothing_to_say')
  const speakers = await world.speech.speakers(language)
  const before = await spokenBefore(job, pieces)
  const same = speakers.filter(({ name }) => name === before?.by)
  const asked = { pieces: pieces.slice(before?.cues.length), language, whose: run.user, signal }

  const cues: Cue[] = [...(before?.cues ?? [])]
  let out = before && (await openMp3(before.rate, before.bytes))
  let rate = before?.rate ?? 0
  let at = before ? before.bytes.length / bytesASecond : 0
  let by: string | undefined
  const { holds } = await world.users.find(run.user)
  const title = shownName(`${titleOf(pieces) || unnamed[localeOf(run.language)]}.mp3`)
  const kept = async (bytes: Buffer) => {
    const made = { name: title, type: 'audio/mpeg', bytes }
    const { id } = await world.files.keepMade({ user: run.user, run: run.id }, made, holds.storage)
    const about = { name: title, type: made.type, seconds: hundredths(at), cues, by: by ?? before?.by }
    return { about, event: fileEvent({ file: id, ...about }), file: id }
  }

  if (before && at < heardAhead) yield* toldAgain(before.bytes, before.cues)
  yield { event: 'progress', step, at: Math.min(cues.length + 1, pieces.length), of: pieces.length }
  try {
    // Nobody is to go on in another voice, as long as the one that began is there.
    for await (const { by: name, sound } of byFirst(same.length ? same : speakers, asked, world.report)) {
      const piece = pieces[cues.length]
      if (!piece) break
      if (by === undefined && name !== run.model) yield { by: name }
      by ??= name
      rate ||= mp3Rate(sound.rate)
      out ??= await openMp3(rate)
      const samples = atRate(sound, rate)
      const pause = silence(cues.length < pieces.length - 1 ? piece.pause : 300, rate)
      await out.add(samples)
      await out.add(pause)
      yield { characters: [...piece.said].length }
      const end = at + samples.length / rate
      const cue = { start: hundredths(at), end: hundredths(end), text: piece.text }
      cues.push(cue)
      const { from, bytes } = out.sinceLast()
      if (bytes.length && at < heardAhead) yield { event: 'tts_message', audio: bytes.toString('base64'), from, cue }
      at = end + pause.length / rate
      if (cues.length < pieces.length) yield { event: 'progress', step, at: cues.length + 1, of: pieces.length }
      if (at > longest) throw new Problem('speech_too_long', { minutes: longest / 60 })
    }
  } catch (error) {
    const broken = brokenAfter(error, cues.length, pieces.length)
    if (!out || !broken || signal.aborted) throw error
    const { event, file, about } = await kept(out.end())
    yield event
    yield { event: 'message_replace', answer: event.address }
    yield asStep({ file, by: about.by ?? '', rate, cues })
    throw broken
  }
  if (!out) throw new Problem('speech_failed')
  const { event } = await kept(out.end())
  yield event
  yield { event: 'message_replace', answer: event.address }
}
