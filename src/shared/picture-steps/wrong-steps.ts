import type { Fields, Values } from '../fields.ts'
import type { Text } from '../text.ts'
import { stepsIn, type WrongStep } from './steps.ts'

const told = ({ step, part }: WrongStep): Text => {
  if (!step) return { de: 'Das ist keine Liste von 1 bis 60 Schritten.', en: 'This is no list of 1 to 60 steps.' }
  return part
    ? { de: `In Schritt ${step} stimmt „${part}“ nicht.`, en: `In step ${step}, “${part}” is not right.` }
    : { de: `Schritt ${step} ist nicht zu lesen.`, en: `Step ${step} cannot be read.` }
}

/** What is wrong with the steps that a form was sent with, by the name of their field. */
export const wrongSteps = (fields: Fields, values: Values): Record<string, Text> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => {
      const value = values[name]
      if (kind !== 'steps' || value === undefined) return []
      const read = stepsIn(String(value))
      return 'wrong' in read ? [[name, told(read.wrong)] as const] : []
    }),
  )
