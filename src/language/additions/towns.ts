import { isSurePlace } from '../meaning/places.ts'
import { morePlaces } from './more-places.ts'

const withoutGenitive = (word: string) => (word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word)
/** Whether it is the name of a place, as it stands or in the genitive. */
export const isPlace = (word: string) =>
  isSurePlace(word) || morePlaces.has(word) || morePlaces.has(withoutGenitive(word))

/** The towns that „Dresdner“, „Meißner“ and „Coburger“ may come of. */
export const townsOf = (word: string): readonly string[] => {
  const stem = word.slice(0, -2)
  return [stem, `${stem}en`, `${stem}e`, `${stem}a`, ...(stem.endsWith('n') ? [`${stem.slice(0, -1)}en`] : [])]
}
const notOfPlace =
  /(?:förster|träger|sänger|jünger|fänger|finger|ringer|singer|springer|bringer|schwinger|dünger|hunger|länger|bürger|bezwinger|anhänger|empfänger|gänger|geiger|prediger|verteidiger|steiger|sieger|krieger|rathauser)$/iu
/** Whether it says of which place something is: „Coburger Bratwurst“. */
export const isOfPlace = (word: string) =>
  word.length > 5 &&
  /(?:burg|berg|stadt|städt|dorf|heim|haus|ing|itz|furt|bach|wald|kirch|ig|lin|au|münd)er$|[^aeiou]ner$/u.test(word)
    ? !notOfPlace.test(word) && (townsOf(word).some(isPlace) || /(?:burg|berg|dorf|itz|furt|[wdz]ig)er$/u.test(word))
    : word.endsWith('er') && townsOf(word).some(isPlace)
