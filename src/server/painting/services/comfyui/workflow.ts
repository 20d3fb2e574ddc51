import * as z from 'zod/mini'
import type { Text } from '#shared/text.ts'
import { type WorkflowSlot, workflowSlots } from '#shared/workflow-slots.ts'
import type { Workflow } from '../../../connected/service.ts'

type Slot = WorkflowSlot
type Filling = Readonly<Partial<Record<Slot, string | number>>>
/** What a workflow is for: it paints from words, changes a picture, or an area of one. */
type Purpose = 'paint' | 'edit' | 'area'

const node = z.looseObject({
  class_type: z.string(),
  inputs: z.record(z.string(), z.unknown()),
  _meta: z.optional(z.looseObject({ title: z.optional(z.string()) })),
})
const graph = z.record(z.string(), node)
type Graph = z.infer<typeof graph>

/** Where something is filled in: all of a field, or what stands between braces in it. */
type Place = Readonly<{ node: string; input: string; slot: Slot; isAll: boolean }>
export type Flow = Readonly<{ graph: Graph; places: readonly Place[]; result?: string }>

/** The fields that nodes have for a slot: those of ComfyUI's own nodes, and of its nodes for single values. */
const texts = ['text', 'prompt', 'value', 'string', 'text_g', 'text_l', 'clip_l', 't5xxl']
const inputs: Readonly<Record<Exclude<Slot, 'result'>, readonly string[]>> = {
  prompt: texts,
  negative: texts,
  seed: ['seed', 'noise_seed', 'value'],
  width: ['width', 'value'],
  height: ['height', 'value'],
  picture: ['image'],
  mask: ['image', 'mask'],
  strength: ['denoise', 'strength', 'value'],
}
const numbers: ReadonlySet<Slot> = new Set(['seed', 'width', 'height', 'strength'])
const inBraces = /\{\{\s*(\w+)\s*\}\}/g

const isSlot = (name: string): name is Slot => workflowSlots.some(one => one === name)

/** The slots that a title names, several with spaces or commas between; none where it is any other title. */
const slotsIn = (title = ''): readonly Slot[] => {
  const names = title.toLowerCase().split(/[\s,;+&]+/)
  return names.every(isSlot) ? names : []
}

const placesIn = (all: Graph): Place[] =>
  Object.entries(all).flatMap(([id, { inputs: fields, _meta: meta }]) => {
    const titled = slotsIn(meta?.title).flatMap(slot => {
      if (slot === 'result') return []
      const kind = numbers.has(slot) ? 'number' : 'string'
      const here = inputs[slot].filter(input => typeof fields[input] === kind)
      return here.map(input => ({ node: id, input, slot, isAll: true }))
    })
    const braced = Object.entries(fields).flatMap(([input, value]) =>
      typeof value === 'string'
        ? [...value.matchAll(inBraces)].flatMap(([written, name = '']) =>
            isSlot(name) ? [{ node: id, input, slot: name, isAll: written === value.trim() }] : [],
          )
        : [],
    )
    return braced.length ? braced : titled
  })

/** Where nobody says which, whatever is called a seed is one: with the same number ComfyUI paints nothing anew. */
const seedsIn = (all: Graph): Place[] =>
  Object.entries(all).flatMap(([id, { inputs: fields }]) =>
    ['seed', 'noise_seed']
      .filter(input => typeof fields[input] === 'number')
      .map(input => ({ node: id, input, slot: 'seed' as const, isAll: true })),
  )

/** Reads a workflow as ComfyUI exports it for its API. Throws where it is none. */
export const flowIn = ({ text }: Workflow): Flow => {
  const all = graph.parse(JSON.parse(text))
  const places = placesIn(all)
  const seeded = places.some(({ slot }) => slot === 'seed') ? places : [...places, ...seedsIn(all)]
  const result = Object.entries(all).find(([, { _meta: meta }]) => slotsIn(meta?.title).includes('result'))?.[0]
  return { graph: all, places: seeded, ...(result !== undefined && { result }) }
}

export const has = ({ places }: Flow, slot: Slot) => places.some(one => one.slot === slot)

export const purposeOf = (flow: Flow): Purpose => {
  if (!has(flow, 'picture')) return 'paint'
  return has(flow, 'mask') ? 'area' : 'edit'
}

/** The slots of a workflow, each once, in the order in which they are listed. */
export const slotsOf = (one: Workflow): readonly Slot[] => {
  const flow = flowIn(one)
  return workflowSlots.filter(slot => has(flow, slot) || (slot === 'result' && flow.result !== undefined))
}

/** What stands in braces where nothing was said of it. */
const otherwise: Filling = { negative: '', strength: 0.75 }

/** A workflow with its places filled; where nothing is said of one that a title names, what stood there stays. */
export const filledIn = ({ graph: all, places }: Flow, filling: Filling): object => {
  const made = structuredClone(all)
  for (const { node: id, input, slot, isAll } of places) {
    const fields = made[id]?.inputs
    if (!fields) continue
    const before = fields[input]
    const isBraced = typeof before === 'string' && before.includes('{{')
    const value = filling[slot] ?? (isBraced ? otherwise[slot] : undefined)
    if (value === undefined) continue
    fields[input] =
      isAll || typeof before !== 'string'
        ? value
        : before.replaceAll(inBraces, (written, name) => (name === slot ? String(value) : written))
  }
  return made
}

const named = (name: string, de: string, en: string): Text => ({ de: `„${name}“: ${de}`, en: `“${name}”: ${en}` })

const wrongWith = (one: Workflow): Text | undefined => {
  const { name, text } = one
  let flow: Flow
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read === 'object' && read !== null && 'nodes' in read && Array.isArray(read.nodes))
      return named(
        name,
        'Das ist die Datei für die Arbeitsfläche. Exportieren Sie den Workflow in ComfyUI mit „Export (API)“.',
        'This is the file for the canvas. Export the workflow in ComfyUI with “Export (API)”.',
      )
    flow = flowIn(one)
  } catch {
    return named(
      name,
      'Das ist kein Workflow von ComfyUI im Format der API.',
      'This is no workflow of ComfyUI in the format of its API.',
    )
  }
  if (has(flow, 'mask') && !has(flow, 'picture'))
    return named(
      name,
      'Eine Maske braucht auch ein Bild: Nennen Sie den Knoten, der es lädt, „picture“.',
      'A mask needs a picture, too: name the node that loads it “picture”.',
    )
  if (!has(flow, 'prompt') && !has(flow, 'mask'))
    return named(
      name,
      'Es fehlt ein Platz für die Beschreibung: Nennen Sie den Knoten mit dem Text „prompt“, oder schreiben Sie {{prompt}} hinein.',
      'There is no place for the description: name the node with the text “prompt”, or write {{prompt}} into it.',
    )
  return undefined
}

/** What is wrong with workflows, in a sentence; nothing where they can be used. */
export const wrongIn = (all: readonly Workflow[]): Text | undefined => {
  const wrong = all.map(wrongWith).find(Boolean)
  if (wrong || new Set(all.map(one => purposeOf(flowIn(one)))).size === all.length) return wrong
  return {
    de: 'Zwei Workflows sind für dasselbe. Möglich ist je einer, der aus Worten malt, ein Bild ändert und einen Bereich ändert.',
    en: 'Two workflows are for the same. There can be one each that paints from words, changes a picture and changes an area.',
  }
}
