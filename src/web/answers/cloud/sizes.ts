/** The colours of the words on the page, as hues of the house; and the same in a picture, on white or on nothing. */
export const colours = [
  { hue: 200, ink: '#005d62' },
  { hue: 35, ink: '#773d2e' },
  { hue: 255, ink: '#2e517d' },
  { hue: 150, ink: '#285d36' },
  { hue: 300, ink: '#574477' },
] as const

/** A word of a cloud before it has a place. */
export type Sized = { readonly text: string; readonly size: number; readonly hue: number }

const largest = 88
/** Of a word without weight. */
export const smallest = 18

/** Words in the order of their weight, each a little smaller than the one before, each only once. */
export const sized = (words: readonly string[]): readonly Sized[] => {
  const once = [...new Set(words.map(word => word.trim()).filter(Boolean))]
  return once.map((text, at) => {
    const weight = (1 - at / once.length) ** 2
    const { hue } = colours[at % colours.length] ?? colours[0]
    return { text, size: Math.round(smallest + (largest - smallest) * weight), hue }
  })
}

/** Numbers between 0 and 1 that look like chance and are the same every time, so that a cloud keeps its look. */
export const chance = (seed = 7) => {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
