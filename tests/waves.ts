type Wave = {
  readonly channels: number
  readonly rate: number
  readonly seconds: number
  /** From when to when something is heard, on the first channel. */
  readonly speaks: readonly (readonly [from: number, to: number])[]
}

/** A recording with 16 bits a sample in which a hum comes and goes. */
export const wavOf = ({ channels, rate, seconds, speaks }: Wave) => {
  const frame = channels * 2
  const bytes = seconds * rate * frame
  const wav = Buffer.alloc(44 + bytes)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + bytes, 4)
  wav.write('WAVEfmt ', 8)
  for (const [at, value] of [
    [16, 16],
    [24, rate],
    [28, rate * frame],
    [40, bytes],
  ] as const)
    wav.writeUInt32LE(value, at)
  for (const [at, value] of [
    [20, 1],
    [22, channels],
    [32, frame],
    [34, 16],
  ] as const)
    wav.writeUInt16LE(value, at)
  wav.write('data', 36)
  for (const [from, to] of speaks)
    for (let at = Math.round(from * rate); at < to * rate; at++)
      wav.writeInt16LE(Math.round(9000 * Math.sin((2 * Math.PI * 220 * at) / rate)), 44 + at * frame)
  return wav
}

/** So many seconds in which nothing is heard. */
export const quiet = (seconds: number) => wavOf({ channels: 1, rate: 16_000, seconds, speaks: [] })

/** So many seconds of music: a chord a second, each of three notes that fade, in 16 bits. */
export const chords = (seconds: number, rate = 16_000) => {
  const wav = wavOf({ channels: 1, rate, seconds, speaks: [] })
  const roots = [262, 220, 175, 196]
  for (let at = 0; at < seconds * rate; at++) {
    const [root = 262, within] = [roots[Math.floor(at / rate) % roots.length], (at % rate) / rate]
    const notes = [1, 1.25, 1.5].map(step => Math.sin((2 * Math.PI * root * step * at) / rate))
    wav.writeInt16LE(Math.round(3000 * (1 - within / 2) * notes.reduce((sum, note) => sum + note, 0)), 44 + at * 2)
  }
  return wav
}
