const listed = (words: string) => new Set(words.trim().split(/\s+/))

/** What ends in a full stop without ending its sentence. */
const always = listed(`
  Dr med Prof Dipl Ing Mag Hr Hrn Fr Frl St Str Nr Tel Mio Mrd Tsd Std Sek Jh geb gest verh bzw ca vgl evtl ggf inkl exkl
  zzgl abzgl insb sog allg max min mind bes einschl entspr gem lt od resp teilw urspr zus zw Chr
  Mr Mrs Ms Messrs Rev Hon Capt Lt Col Gen Sgt Jr Sr vs approx esp incl viz cf al Mt Ave Blvd Rd Dept Est
  Jan Feb Mrz Apr Jun Jul Aug Sep Sept Okt Oct Nov Dez Dec`)

/** What does so only before a number. */
const beforeNumber = listed(`No Art Abs Kap Fig Abb Tab Bd Vol Ch Ziff Rn pp Sec Anm`)

const beforeOrdinal = listed(`
  am dem den der die das des vom zum zur beim im ab bis seit und oder bis mit nach vor zwischen jeder jeden jedem ihr
  ihren ihrem sein seinen seinem unser unseren unserem mein dieser diesen diesem Heinrich Friedrich Wilhelm Ludwig`)

const months = listed(`
  Januar Jänner Februar März April Mai Juni Juli August September Oktober November Dezember Jahrhundert Jahrtausend`)

const dotted = /\p{L}\.\p{L}\.$/u
const timeOfDay = /[ap]\.m\.$/i
const lastWord = /(?:^|[\s(„“"‚‘'–/])([\p{L}\p{N}]+)\.$/u
const wordBeforeNumber = /(\p{L}+)\s+\d{1,2}\.$/u
const firstWord = /^[^\p{L}\p{N}]*([\p{L}\p{N}]+)/u

/** Whether „am 3.“ is a day or a rank that goes on, rather than the end of a sentence. */
const isOrdinal = (before: string, next: string) =>
  months.has(next) || beforeOrdinal.has(wordBeforeNumber.exec(before)?.[1]?.toLowerCase() ?? '')

/** How much of what stands before a seeming end is looked at, in characters: no abbreviation is longer. */
export const lookedAt = 80

/**
 * Whether a sentence that seems to end here goes on: after an abbreviation, an initial or an ordinal number. Only the
 * end of `before` matters.
 */
export const goesOn = (before: string, after: string): boolean => {
  const end = before.slice(-lookedAt).trimEnd()
  const next = firstWord.exec(after)?.[1] ?? ''
  if (/^\p{Ll}/u.test(next)) return true
  if (dotted.test(end)) return !timeOfDay.test(end)
  const last = lastWord.exec(end)?.[1]
  if (!last) return false
  if (/^\p{L}$|str$/u.test(last) || always.has(last)) return true
  if (beforeNumber.has(last)) return /^\d/.test(next)
  return /^\d{1,2}$/.test(last) && isOrdinal(end, next)
}
