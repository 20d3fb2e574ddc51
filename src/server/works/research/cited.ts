import { sentenceFinder } from '#language/quotations/index.ts'
import { noteFor } from '#shared/citations.ts'
import { citingGaps } from '#shared/gaps.ts'
import type { Source } from '#shared/sources.ts'
import type { Locale } from '#shared/text.ts'
import { codeReader } from './in-code.ts'
import { figuresIn, namesFigures } from './figures.ts'
import { placeOf, typedIn } from './typed.ts'

/** The numbers of sources, as models write them: `[2]`, `[1, 3]`, `[^2]`, `[1][3]`. */
const call = /^\[\^?\d{1,3}(?:\s?[,;]\s?\d{1,3})*\](?:\s?\[\^?\d{1,3}(?:\s?[,;]\s?\d{1,3})*\])*(?!\()/
const calls = /\[(\^?)([\d\s,;]+)\]/g
/** What may still become some. */
const mayBeCall = /^(?:\[\^?[\d\s,;]{1,12}\]\s?){0,8}(?:\[\^?[\d\s,;]{0,12})?$/
const sentenceEnd = /[.!?…][“”"»«)]*\s+|\n+/g

/** So many notes quote their source; whoever has more of them reads none. */
const mostQuoted = 300

/** A source, read once however often it is named. */
const readOnce = (source: Source) => {
  let figures: ReadonlySet<string> | undefined
  return { source, closest: sentenceFinder(source.text), figures: () => (figures ??= new Set(figuresIn(source.text))) }
}

/** What was there before a text is written: the notes of what it is made from, and all that was typed and brought. */
export type Given = Readonly<{ notes?: readonly string[]; texts?: readonly string[] }>

/**
 * Checks the numbers in a text while it comes. Each that names a source becomes a note of its own, with the words of
 * the source that were used; one that names none is replaced by a gap; where the source does not hold the figures of
 * the sentence, a gap stands behind it. `end` gives the notes. What the text was made from may have notes of its own:
 * `[^1]` is then one of those, and stays with what it says. A number in brackets that was typed stays what it is, and
 * so does all in code.
 */
export const citing = (sources: readonly Source[], locale: Locale, { notes: own = [], texts = [] }: Given = {}) => {
  const typed = typedIn(texts)
  const code = codeReader()
  let held = ''
  let sentence = ''
  /** The one before, for numbers that stand behind its full stop. */
  let before = ''
  const notes = [...own]
  const all = sources.map(readOnce)
  const isOwn = (number: number) => number > 0 && number <= own.length

  const noteSentence = (text: string) => {
    code.read(text)
    sentence = (sentence + text).slice(-2000)
    const ends = [...sentence.matchAll(sentenceEnd)].map(({ 0: end, index }) => index + end.length)
    const last = ends.at(-1)
    if (last === undefined) return text
    before = sentence.slice(ends.at(-2) ?? 0, last)
    sentence = sentence.slice(last)
    return text
  }
  const marks = (typed: string) => {
    const named = [...typed.matchAll(calls)].flatMap(([, raised, numbers = '']) =>
      (numbers.match(/\d+/g) ?? []).map(number => ({
        number: Number(number),
        keeps: !!raised && isOwn(Number(number)),
      })),
    )
    const kept = [...new Set(named.filter(({ keeps }) => keeps).map(({ number }) => `[^${number}]`))].join('')
    const cited = named.filter(({ keeps }) => !keeps).map(({ number }) => number)
    if (!cited.length) return kept
    const known = [...new Set(cited)].flatMap(number => all[number - 1] ?? [])
    const space = /\s$/.test(sentence) || !sentence ? '' : ' '
    if (!known.length) return kept + space + citingGaps.missing[locale]
    const about = sentence.trim() ? sentence : before
    const isSaid = namesFigures(
      about,
      known.map(({ figures }) => figures()),
    )
    const noted = known.map(({ source, closest }) => {
      const used = isSaid && notes.length < mostQuoted ? closest(about) : undefined
      return `[^${notes.push(noteFor(source, used, locale))}]`
    })
    return kept + noted.join('') + (isSaid ? '' : ` ${citingGaps.doubtful[locale]}`)
  }
  /** Whether what looks like numbers of sources is something else. */
  const isElse = (signs: string) => {
    const above = before + sentence
    return above.endsWith('\\') || typed.has(placeOf(above, signs))
  }
  /** A note stands close to its word: a space is held back until it is known what follows. */
  const closeTo = (out: string, marked: string) =>
    marked.startsWith('[^') ? out.replace(/ +$/, '') + marked : out + marked
  const through = (piece: string, isEnd: boolean): string => {
    let text = held + piece
    held = ''
    let out = ''
    for (let at = text.indexOf('['); at >= 0; at = text.indexOf('[')) {
      out += noteSentence(text.slice(0, at))
      text = text.slice(at)
      if (code.isCode()) {
        out += noteSentence('[')
        text = text.slice(1)
        continue
      }
      const found = call.exec(text)
      if (!isEnd && mayBeCall.test(text)) {
        const space = / *$/.exec(out)?.[0] ?? ''
        held = space + text
        return out.slice(0, out.length - space.length)
      }
      if (found && isElse(found[0])) {
        out += noteSentence(found[0])
        text = text.slice(found[0].length)
      } else if (found) {
        out = closeTo(out, marks(found[0]))
        text = text.slice(found[0].length)
      } else {
        out += noteSentence('[')
        text = text.slice(1)
      }
    }
    const space = isEnd ? '' : (/ *$/.exec(text)?.[0] ?? '')
    held = space
    return out + noteSentence(text.slice(0, text.length - space.length))
  }
  let told = ''
  const tell = (piece: string) => {
    told += piece
    return piece
  }
  const below = (text: string): string => {
    const called = new Set(text.match(/\[\^\d{1,6}\]/g))
    const written = new Set([...text.matchAll(/\n(\[\^\d{1,6}\]):/g)].map(([, sign]) => sign))
    return notes
      .map((note, at) => [`[^${at + 1}]`, note] as const)
      .filter(([sign]) => called.has(sign) && !written.has(sign))
      .map(([sign, note]) => `\n\n${sign}: ${note}`)
      .join('')
  }
  return {
    read: (piece: string) => tell(through(piece, false)),
    end: (): string => {
      const rest = tell(through('', true))
      return rest + below(told)
    },
    /** What stands below a text that was broken off: the notes it has come to call for. */
    below,
  }
}
