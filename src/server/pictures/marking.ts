import { escaped, unescaped } from '#shared/xml.ts'
import { type Authorship, inXmp } from './authorship.ts'

/**
 * How a picture came about, as it stands in the picture: made by a model, changed by one, or worked on by a program.
 * The terms are those of the IPTC's vocabulary of digital source types.
 */
export const sourceTypes = {
  made: 'trainedAlgorithmicMedia',
  changed: 'compositeWithTrainedAlgorithmicMedia',
  worked: 'algorithmicallyEnhanced',
} as const

/** What is told of how a picture was made: the model, what it was told, and with what number it drew lots. */
export type Recipe = Readonly<{
  source: keyof typeof sourceTypes
  /** The tool or the model, as it stands in runs. */
  by: string
  prompt?: string
  /** What must not be seen. */
  avoid?: string | undefined
  seed?: number | undefined
  /** How far it was to go from the picture it began with, of 100. */
  strength?: number
}>

const vocabulary = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

/** A picture's authors and what it shows, as elements of XMP. */
const elementsOf = (authorship: Authorship) =>
  inXmp.flatMap(({ name, tag, list }) => {
    const value = authorship[name]
    const language = list === 'Alt' ? ' xml:lang="x-default"' : ''
    return value ? [`<${tag}><rdf:${list}><rdf:li${language}>${escaped(value)}</rdf:li></rdf:${list}></${tag}>`] : []
  })

/** The recipe as XMP, with what else stays: https://developer.adobe.com/xmp/docs and IPTC Photo Metadata 2023.1. */
export const xmpOf = (
  { source, by, prompt, avoid, seed, strength }: Omit<Recipe, 'by'> & { by?: string },
  authorship: Authorship = {},
) => {
  const told = [
    `Iptc4xmpExt:DigitalSourceType="${vocabulary}${sourceTypes[source]}"`,
    `xmp:CreatorTool="Federwerk"`,
    ...(by === undefined ? [] : [`Iptc4xmpExt:AISystemUsed="${escaped(by)}"`]),
    ...(prompt === undefined ? [] : [`Iptc4xmpExt:AIPromptInformation="${escaped(prompt)}"`]),
    ...(avoid === undefined ? [] : [`federwerk:Avoid="${escaped(avoid)}"`]),
    ...(seed === undefined ? [] : [`federwerk:Seed="${seed}"`]),
    ...(strength === undefined ? [] : [`federwerk:Strength="${strength}"`]),
  ]
  return `<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:federwerk="urn:federwerk:picture"
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 ${told.join('\n ')}>${elementsOf(authorship).join('')}</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`
}

/** How a picture that was brought came about before, as far as it says. */
export type Mark = Omit<Recipe, 'by'> & { by?: string }

/** More of a prompt is not carried from file to file. */
export const longestPrompt = 20_000

/** What a picture's XMP says of how it came about; ours, or that of another program. */
export const markIn = (xmp: string): Mark | undefined => {
  const value = (name: string) => {
    const begins = new RegExp(`${name}(?:(?: rdf:resource)?=(["'])|>)`).exec(xmp)
    const from = begins ? begins.index + begins[0].length : 0
    const end = begins ? xmp.indexOf(begins[1] ?? '<', from) : -1
    return end < 0 ? undefined : unescaped(xmp.slice(from, end)).slice(0, longestPrompt)
  }
  const type = value('Iptc4xmpExt:DigitalSourceType')?.split('/').at(-1)
  const source = (Object.keys(sourceTypes) as (keyof typeof sourceTypes)[]).find(one => sourceTypes[one] === type)
  if (!source) return
  const [by, prompt] = [value('Iptc4xmpExt:AISystemUsed'), value('Iptc4xmpExt:AIPromptInformation')]
  const number = (name: string) => {
    const digits = value(name)
    return digits !== undefined && /^\d{1,16}$/.test(digits) ? Number(digits) : undefined
  }
  const avoid = value('federwerk:Avoid')
  const [seed, strength] = [number('federwerk:Seed'), number('federwerk:Strength')]
  return {
    source,
    ...(by && { by }),
    ...(prompt !== undefined && { prompt }),
    ...(avoid !== undefined && { avoid }),
    ...(seed !== undefined && { seed }),
    ...(strength !== undefined && { strength }),
  }
}

const drawnByModel = (mark: Mark | undefined) => mark?.source === 'made' || mark?.source === 'changed'

/**
 * How a picture came about that is made of others: what a model has drawn stays drawn by it, whatever a program does to
 * it afterwards, and what it was told stays known.
 */
export const carried = (recipe: Recipe, marks: readonly (Mark | undefined)[]): Recipe => {
  const before = marks.filter(drawnByModel)
  if (!before.length) return recipe
  const isMade = recipe.source === 'worked' && marks.every(mark => mark?.source === 'made')
  const by = [...new Set([...before.flatMap(mark => mark?.by?.split(', ') ?? []), recipe.by])].join(', ')
  const [first] = before
  const told = recipe.prompt === undefined && before.length === 1
  return { ...(told && { ...first }), ...recipe, source: isMade ? 'made' : 'changed', by }
}
