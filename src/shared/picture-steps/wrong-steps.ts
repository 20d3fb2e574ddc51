import type { Fields, Values } from '../fields.ts'
import type { Text } from '../text.ts'
import { isUnpainted } from './described.ts'
import { stepsIn, type WrongStep } from './steps.ts'

const told = ({ step, part }: WrongStep): Text => {
  if (!step) return { de: 'Das ist keine Liste von 1 bis 60 Schritten.', en: 'This is no list of 1 to 60 steps.' }
  return part
    ? { de: `In Schritt ${step} stimmt „${part}“ nicht.`, en: `In step ${step}, “${part}” is not right.` }
    : { de: `Schritt ${step} ist nicht zu lesen.`, en: `Step ${step} cannot be read.` }
}

const unpainted = (step: number): Text => ({
  de: `Schritt ${step} ist für dieses Bild noch nicht gemalt. Malen Sie ihn, oder schalten Sie ihn aus.`,
  en: `Step ${step} has not been painted for this picture yet. Paint it, or switch it off.`,
})

/** What is wrong with the steps that a form was sent with, by the name of their field. */
export const wrongSteps = (fields: Fields, values: Values): Record<string, Text> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = values[name]
      if (field.kind !== 'steps' || value === undefined) return []
      const read = stepsIn(String(value))
      if ('wrong' in read) return [[name, told(read.wrong)] as const]
      const at = read.steps.findIndex(step => isUnpainted(step, String(values[field.on] ?? '')))
      return at < 0 ? [] : [[name, unpainted(at + 1)] as const]
    }),
  )
