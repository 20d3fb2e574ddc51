declare module 'stopword' {
  type Words = readonly string[]
  export const deu: Words, eng: Words, fra: Words, ita: Words, nld: Words, pol: Words
  export const por: Words, rus: Words, spa: Words, swe: Words, tur: Words
}
