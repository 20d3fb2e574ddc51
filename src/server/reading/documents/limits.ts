/** What a document may take, and how much of it is kept. Lengths are in characters, sizes in bytes. */
export const limits = {
  /** Of the text. */
  text: 400_000,
  pages: 400,
  pictures: 200,
  entries: 2_000,
  /** What an archive may hold, unfolded. */
  archive: 50 << 20,
  /** How many times larger than folded a large entry may be: text is 40 times at most, emptiness a thousand. */
  ratio: 250,
  /** What one stream of a PDF, and all of them, may hold, unfolded. */
  stream: 64 << 20,
  streams: 256 << 20,
} as const
