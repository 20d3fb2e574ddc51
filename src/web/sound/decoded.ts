/** A recording as the browser has read it: how loud it is from beginning to end, and its samples. */
export type Decoded = Readonly<{ peaks: readonly number[]; sound: AudioBuffer }>

/** So many bars are drawn. */
const bars = 160

const peaksOf = (samples: Float32Array): readonly number[] => {
  const each = Math.max(1, Math.floor(samples.length / bars))
  const loudest = Array.from({ length: bars }, (_, bar) => {
    let most = 0
    for (let at = bar * each; at < Math.min(samples.length, (bar + 1) * each); at += 8)
      most = Math.max(most, Math.abs(samples[at] ?? 0))
    return most
  })
  const top = Math.max(0.01, ...loudest)
  return loudest.map(peak => peak / top)
}

/** Fetches and reads a recording. Rejects where it is gone, or where the browser cannot read it. */
export const decode = async (address: string): Promise<Decoded> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`)
  const context = new OfflineAudioContext(1, 1, 24_000)
  const sound = await context.decodeAudioData(await answer.arrayBuffer())
  return { peaks: peaksOf(sound.getChannelData(0)), sound }
}

/** The same as a WAV file: one channel, 16 bits a sample. */
export const wavOf = ({ sound }: Decoded) => {
  const samples = sound.getChannelData(0)
  const file = new DataView(new ArrayBuffer(44 + samples.length * 2))
  const name = (at: number, text: string) =>
    [...text].forEach((letter, on) => file.setUint8(at + on, letter.charCodeAt(0)))
  name(0, 'RIFF')
  file.setUint32(4, 36 + samples.length * 2, true)
  name(8, 'WAVEfmt ')
  file.setUint32(16, 16, true)
  file.setUint16(20, 1, true)
  file.setUint16(22, 1, true)
  file.setUint32(24, sound.sampleRate, true)
  file.setUint32(28, sound.sampleRate * 2, true)
  file.setUint16(32, 2, true)
  file.setUint16(34, 16, true)
  name(36, 'data')
  file.setUint32(40, samples.length * 2, true)
  samples.forEach((sample, at) => file.setInt16(44 + at * 2, Math.max(-1, Math.min(1, sample)) * 32_767, true))
  return new Blob([file.buffer], { type: 'audio/wav' })
}
