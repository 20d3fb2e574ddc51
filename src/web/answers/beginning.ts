import { type Answer, isList, isRecord, type Item } from '#shared/answers.ts'
import { isSegment } from '#shared/segments.ts'
import type { Value, Values } from '#shared/fields.ts'

/**
 * What of an answer is drawn at most, so that the page goes on answering; a longer line, or more signs without a space,
 * end what is drawn, too: a browser takes long to find where such lines break.
 */
const most = { signs: 100_000, lines: 1500, texts: 500, inLine: 12_000, inWord: 2000 } as const

type Room = { signs: number; lines: number; texts: number; isFull: boolean }
const newRoom = (): Room => ({ ...most, isFull: false })

const isHalfSign = (text: string, at: number) => /[\udc00-\udfff]/.test(text.charAt(at))

/** How much of a line is drawn. */
const drawnOf = (line: string) => {
  if (line.length <= most.inWord) return line.length
  for (const { 0: word, index } of line.slice(0, most.inLine).matchAll(/\S+/g))
    if (word.length > most.inWord) return index + most.inWord
  return Math.min(line.length, most.inLine)
}

/** As much of a text as there is room for. */
const take = (text: string, room: Room): string => {
  room.texts--
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at)
    const length = (end < 0 ? text.length : end + 1) - at
    const fits = room.lines && Math.min(room.signs, drawnOf(text.slice(at, at + length)))
    if (fits < length) {
      room.isFull = true
      return text.slice(0, isHalfSign(text, at + fits) ? at + fits - 1 : at + fits)
    }
    room.signs -= length
    room.lines--
    at += length
  }
  return text
}

const takeAll = <One>(all: readonly One[], room: Room, takeOne: (one: One) => One): readonly One[] => {
  const taken: One[] = []
  for (const one of all) {
    room.isFull ||= room.texts < 1
    if (room.isFull) break
    taken.push(takeOne(one))
  }
  return taken
}

const valueOf = (value: Value, room: Room): Value => {
  if (typeof value === 'string') return take(value, room)
  return typeof value === 'object' ? takeAll(value, room, text => take(text, room)) : value
}
const valuesOf = (values: Values, room: Room): Values =>
  Object.fromEntries(
    takeAll(Object.entries(values), room, ([name, value]): [string, Value] => [name, valueOf(value, room)]),
  )
const itemOf = (item: Item, room: Room): Item => {
  if (typeof item === 'string') return take(item, room)
  // Of a recording of hours all is drawn, a part at a time: its view sees to it.
  return isRecord(item) && !isSegment(item) ? valuesOf(item, room) : item
}
const answerOf = (answer: Answer, room: Room): Answer => {
  if (typeof answer === 'string') return take(answer, room)
  return isList(answer) ? takeAll(answer, room, item => itemOf(item, room)) : valuesOf(answer, room)
}

/** The beginning of an answer, as much of it as is drawn; the same answer where that is all of it. */
export const beginningOf = (answer: Answer): Answer => {
  const room = newRoom()
  const beginning = answerOf(answer, room)
  return room.isFull ? beginning : answer
}

/** The same of a text. */
export const beginningOfText = (text: string): string => take(text, newRoom())

/** Whether there is more of an answer than is drawn. */
export const isTooLong = (answer: Answer) => beginningOf(answer) !== answer

/** The same of what was typed into a form, each text by itself. */
export const beginningsIn = (values: Values): Values =>
  Object.values(values).some(value => isTooLong({ value }))
    ? Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueOf(value, newRoom())]))
    : values
