import type { SpellingBy, SpellingRemark } from '#server/spelling/routes.ts'
import { asProblem, problems } from '#shared/problems.ts'
import type { Text } from '#shared/text.ts'
import { checkSpelling } from '../../data/spelling.ts'
import type { BlockHere } from './blocks.ts'
import { type Remark, remarkOn } from './remark.ts'

/** A paragraph rests so long before it is asked about, and after a failure it is asked again so late; milliseconds. */
const pauses = { rest: 1_000, again: 30_000 }
/** So much goes with one question; so many paragraphs are remembered. */
const most = { texts: 60, letters: 18_000, known: 20_000 }

type Found = ReadonlyMap<number, readonly Remark[]>
type Options = {
  readonly by: SpellingBy
  /** Of the text, as `de`; nobody is asked before it is known. */
  language(): string | undefined
  /** What is known of the blocks now, and what went wrong, if anything did. */
  onFound(remarks: Found, failed: Text | undefined): void
}

/** The variant of a language that this person's browser prefers, such as `de-CH`. */
const variantOf = (language: string) =>
  navigator.languages.find(one => one.toLowerCase().startsWith(`${language}-`)) ?? language

type Service = SpellingRemark['by']

/** Asks one of them about paragraphs that have come to rest, each wording once. */
const openService = (service: Service, { language, onFound }: Omit<Options, 'by'>) => {
  const known = new Map<string, readonly Remark[]>()
  let blocks: readonly BlockHere[] = []
  let waiting: ReturnType<typeof setTimeout> | undefined
  let [isBusy, isClosed] = [false, false]
  let failed: Text | undefined

  const nameOf = (text: string) => `${language() ?? ''} ${text}`
  const tell = () => {
    const found = blocks.flatMap(({ id, block }) => {
      const remarks = known.get(nameOf(block.text))
      return remarks?.length ? [[id, remarks] as const] : []
    })
    onFound(new Map(found), failed)
  }
  /** The first paragraphs that nobody was asked about yet. */
  const open = () => {
    const texts = new Set<string>()
    let letters = 0
    for (const { block } of blocks) {
      const { text, kind } = block
      if (kind === 'code' || !/\p{L}/u.test(text) || text.length > most.letters || known.has(nameOf(text))) continue
      letters += texts.has(text) ? 0 : text.length
      if (letters > most.letters || texts.size >= most.texts) break
      texts.add(text)
    }
    return [...texts]
  }
  const ask = async (): Promise<void> => {
    const spoken = language()
    const texts = open()
    if (spoken === undefined || isBusy || isClosed || !texts.length) return
    isBusy = true
    const names = texts.map(nameOf)
    try {
      const found = await checkSpelling(variantOf(spoken), texts, service)
      failed = found.failed ?? undefined
      if (known.size > most.known) known.clear()
      names.forEach((name, at) => {
        const own = found.remarks.filter(({ text }) => text === at)
        known.set(
          name,
          own.map(({ from, to, message, by: who, rule, replacements }) => {
            const changes = replacements.map(text => ({ from, to, text }))
            const lang = who === 'languagetool' ? spoken : undefined
            return remarkOn(texts[at] ?? '', { from, to, message, by: who, changes, lang }, rule)
          }),
        )
      })
    } catch (error) {
      const { de, en } = problems[asProblem(error).code]
      failed = { de, en }
    }
    isBusy = false
    if (isClosed) return
    tell()
    if (failed) {
      waiting = setTimeout(() => {
        for (const name of names) known.delete(name)
        void ask()
      }, pauses.again)
    } else void ask()
  }

  return {
    /** The blocks as they are now. */
    look(now: readonly BlockHere[]) {
      blocks = now
      tell()
      if (failed) return
      clearTimeout(waiting)
      waiting = setTimeout(() => void ask(), pauses.rest)
    },
    close() {
      isClosed = true
      clearTimeout(waiting)
    },
  }
}

/**
 * Asks dictionaries and LanguageTool about paragraphs, each on its own: what one finds waits neither for the other's
 * answer nor until the other is asked again.
 */
export const openOutside = ({ by, language, onFound }: Options) => {
  const said = new Map<Service, { remarks: Found; failed: Text | undefined }>()
  const tell = () => {
    const all = new Map<number, readonly Remark[]>()
    for (const { remarks } of said.values())
      for (const [id, own] of remarks) all.set(id, [...(all.get(id) ?? []), ...own])
    onFound(all, [...said.values()].find(({ failed }) => failed)?.failed)
  }
  const services = (['dictionaries', 'languagetool'] as const)
    .filter(one => (one === 'dictionaries' ? by.dictionaries : by.languageTool !== null))
    .map(one => {
      said.set(one, { remarks: new Map(), failed: undefined })
      return openService(one, { language, onFound: (remarks, failed) => (said.set(one, { remarks, failed }), tell()) })
    })
  return {
    /** The blocks as they are now. */
    look: (now: readonly BlockHere[]) => services.forEach(one => one.look(now)),
    close: () => services.forEach(one => one.close()),
  }
}
