import { addressNames, type Brand, isSample, type LaidBrand, nameOfBrand, withVoice, wordsBut } from '#shared/brand.ts'
import { choice, type Fields, type Value, type Values } from '#shared/fields.ts'
import { inEach, type Text } from '#shared/text.ts'
import type { Call } from './call.ts'
import type { Engine } from './engine.ts'
import type { Material } from './fences.ts'
import type { More } from './more.ts'
import { prose } from './prose.ts'

const question = (brands: readonly Brand[]) => ({
  ...choice(
    { de: 'Für welche Marke?', en: 'For which brand?' },
    Object.fromEntries(brands.map(brand => [brand.id, inEach(() => nameOfBrand(brand))])),
    {
      hint: {
        de: 'Was Sie hier im Formular angeben, geht der Marke vor.',
        en: 'What you enter in this form takes precedence over the brand.',
      },
    },
  ),
  optional: true as const,
  more: true as const,
})

/** A voice makes sense where one can say which words occur: not for a translation or a correction. */
export const takesVoice = ({ fields }: Call) => !!fields.include?.more

/** A call that asks for one of these brands, before the other shared questions, if it can be written in a voice. */
export const withBrands = <Each extends Call>(call: Each, brands: readonly Brand[]): Each => {
  if (!brands.length || !takesVoice(call)) return call
  const [own, shared] = [false, true].map(more =>
    Object.entries(call.fields).filter(([, field]) => !!field.more === more),
  )
  return { ...call, fields: Object.fromEntries([...(own ?? []), ['brand', question(brands)], ...(shared ?? [])]) }
}

/** An engine whose calls ask for one of these brands. */
export const offering = <Each extends Engine>(engine: Each, brands: readonly Brand[]): Each => ({
  ...engine,
  calls: Object.fromEntries(Object.entries(engine.calls).map(([path, call]) => [path, withBrands(call, brands)])),
})

/**
 * The shared questions that a brand answers where nobody else does, of those that the call asks: a text that addresses
 * nobody stays so, and an application is not read by a brand's customers.
 */
const answered = ['address', 'audience', 'avoid'] as const satisfies readonly More[]

const asks: Text = prose({
  de: `
    Der Text erscheint für die Marke in {{ brand_name }}; nennt das Material keinen anderen Absender, so ist sie es. Was
    oben verlangt ist, geht ihrer Stimme vor.

    {% if brand_tone %}Wo kein Ton verlangt ist, klingt er, wie {{ brand_tone }} es beschreibt.{% endif %}

    {% if brand_use %}Wörter in {{ brand_use }} stehen, wo sie passen.{% endif %}

    {% if brand_facts %}Was in {{ brand_facts }} steht, trifft zu; davon nur, was dieser Text braucht.{% endif %}

    {% if brand_samples %}Die Texte in {{ brand_samples }} zeigen nur Satzlänge, Rhythmus und Wortwahl; nichts daraus
    wird übernommen.{% endif %}`,
  en: `
    The text appears for the brand in {{ brand_name }}; unless the material names another sender, it is the one. What is
    asked for above comes before its voice.

    {% if brand_tone %}Where no tone is asked for, it sounds as {{ brand_tone }} describes.{% endif %}

    {% if brand_use %}Words in {{ brand_use }} stand where they fit.{% endif %}

    {% if brand_facts %}What is in {{ brand_facts }} is true; only what this text needs of it.{% endif %}

    {% if brand_samples %}The texts in {{ brand_samples }} only show length of sentences, rhythm and choice of words;
    nothing of theirs is taken over.{% endif %}`,
})

/** How an own question of a call puts the form of address that a brand has. */
const ownAddress: Readonly<Record<string, string>> = { sie: 'formal', du: 'informal', ihr: 'informal' }

const addressed = (fields: Fields, values: Values, { address }: Values): Values => {
  const own = addressNames.find(name => name !== 'address' && fields[name] !== undefined)
  const says = ownAddress[String(address)]
  return own && says && values[own] === undefined ? { [own]: says } : {}
}

const typed = (value: Value | undefined) => (typeof value === 'object' ? value.join('\n') : String(value ?? ''))

type Form = { readonly fields: Fields; readonly values: Values; readonly material: Material }

/**
 * A form with what a brand says where it says nothing itself, and what the voice asks besides. Whatever was typed into
 * a brand is material, as everything that was typed.
 */
export const inVoice = ({ fields, values, material }: Form, brand: LaidBrand | undefined): Form & { asks?: Text } => {
  if (!brand) return { fields, values, material }
  const { name, voice } = brand
  const whole = withVoice(values, voice)
  const says = answered.filter(key => fields[key]?.more && whole[key] !== values[key])
  const samples = Object.keys(voice).filter(isSample)
  return {
    fields,
    values: {
      ...values,
      ...addressed(fields, values, voice),
      ...Object.fromEntries(says.flatMap(key => (whole[key] ? [[key, whole[key]]] : []))),
    },
    material: {
      ...material,
      ...Object.fromEntries(says.flatMap(key => (key === 'address' ? [] : [[key, typed(whole[key])]]))),
      brand_name: name,
      brand_tone: values.tone === undefined ? typed(voice.tone) : '',
      brand_use: typed(wordsBut(voice.use, values.avoid)),
      brand_facts: typed(voice.facts),
      brand_samples: samples.map(key => typed(voice[key])).join('\n\n---\n\n'),
    },
    asks,
  }
}
