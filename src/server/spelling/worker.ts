import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { createHunspellFromStrings } from 'hunspell-wasm'
import type { SpellingRequest, SpellingReply, Opening } from './speller.ts'

const { folder, sources }: Opening = workerData
const read = (name: string, file: string) => readFileSync(join(folder, name, file), 'utf8')
const dictionaries = await Promise.all(
  sources.map(async ({ name, language }) => ({
    language,
    dictionary: await createHunspellFromStrings(read(name, 'index.aff'), read(name, 'index.dic')),
  })),
)

/** A word of any of these languages is one: German texts hold English words. What it might be is asked of its own. */
const look = (word: string, language: SpellingRequest['language']) => {
  const plain = word.replaceAll('’', "'")
  if (dictionaries.some(({ dictionary }) => dictionary.testSpelling(plain))) return undefined
  const own = dictionaries.filter(one => one.language === language)
  return [...new Set(own.flatMap(({ dictionary }) => dictionary.getSpellingSuggestions(plain)))]
}

parentPort?.on('message', ({ id, words, language }: SpellingRequest) => {
  const found = words.flatMap(word => {
    const suggestions = look(word, language)
    return suggestions ? [[word, suggestions] as const] : []
  })
  parentPort?.postMessage({ id, found } satisfies SpellingReply)
})
