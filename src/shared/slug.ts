/** Longer ends of addresses are cut in results and in mails; letters. */
const longest = 60

const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Small letters, digits and hyphens, as they stand in an address; what nobody types is left out. */
export const asSlug = (text: string, language: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöü]/g, sign => (language === 'de' ? (german[sign] ?? sign) : sign))
    .replaceAll(/[ßæœøłđðþı]/g, sign => letters[sign] ?? sign)
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘]/gu, '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** The end of an address for a title, cut between words where it is long. */
export const slugOf = (title: string, language: string): string => {
  const whole = asSlug(title, language)
  if (whole.length <= longest) return whole
  const cut = whole.slice(0, longest + 1)
  const end = cut.lastIndexOf('-')
  return end > longest / 2 ? cut.slice(0, end) : whole.slice(0, longest)
}
