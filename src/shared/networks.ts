/** What a network allows and shows of a post, in characters. */
export type Network = {
  readonly name: string
  /** The longest text. */
  readonly most: number
  /** Where a text stops until its reader asks for more. */
  readonly seen?: { readonly desk: number; readonly phone: number }
  /** A web address counts as this, however long it is, and emoji and signs as wide as two count twice. */
  readonly address?: number
  /** What a post stands under: a picture, or a title of its own. */
  readonly under?: 'picture' | 'title'
}

const alike = (seen: number) => ({ desk: seen, phone: seen })

/** By the names of the field `type`; as the networks and their screens showed it in November 2026. */
export const networks = {
  Facebook: { name: 'Facebook', most: 63_206, seen: alike(477) },
  LinkedIn: { name: 'LinkedIn', most: 3000, seen: { desk: 210, phone: 140 } },
  formal: { name: 'LinkedIn', most: 2600, seen: { desk: 300, phone: 200 } },
  youtube: { name: 'YouTube', most: 5000, seen: { desk: 150, phone: 100 }, under: 'title' },
  Instagram: { name: 'Instagram', most: 2200, seen: alike(125), under: 'picture' },
  Twitter: { name: 'X', most: 280, address: 23 },
} as const satisfies Record<string, Network>

export type NetworkName = keyof typeof networks

const isNetwork = (name: unknown): name is NetworkName => typeof name === 'string' && Object.hasOwn(networks, name)

/** The network a form names; a form that names none writes for LinkedIn. */
export const networkOf = (name: unknown): Network => networks[isNetwork(name) ? name : 'LinkedIn']

const graphemes = new Intl.Segmenter()
const address = /\bhttps?:\/\/\S+/g
const narrow = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
] as const
const isNarrow = (sign: string) => {
  const code = sign.codePointAt(0) ?? 0
  return narrow.some(([from, to]) => from <= code && code <= to)
}

/** An emoji counts as two, however many signs it is made of. */
const weight = (grapheme: string) =>
  !isNarrow(grapheme) && /\p{Extended_Pictographic}/u.test(grapheme)
    ? 2
    : [...grapheme].reduce((sum, sign) => sum + (isNarrow(sign) ? 1 : 2), 0)

/** How long a post is to its network. */
export const lengthOn = ({ address: fixed }: Network, text: string) => {
  if (fixed === undefined) return [...text].length
  const addresses = text.match(address)?.length ?? 0
  const rest = [...graphemes.segment(text.replaceAll(address, ''))]
  return addresses * fixed + rest.reduce((sum, { segment }) => sum + weight(segment.normalize('NFC')), 0)
}
