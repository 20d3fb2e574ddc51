import { createContext, use } from 'react'
import type { FindingView } from '#server/custom-engines/views.ts'
import type { Text } from '#shared/text.ts'

/** What the server found wrong with the draft, and whether also what is still empty is to be told. */
export const Findings = createContext<{ readonly findings: readonly FindingView[]; readonly strict: boolean }>({
  findings: [],
  strict: false,
})

/** What is wrong at a place. Of what is empty nothing is said before somebody wants to publish. */
export const useFinding = (at: string, value: unknown = true): string | undefined => {
  const { findings, strict } = use(Findings)
  const empty = value === '' || value === undefined || (Array.isArray(value) && !value.length)
  if (empty && !strict) return undefined
  return findings.find(finding => finding.at === at)?.says
}

/** The parts of the workshop, in their order. */
export const parts = {
  card: { de: 'Karte', en: 'Card' },
  form: { de: 'Formular', en: 'Form' },
  prompt: { de: 'Auftrag', en: 'Prompt' },
  answer: { de: 'Antwort', en: 'Answer' },
  guide: { de: 'Anleitung', en: 'Guide' },
  versions: { de: 'Fassungen', en: 'Versions' },
} as const satisfies Record<string, Text>
export type EditorPart = keyof typeof parts
export const partNames = Object.keys(parts) as EditorPart[]

/** The parts that each variant of an engine has of its own. */
export const partsOfCalls: ReadonlySet<EditorPart> = new Set(['form', 'prompt', 'answer', 'guide'])

const homes: Readonly<Record<string, EditorPart>> = {
  fields: 'form',
  note: 'form',
  title: 'form',
  description: 'form',
  icon: 'form',
  more: 'form',
  prompt: 'prompt',
  example: 'guide',
  cost: 'card',
  access: 'card',
}

/** The part in which something is mended. */
export const partOf = (at: string): EditorPart => {
  const [first, second = ''] = at.split('.')
  if (first === 'engine') return second === 'guide' ? 'guide' : 'card'
  return homes[second] ?? 'answer'
}

/** The call that something is wrong with, if it is one. */
export const callOf = (at: string): string | undefined => {
  const [first] = at.split('.')
  return first === 'engine' ? undefined : first
}
