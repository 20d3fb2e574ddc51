/** What a model that reads carefully answers when a text is checked: it works on the words of its prompt alone. */
type Listed = { properties?: { items?: { items?: { properties?: object } } } }

const fenceIn = (prompt: string, name: string) =>
  new RegExp(`<${name}-(\\w+)>\\n([^]*?)\\n</${name}-\\1>`).exec(prompt)?.[2] ?? ''

const sentencesIn = (text: string) =>
  text
    .replaceAll(/\[…\]/g, '\n')
    .split(/\n+|(?<=[.!?])\s+(?=\p{Lu}|„|“)/u)
    .map(one => one.trim())
    .filter(one => /\p{L}/u.test(one))

const wordsIn = (text: string) => new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(word => word.slice(0, 6)))
const figuresIn = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? []
const denies = (text: string) => /(?<!\p{L})(?:nicht|keine?\p{L}?|nie|not|never|no)(?!\p{L})/iu.test(text)
const opinion = /schönst|besten?\b|wunderbar|most beautiful|best\b|lovely/i

const share = (claim: string, sentence: string) => {
  const [wanted, said] = [wordsIn(claim), wordsIn(sentence)]
  return [...wanted].filter(word => said.has(word)).length / Math.max(1, wanted.size)
}

const quotationsOf = (prompt: string) => {
  const claim = fenceIn(prompt, 'claim')
  return [1, 2, 3, 4].flatMap(page => {
    const best = sentencesIn(fenceIn(prompt, `page${page}`))
      .map(sentence => ({ sentence, share: share(claim, sentence) }))
      .toSorted((one, other) => other.share - one.share)[0]
    if (!best || best.share < 0.75) return []
    const holds = figuresIn(claim).every(one => figuresIn(best.sentence).some(other => other === one))
    const says = holds && denies(claim) === denies(best.sentence) ? 'for' : 'against'
    return [{ page, quotation: best.sentence, says, reason: 'So steht es auf der Seite.' }]
  })
}

/** The answer to a question of a fact check; undefined for every other question. */
export const factcheckFor = (schema: object, prompt: string): object | undefined => {
  const asked = (schema as Listed).properties?.items?.items?.properties ?? {}
  const text = fenceIn(prompt, 'content')
  if ('quotation' in asked && 'says' in asked) return { items: quotationsOf(prompt) }
  if ('knows' in asked)
    return {
      items: sentencesIn(text).map(one => ({
        passage: one,
        claim: one,
        knows: 'Das klingt richtig, ist aber unsicher.',
      })),
    }
  if (!('checkable' in asked)) return undefined
  const items = sentencesIn(text).map(one => ({
    ...{ passage: one, claim: one, checkable: !opinion.test(one), query: one },
    ...(opinion.test(one) && { reason: 'Das ist eine Wertung.' }),
  }))
  return { items }
}
