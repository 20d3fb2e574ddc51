import type { ReactNode } from 'react'
import { type Answer, isList, type Shape } from '#shared/answers.ts'
import type { MadeFile } from '#shared/made-files.ts'
import { notesBegin } from '#shared/notes-begin.ts'
import type { Fields } from '#shared/fields.ts'
import { lengthOf, roomOf } from '#shared/text.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { readingTime, speakingTime, wordsIn } from '../ui/counts.ts'
import { textOf, textsOf } from './parts.ts'
import { published } from './social/shorten.ts'

const words = {
  words: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Wort' : 'Wörter'}`,
    en: `${count} ${one ? 'word' : 'words'}`,
  }),
  seconds: (count: string) => ({ de: `${count} s Lesezeit`, en: `${count} s to read` }),
  minutes: (count: string) => ({ de: `${count} min Lesezeit`, en: `${count} min to read` }),
  spokenSeconds: (count: string) => ({ de: `${count} s zum Sprechen`, en: `${count} s to speak` }),
  spokenMinutes: (count: string) => ({ de: `${count} min zum Sprechen`, en: `${count} min to speak` }),
  items: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Eintrag' : 'Einträge'}`,
    en: `${count} ${one ? 'item' : 'items'}`,
  }),
  claims: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Aussage' : 'Aussagen'}`,
    en: `${count} ${one ? 'claim' : 'claims'}`,
  }),
  segments: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Abschnitt' : 'Abschnitte'}`,
    en: `${count} ${one ? 'passage' : 'passages'}`,
  }),
  pictures: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Bild' : 'Bilder'}`,
    en: `${count} ${one ? 'picture' : 'pictures'}`,
  }),
  shown: (all: string, count: string) => ({
    de: `${all} Bilder, ${count} davon gezeigt`,
    en: `${all} pictures, ${count} of them shown`,
  }),
  files: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Datei' : 'Dateien'}`,
    en: `${count} ${one ? 'file' : 'files'}`,
  }),
  signs: (count: string) => ({ de: `${count} Zeichen`, en: `${count} characters` }),
  tooLong: (count: string) => ({ de: `${count} zu lang`, en: `${count} too long` }),
}

/** How many pieces of named parts go over their room. */
const overIn = (fields: Fields, answer: Answer, room: (text: string) => number) =>
  typeof answer === 'string' || isList(answer)
    ? 0
    : Object.entries(fields).flatMap(([name, field]) => {
        const max = field.kind === 'line' || field.kind === 'words' ? field.max : undefined
        return [answer[name] ?? []].flat().filter(piece => max && room(String(piece)) > max)
      }).length

type Props = { shape: Shape; answer: Answer; text: string; files?: readonly MadeFile[] | undefined }

const none: readonly MadeFile[] = []

/**
 * How much it is: words and reading time of a text, the pieces of a list or of named parts and what is too long, the
 * characters of a post, which each network counts.
 */
export function Measure({ shape, answer, text, files = none }: Props): ReactNode {
  const t = useText()
  const { number } = useFormats()
  const { shape: kind } = shape
  // An archive of them is not one more.
  const single = files.filter(({ type }) => type !== 'application/zip')
  const isOfFiles = shape.view === 'files' && !(single.length && single.every(({ type }) => type.startsWith('image/')))
  const each = isOfFiles
    ? words.files
    : kind === 'pictures' || kind === 'claims' || kind === 'segments'
      ? words[kind]
      : words.items
  if (isList(answer)) {
    const count = answer.length - (files.length - single.length)
    const all = files.find(({ holds }) => holds)?.holds
    if (all && all > count) return t(words.shown(number(all), number(count)))
    return t(each(number(count), count === 1))
  }
  if (shape.view === 'social') {
    const post = typeof answer === 'string' ? answer : published(textOf(answer.text), textsOf(answer.hashtags))
    return t(words.signs(number(lengthOf(post))))
  }
  if (shape.shape === 'form' && shape.view !== 'mail' && typeof answer !== 'string') {
    const counted = Object.entries(shape.parts).flatMap(([name, { label }]) => {
      const value = answer[name]
      return typeof value === 'object' ? [`${t(label)}: ${number(value.length)}`] : []
    })
    const over = overIn(shape.parts, answer, shape.view === 'ads' ? roomOf : lengthOf)
    return (
      <>
        {counted.join(', ')}
        {over > 0 && <span className="text-danger"> · {t(words.tooLong(number(over)))}</span>}
      </>
    )
  }
  // Of a mail its body is read; of its subjects one is chosen.
  const read = shape.view === 'mail' && typeof answer !== 'string' ? textOf(answer.body) : text
  const count = wordsIn(read.slice(0, notesBegin(read)))
  const isSpoken = shape.view === 'speech'
  const seconds = isSpoken ? speakingTime(count) : readingTime(count)
  const [inSeconds, inMinutes] = isSpoken ? [words.spokenSeconds, words.spokenMinutes] : [words.seconds, words.minutes]
  const time = seconds < 60 ? inSeconds(number(seconds)) : inMinutes(number(Math.round(seconds / 60)))
  return `${t(words.words(number(count), count === 1))} · ${t(time)}`
}
