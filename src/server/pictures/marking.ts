import type { Sharp } from 'sharp'

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
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    // What XML cannot hold.
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')

/** The recipe as XMP: https://developer.adobe.com/xmp/docs and IPTC Photo Metadata 2023.1. */
export const xmpOf = ({ source, by, prompt, avoid, seed, strength }: Recipe) => {
  const told = [
    `Iptc4xmpExt:DigitalSourceType="${vocabulary}${sourceTypes[source]}"`,
    `xmp:CreatorTool="Federwerk"`,
    `Iptc4xmpExt:AISystemUsed="${escaped(by)}"`,
    ...(prompt === undefined ? [] : [`Iptc4xmpExt:AIPromptInformation="${escaped(prompt)}"`]),
    ...(avoid === undefined ? [] : [`federwerk:Avoid="${escaped(avoid)}"`]),
    ...(seed === undefined ? [] : [`federwerk:Seed="${seed}"`]),
    ...(strength === undefined ? [] : [`federwerk:Strength="${strength}"`]),
  ]
  return `<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:federwerk="urn:federwerk:picture"
 ${told.join('\n ')}/></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`
}

/** Whether this XMP was written here. */
export const isOurs = (xmp: string) => xmp.includes('xmp:CreatorTool="Federwerk"')

/** A picture that will carry its recipe when it is written. */
export const marked = (picture: Sharp, recipe: Recipe) => picture.withXmp(xmpOf(recipe))
