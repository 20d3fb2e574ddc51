import type { Looks } from '../building/looks.ts'

/** What is not the text: what programs keep of it, drawings, what stands before notes. */
export const skippedGroups: ReadonlySet<string> = new Set(
  `listtable listoverridetable themedata datastore generator xe tc txe rxe private revtbl rsidtbl filetbl sp objdata
   objclass nonshppict nonesttables author operator company keywords comment doccomm subject manager category creatim
   revtim printim atnid atnauthor annotation bkmkstart bkmkend ftnsep ftnsepc aftnsep aftnsepc pgdsctbl`.split(/\s+/),
)
/** What stands on every page. */
export const furniture: ReadonlySet<string> = new Set(
  'header headerl headerr headerf footer footerl footerr footerf'.split(' '),
)
/** Such as may be left out by programs that do not know them, but hold text. */
export const starred: ReadonlySet<string> = new Set(
  'shpinst shptxt ud pntext footnote fldinst shppict picprop'.split(' '),
)

export const signs: Readonly<Record<string, string>> = {
  tab: '\t',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: ' ',
  enspace: ' ',
}
/** What ends a line and no paragraph. */
export const lineEnds: ReadonlySet<string> = new Set(['line', 'softline', 'column'])

const isOn = (value = 1) => value !== 0
const looks: Readonly<Record<string, (value?: number) => Looks>> = {
  b: value => ({ bold: isOn(value) }),
  i: value => ({ italic: isOn(value) }),
  ul: value => ({ underline: isOn(value) }),
  ulnone: () => ({ underline: false }),
  ...Object.fromEntries(['ulw', 'uld', 'uldb', 'ulth', 'uldash'].map(name => [name, () => ({ underline: true })])),
  strike: value => ({ strike: isOn(value) }),
  striked: value => ({ strike: isOn(value) }),
  super: () => ({ raised: 'superscript' }),
  sub: () => ({ raised: 'subscript' }),
  nosupersub: () => ({ raised: 'none' }),
  v: value => ({ hidden: isOn(value) }),
  deleted: value => ({ hidden: isOn(value) }),
}
type Colour = (number?: number) => string | undefined
const coloured: Readonly<Record<string, (colour: string | undefined) => Looks>> = {
  cf: colour => ({ colour }),
  ...Object.fromEntries(['highlight', 'chcbpat', 'cb'].map(name => [name, (ground?: string) => ({ ground })])),
}

/** What a word says of how letters look; undefined where it says nothing of it. */
export const lookOf = (name: string, value: number | undefined, colour: Colour): Looks | undefined => {
  if (Object.hasOwn(looks, name)) return looks[name]?.(value)
  return Object.hasOwn(coloured, name) ? coloured[name]?.(colour(value)) : undefined
}
