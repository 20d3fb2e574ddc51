/** Pairs of words that the test model takes for each other when it is asked for a text in other words. */
const pairs: readonly (readonly [string, string])[] = [
  ['alte', 'betagte'],
  ['Neuer', 'Moderner'],
  ['kommt', 'folgt'],
  ['eingeholt', 'liegt vor'],
  ['old', 'aged'],
  ['New', 'Modern'],
  ['comes', 'follows'],
  ['obtained', 'received'],
]

const swapped = (text: string) =>
  pairs.reduce((said, [one, other]) => said.replace(new RegExp(`\\b${one}\\b`), other), text)

/** The text of a prompt that asks for the same in other words or without mistakes, with a few words changed. */
export const rewordedFor = (prompt: string): string | undefined => {
  const asks = /Formuliere den Text in|Korrigiere den Text in|Rewrite the text in .* in other|Correct the text in/
  const [, text] = /<content-\w+>\n([\s\S]*?)\n<\/content-/.exec(prompt) ?? []
  return asks.test(prompt) && text?.includes('1911') ? swapped(text) : undefined
}
