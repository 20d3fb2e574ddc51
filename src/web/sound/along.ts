/** A recording that is heard while it is made. What is added goes on behind what is there, without a gap. */
export type Along = {
  /** Adds the whole beginning that is known by now. Resolves once it can be heard. */
  grown(whole: ArrayBuffer): Promise<void>
  play(): void
  pause(): void
  go(to: number): void
  /** Where it is, how much is there, and whether it plays or waits for more; seconds. */
  now(): { at: number; length: number; playing: boolean }
  close(): void
}

/** The end of what is not whole may still change as it is decoded; it is played with what comes next. Seconds. */
const unsure = 0.05
/** Time to begin in, so that a beginning is not cut off; seconds. */
const lead = 0.03

/** Opens such a recording; nothing is heard before it is played. */
export const openAlong = (): Along => {
  const context = new AudioContext()
  let sound: AudioBuffer | undefined
  const sources: AudioBufferSourceNode[] = []
  let playing = false
  /** The place in the recording that is heard at a time of the context, and up to where it is lined up. */
  let [place, since, upTo] = [0, 0, 0]
  let order = Promise.resolve()

  const length = () => Math.max(0, (sound?.duration ?? 0) - unsure)
  const at = () => (playing ? Math.min(upTo, place + Math.max(0, context.currentTime - since)) : place)
  const silence = () => {
    for (const source of sources.splice(0)) source.stop()
  }
  /** Lines up what is there and not lined up yet. */
  const lineUp = () => {
    if (!playing || !sound || length() <= upTo) return
    // What ran dry goes on from where it stopped.
    if (at() >= upTo) [place, since] = [upTo, context.currentTime + lead]
    const source = new AudioBufferSourceNode(context, { buffer: sound })
    source.connect(context.destination)
    source.start(since + (upTo - place), upTo, length() - upTo)
    sources.push(source)
    upTo = length()
  }
  const from = (to: number) => {
    silence()
    ;[place, upTo, since] = [to, to, context.currentTime + lead]
    lineUp()
  }

  return {
    grown(whole) {
      const decoded = context.decodeAudioData(whole)
      order = order.then(async () => {
        const next = await decoded
        if (sound && next.duration <= sound.duration) return
        sound = next
        lineUp()
      })
      return order
    },
    play() {
      if (playing) return
      playing = true
      void context.resume()
      from(place)
    },
    pause() {
      place = at()
      playing = false
      silence()
    },
    go: to => from(Math.max(0, Math.min(length(), to))),
    now: () => ({ at: at(), length: length(), playing }),
    close() {
      playing = false
      silence()
      void context.close()
    },
  }
}
