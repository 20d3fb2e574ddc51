/** The level of what is heard is measured over so many samples: 30 milliseconds. */
const frame = 480
/** Below this there is nothing but the noise of a room: -50 decibels. */
const quiet = 0.0032

/** How strong sound is from one sample to another. */
export const powerIn = (samples: Float32Array, from: number, to: number) => {
  let sum = 0
  for (let at = from; at < to; at++) sum += samples[at]! * samples[at]!
  return sum / Math.max(1, to - from)
}

/** How many times 30 milliseconds are louder than a quiet room. */
export const loudFramesIn = (samples: Float32Array) => {
  let count = 0
  for (let at = 0; at + frame <= samples.length; at += frame)
    if (powerIn(samples, at, at + frame) > quiet * quiet) count++
  return count
}
