import type { Ability } from '#catalogue/abilities.ts'
import type { Call } from '#catalogue/call.ts'
import { composeForPainter } from '#catalogue/compose.ts'
import { withStrengthTold } from '#catalogue/pictures/strength.ts'
import { settled } from '#shared/answers.ts'
import type { Values } from '#shared/fields.ts'
import { sizeOf } from '#shared/picture-sizes.ts'
import { localeOf } from '#shared/text.ts'
import { type Gathered, materialOf } from './gather.ts'

type Form = Readonly<{ values: Values; language: string; gathered: Gathered }>

/** What a painter who can this is asked for a filled-in form, but for the picture it begins with. */
export const paintRequestOf = (call: Call, { values, language, gathered }: Form, can: readonly Ability[]) => {
  const { answer, fields } = call
  const locale = localeOf(language)
  const material = materialOf(gathered, language)
  const told = composeForPainter({ prompt: call.prompt, fields, values, material, locale })
  const distance = values[call.byNumber ?? 'strength']
  const strength = typeof distance === 'number' && call.from ? distance : undefined
  return {
    prompt: can.includes('strength') ? told : withStrengthTold(told, strength, locale),
    howMany: ('howMany' in answer && settled(answer.howMany, values)) || 1,
    size: sizeOf(values.ratio),
    strength,
    avoid: typeof values.avoid === 'string' ? values.avoid : undefined,
    seed: typeof values.seed === 'number' ? values.seed : undefined,
  }
}
