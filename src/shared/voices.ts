/** The nine voices that can be asked for; whoever speaks has one of its own for each. */
export const voiceNames = ['alloy', 'nova', 'shimmer', 'echo', 'onyx', 'fable', 'ash', 'sage', 'coral'] as const
export type VoiceName = (typeof voiceNames)[number]

/** The most that is spoken in one go; characters. */
export const mostSpoken = 2000

/** The programs of a machine that speak simply: a person hears at once that a machine speaks. */
const simple = new Set(['local:flite', 'local:espeak-ng', 'local:pico2wave'])

/** Whether what speaks, as it stands in a run, is a simple voice; people are told so. */
export const isSimpleVoice = (model: string) => simple.has(model)

const low: ReadonlySet<VoiceName> = new Set<VoiceName>(['echo', 'onyx', 'fable', 'ash'])

/** A voice for each of several who speak: the first has the chosen one, the next ones differ from it. */
export const voicesFor = (names: readonly string[], chosen: VoiceName): ReadonlyMap<string, VoiceName> => {
  const others = voiceNames.filter(name => name !== chosen)
  const [unlike, alike] = [
    others.filter(name => low.has(name) !== low.has(chosen)),
    others.filter(name => low.has(name) === low.has(chosen)),
  ]
  const inTurn = Array.from({ length: voiceNames.length }, (_, at) => (at % 2 ? alike : unlike)[at >> 1] ?? [])
  const order = [...new Set([chosen, ...inTurn.flat(), ...others])]
  return new Map(names.map((name, at) => [name, order[at % order.length] ?? chosen]))
}
