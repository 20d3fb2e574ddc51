import { type Judge, type Numbered, placeOf } from '../about.ts'

const between = { good: 300, fair: 350 }

type Stretch = { count: number; blocks: Numbered[] }

/** Whether a heading comes at least every 300 words; a shorter text needs none. */
export const subheadings: Judge = ({ blocks, count }) => {
  const stretches: Stretch[] = [{ count: 0, blocks: [] }]
  for (const one of blocks) {
    if (one.block.kind === 'heading') stretches.push({ count: 0, blocks: [] })
    const last = stretches.at(-1)
    if (!last || one.block.kind === 'heading') continue
    last.count += one.count
    last.blocks.push(one)
  }
  const long = stretches.filter(stretch => stretch.count > between.good)
  if (!long.length)
    return {
      state: 'good',
      message:
        stretches.length > 1
          ? { de: 'Zwischenüberschriften gliedern den Text gut.', en: 'Subheadings divide the text well.' }
          : {
              de: 'Der Text ist kurz genug ohne Zwischenüberschriften.',
              en: 'The text is short enough without subheadings.',
            },
    }
  const isOne = long.length === 1
  return {
    state: long.some(stretch => stretch.count > between.fair) ? 'bad' : 'better',
    places: long.flatMap(({ blocks: own }) => own.map(placeOf)),
    message: {
      de: `${isOne ? 'Ein Abschnitt hat' : `${long.length} Abschnitte haben`} über ${between.good} Wörter${count > between.good && stretches.length === 1 ? ' und keine Zwischenüberschrift' : ''}: Gliedern Sie ${isOne ? 'ihn' : 'sie'} mit Überschriften.`,
      en: `${isOne ? 'One section has' : `${long.length} sections have`} over ${between.good} words${count > between.good && stretches.length === 1 ? ' and no subheading' : ''}: divide ${isOne ? 'it' : 'them'} with headings.`,
    },
  }
}
