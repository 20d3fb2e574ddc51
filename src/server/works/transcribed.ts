import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Problem } from '#shared/problems.ts'
import { type Segment, segmentsRead } from '#shared/segments.ts'
import { recordingIn } from '#shared/sources.ts'
import { inEach, type Locale, localeOf, locales, type Text, written } from '#shared/text.ts'
import { heldFolder } from '../files/held-folder.ts'
import type { SoundPiece } from '../sound/cut.ts'
import type { Transcribed } from '../transcription/open-transcription.ts'
import { latest } from './latest.ts'
import type { WorkEvent, WorkJob, Worker } from './worker.ts'

const opening: Text = { de: 'Aufnahme wird gelesen', en: 'Reading the recording' }
const listeningTo = (minutes: number): Text =>
  inEach(locale =>
    locale === 'de'
      ? `Wird abgetippt, ab Minute ${written(minutes, locale)}`
      : `Transcribing, from minute ${written(minutes, locale)}`,
  )

const inLine = (others: number): Text =>
  others === 1
    ? {
        de: 'Das Modell auf diesem Server hört gerade eine andere Aufnahme. Danach kommt Ihre.',
        en: 'The model on this server is listening to another recording. Yours is next.',
      }
    : {
        de: `Das Modell auf diesem Server hört eine Aufnahme nach der anderen. Vor Ihrer: ${others}`,
        en: `The model on this server listens to one recording at a time. Before yours: ${others}`,
      }

const othersFirst: Text = {
  de: 'Andere Aufnahmen werden gerade abgetippt. Danach kommt Ihre.',
  en: 'Other recordings are being transcribed. Yours comes after them.',
}

/** A part that was heard, in this attempt or an earlier one. */
type Part = Readonly<{
  piece: SoundPiece
  name: string
  heard?: Transcribed
  segments: readonly Segment[]
  isNew: boolean
}>

const voice = (number: string): Text => ({ de: `Stimme ${number}`, en: `Speaker ${number}` })

/** Times of a part as those of the whole. Who speaks in one part is told anew in the next, so that nobody is named. */
const placed = ({ segments }: Transcribed, { start }: SoundPiece, naming: Locale | undefined) =>
  segments.map(({ speaker, ...one }): Segment => {
    const [from, to] = [one.start + start, one.end + start].map(moment => Math.round(moment * 100) / 100)
    return { ...one, start: from ?? 0, end: to ?? 0, ...(naming && speaker && { speaker: voice(speaker)[naming] }) }
  })

type OnDisk = Readonly<{ path: string; folder: string; seconds: number }>

/** The file of a run on our disk, as long as somebody works with it. */
async function* onDisk({ world, run }: WorkJob, id: string): AsyncGenerator<OnDisk> {
  const file = await world.files.find(run.user, id)
  if (file?.seconds === undefined) throw new Problem('sound_type')
  await world.files.attach(run.user, id, run.id)
  const folder = await heldFolder(world.files.incoming, 'sound-')
  try {
    const path = join(folder.path, 'recording')
    await pipeline(await world.files.read(file), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    yield { path, folder: folder.path, seconds: file.seconds }
  } finally {
    await folder.remove()
  }
}

const termsIn = ({ terms }: WorkJob['run']['values']) => (Array.isArray(terms) ? terms.map(String) : [])

/** Listens to a recording, part by part, and tells what is said as soon as everything before it was told. */
async function* listen(job: WorkJob, { path, folder, seconds: whole }: OnDisk): AsyncGenerator<WorkEvent> {
  const { world, run } = job
  const over = new AbortController()
  const signal = AbortSignal.any([job.signal, over.signal])
  const takes = await world.transcription.takes()
  const most = Math.min(takes.seconds, 3 * 3600)
  const isWhole = whole <= most
  const terms = termsIn(run.values)
  const parts = Math.max(1, Math.ceil(whole / most))
  const state = { at: 0, told: 0, heardUntil: 0, isLoud: false, language: false }
  const queue: Promise<Part>[] = []
  const place = latest<number>()

  const hear = async (piece: SoundPiece, name: string): Promise<Part> => {
    const kept = run.steps[name]
    const before = kept === undefined ? undefined : segmentsRead(JSON.parse(kept))
    if (before || !piece.isLoud) return { piece, name, segments: before ?? [], isNew: false }
    const heard = await world.transcription.hear({ sound: piece, terms, signal, ahead: place.tell })
    const naming = isWhole ? (locales.find(one => one === heard.language) ?? localeOf(run.language)) : undefined
    return { piece, name, heard, segments: placed(heard, piece, naming), isNew: true }
  }
  async function* tell({ piece, name, heard, segments, isNew }: Part): AsyncGenerator<WorkEvent> {
    await rm(piece.path, { force: true })
    state.isLoud ||= piece.isLoud
    if (heard) {
      yield { by: heard.by }
      yield { seconds: Math.ceil(piece.seconds) }
      if (heard.language && !state.language) yield { language: heard.language }
      state.language ||= heard.language !== undefined
    }
    for (const item of segments) yield { event: 'item', at: state.at++, item }
    if (isNew) yield { kept: name, output: JSON.stringify(segments) }
    state.heardUntil = piece.start + piece.seconds
    const minute = Math.floor(state.heardUntil / 60)
    if (++state.told < parts) yield { event: 'progress', step: listeningTo(minute), at: state.told + 1, of: parts }
  }

  /** A part once it was heard; meanwhile, how many are before it. */
  async function* heardIn(part: Promise<Part>): AsyncGenerator<WorkEvent> {
    for await (const others of place.until(part)) {
      const step = others ? inLine(others) : listeningTo(Math.floor(state.heardUntil / 60))
      yield { event: 'progress', step, at: state.told + 1, of: parts }
    }
    yield* tell(await part)
  }

  let number = 0
  const begins = { event: 'progress', step: listeningTo(0), at: 1, of: parts } as const
  yield begins
  let waits = false
  try {
    for await (const piece of world.sounds.pieces(run.user, { path, folder, seconds: most }, signal)) {
      if (piece === 'waits') {
        waits = true
        yield { ...begins, step: othersFirst }
        continue
      }
      if (waits) yield begins
      waits = false
      const part = hear(piece, `part ${Math.round(most)} ${number++}`)
      part.catch(() => {})
      queue.push(part)
      const first = queue.length >= takes.parts ? queue.shift() : undefined
      if (first) yield* heardIn(first)
    }
    for (const part of queue) yield* heardIn(part)
  } finally {
    over.abort()
  }
  if (!state.isLoud) throw new Problem('sound_silent')
  if (!state.at) throw new Problem('no_speech')
}

/** Writes down what is said in a recording, in parts that are cut at silences and listened to one beside the other. */
export const transcribed: Worker = async function* (job) {
  const named = recordingIn(job.call.fields, job.run.values)
  if (!named) throw new Problem('sound_type')
  yield { event: 'progress', step: opening, at: 1, of: 2 }
  for await (const recording of onDisk(job, named.file)) yield* listen(job, recording)
}
