export type Verse = { readonly name: string; readonly text: string; readonly isChorus: boolean }

const chorus = /^(?:refrain|hook|chorus|pre-?chorus|kehrreim|bridge)/i

/** A song in its title and its parts, as far as they have come; a part that is sung again and again is the chorus. */
export const versesIn = (song: string) => {
  const [head = '', ...parts] = song
    .trim()
    .replace(/\n#{1,2}$/, '')
    .split(/^## +/m)
  const title = /^# +(.*)$/m.exec(head)?.[1]?.trim() ?? ''
  const before = head.replace(/^# +.*$/m, '').trim()
  const verses = parts.map((part): Verse => {
    const [name = '', ...lines] = part.split('\n')
    return {
      name: name.trim(),
      text: lines.join('\n').trim(),
      isChorus: chorus.test(name),
    }
  })
  return { title, before, verses }
}
