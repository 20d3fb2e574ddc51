import { type Answer, byShape, isList, type ShapeOf } from './answers.ts'
import type { EventOf } from './events.ts'
import type { Fields } from './fields.ts'
import { noteNames } from './notes.ts'
import { itemIn, partsIn } from './read-answer.ts'

type PieceEvent = EventOf<'item'>

/** The items of a list, or the parts of a form. */
export const piecesOf = (answer: Answer): PieceEvent[] => {
  if (typeof answer === 'string') return []
  if (isList(answer)) return answer.map((item, at) => ({ event: 'item', at, item }))
  return Object.entries(answer).map(([part, item]) => ({ event: 'item', part, item }))
}

const opening = new Set('{[')
const closing = new Set('}]')

/** Behind this stands a list, but not the one that was asked for. */
const besideIt = new RegExp(String.raw`"(?:${noteNames.join('|')})"\s*:\s*$`, 'i')

/**
 * Reads JSON forward, sign by sign, and never twice: gives the source of each element of the first array, or of each
 * pair of the first object, as soon as the comma or bracket behind it has come.
 */
const elementsOf = (container: '[' | '{') => {
  let depth = 0
  let home = 0 // the depth at which the elements stand; 0 until the container has begun
  let quoted = false
  let escaped = false
  let element = ''
  let lead = '' // what stands before the container
  let finished = false

  return function* (more: string): Generator<string> {
    for (const sign of more) {
      if (finished) return
      const before = depth
      if (escaped) escaped = false
      else if (quoted) {
        if (sign === '\\') escaped = true
        else if (sign === '"') quoted = false
      } else if (sign === '"') quoted = depth > 0
      else if (opening.has(sign)) depth++
      else if (closing.has(sign)) depth--

      if (!home) {
        if (sign === container && depth > before && !besideIt.test(lead)) home = depth
        if (!home) lead += sign
        continue
      }
      const left = depth < home
      if (left || (depth === home && sign === ',' && !quoted)) {
        if (element.trim()) yield element
        element = ''
        finished = left
      } else element += sign
    }
  }
}

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** The items as they come, at most as many as were asked for, until one is none: then the rest is left to the end. */
const itemsOf = ({ of, howMany }: ShapeOf<'list'>) => {
  const most = typeof howMany === 'number' ? howMany : Infinity
  const elements = elementsOf('[')
  let at = 0
  let sound = true
  return (more: string) =>
    [...elements(more)].flatMap((json): PieceEvent[] => {
      const item = itemIn(of, parsed(json))
      sound &&= item !== undefined && at < most
      return sound && item !== undefined ? [{ event: 'item', at: at++, item }] : []
    })
}

const pairsOf = (parts: Fields) => {
  const elements = elementsOf('{')
  return (more: string) => [...elements(more)].flatMap(json => piecesOf(partsIn(parts, parsed(`{${json}}`)) ?? ''))
}

const nothing = () => (): PieceEvent[] => []

/** Reads a model's answer while it comes: give it what came, and it gives what has just become whole. */
export const pieceReader = byShape<(more: string) => PieceEvent[]>({
  text: nothing,
  list: itemsOf,
  form: ({ parts }) => pairsOf(parts),
  claims: nothing,
  segments: nothing,
  audio: nothing,
  pictures: nothing,
})
