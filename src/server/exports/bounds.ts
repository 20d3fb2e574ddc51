/** How much a file may be made of, and how long that may take. */
export const bounds = {
  /** So much HTML is read; bytes. A PDF is made of less, not counting pictures that lie in it. */
  html: 10_000_000,
  pdf: 1_048_576,
  /** So many elements it may have, and so deep they are told apart: what lies deeper stands where it still can. */
  elements: 400_000,
  depth: 120,
  /** So deep lists, quotes and tables stand in each other. */
  nested: 8,
  /** Of a table: its columns, and its fields in all; and how many columns one of them takes. */
  columns: 400,
  across: 40,
  fields: 20_000,
  /** Of a picture as it is: its pixels a side; its bytes; and how many there may be. */
  side: 5_000,
  pictureBytes: 8_000_000,
  pictures: 200,
  /**
   * Of pictures that are drawn anew: their longest side, more than pages show, the bytes of each and of all, and the
   * milliseconds they take; before that, the bytes of their files in all, and the milliseconds until those lie beside
   * each other. What is not drawn then is missing.
   */
  redrawn: { side: 1_600, each: 8_000_000, all: 100_000_000, within: 45_000, given: 400_000_000, laid: 12_000 },
  title: 200,

  /** So many processes at a time, each with one file. */
  processes: 2,
  /**
   * Milliseconds: for a process to begin; for one file; for its pictures to be drawn anew, waiting and handing over
   * included; until a process without work goes; between two looks at it.
   */
  start: 60_000,
  work: 15_000,
  redraw: 60_000,
  idle: 60_000,
  look: 100,
  /** What the process may hold while it works, and still have when it is kept; bytes. Megabytes of objects of these. */
  memory: 1_000_000_000,
  kept: 450_000_000,
  heap: 700,
  /** So many files may be asked for at a time: by one person, by all. */
  each: 3,
  waiting: 32,
} as const
