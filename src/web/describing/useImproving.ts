import { useEffect, useRef, useState } from 'react'
import { asProblem, type Problem } from '#shared/problems.ts'
import type { Locale, Text } from '#shared/text.ts'
import { useNews } from '../data/news.ts'
import { keyNow } from '../runs/same-key.ts'
import { sendRun } from '../runs/send-run.ts'
import { wholeAnswer } from '../runs/whole-answer.ts'

/** What the model is asked to make of a description. */
const wish: Text = {
  de: `Das ist die Beschreibung eines Bildes, das ein Bildmodell malen soll. Arbeiten Sie sie aus: Alles, was genannt
    ist, bleibt; dazu kommt, was man sehen würde, also Ausschnitt, Blickwinkel, Licht, Farben, Material, Umgebung und
    Stimmung. Ein Absatz mit höchstens 80 Wörtern in der Sprache der Beschreibung. Nur die neue Beschreibung, ohne
    Überschrift, ohne Anführungszeichen und ohne Markdown.`,
  en: `This is the description of a picture that an image model is to paint. Work it out: everything that is named
    stays; add what one would see, that is framing, angle, light, colours, materials, surroundings and mood. One
    paragraph of at most 80 words in the language of the description. Only the new description, without a heading,
    quotation marks or Markdown.`,
}

type State =
  | { readonly state: 'none' }
  | { readonly state: 'writing' }
  | { readonly state: 'there'; readonly of: string; readonly text: string }
  | { readonly state: 'failed'; readonly problem: Problem }

/** Has a model work out the description of a picture; the same is not charged twice. */
export function useImproving(locale: Locale) {
  const tell = useNews()
  const [state, set] = useState<State>({ state: 'none' })
  const watching = useRef<AbortController>(undefined)
  useEffect(() => () => watching.current?.abort(), [])

  async function ask(of: string) {
    watching.current?.abort()
    const { signal } = (watching.current = new AbortController())
    set({ state: 'writing' })
    const body = { inputs: { highlighted_text: of, language: locale }, query: wish[locale].replaceAll(/\s+/g, ' ') }
    const { key, failed } = keyNow({ call: 'editor/prompt', body, language: locale })
    try {
      const response = await sendRun('/api/editor/prompt', body, { key, signal })
      const answer = await wholeAnswer(response, signal, tell)
      set({ state: 'there', of, text: typeof answer === 'string' ? answer.trim() : '' })
    } catch (error) {
      if (signal.aborted) return
      failed(error)
      set({ state: 'failed', problem: asProblem(error) })
    }
  }
  return { ...state, ask: (of: string) => void ask(of), leave: () => set({ state: 'none' }) }
}
