import type { Compared } from './compare.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** A comparison as it is read in a terminal: each case a line, what was invented below it, and the sums. */
export const tally = (rows: readonly Compared[], [first, second]: readonly [first: string, second: string]) => {
  const names = { first, second, tie: 'tie' }
  const width = Math.max(4, ...rows.map(({ name }) => name.length))
  const line = (name: string, preferred: string, inventions: string, notes: string, words: string) =>
    [name.padEnd(width), preferred.padEnd(24), inventions.padEnd(12), notes.padEnd(7), words].join('  ').trimEnd()
  const shown = rows.flatMap(row => [
    line(
      row.name,
      row.preferred.map(one => names[one]).join(', '),
      `${row.first.inventions.length} : ${row.second.inventions.length}`,
      `${row.first.notes} : ${row.second.notes}`,
      `${row.first.words} : ${row.second.words}`,
    ),
    ...[row.first, row.second].flatMap(({ inventions }, at) =>
      inventions.length ? [`${' '.repeat(width)}  ${[first, second][at]}: ${inventions.join(', ')}`] : [],
    ),
  ])
  const verdicts = rows.flatMap(({ preferred }) => preferred)
  const of = (who: 'first' | 'second' | 'tie') => verdicts.filter(one => one === who).length
  const total = (what: (row: Compared) => readonly [number, number]) =>
    [0, 1].map(at => sum(rows.map(row => what(row)[at] ?? 0))).join(' : ')
  return [
    line('', 'preferred', 'inventions', 'notes', `words, ${first} : ${second}`),
    ...shown,
    '',
    `${first} preferred in ${of('first')} of ${verdicts.length} verdicts, ${second} in ${of('second')}, tie ${of('tie')}.`,
    `Inventions ${total(row => [row.first.inventions.length, row.second.inventions.length])}, notes beside the texts ${total(
      row => [row.first.notes, row.second.notes],
    )}, words ${total(row => [row.first.words, row.second.words])}.`,
  ].join('\n')
}
