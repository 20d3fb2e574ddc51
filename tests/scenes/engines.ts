import { words } from '../words.ts'
import type { Stage } from './scene.ts'
import { presses } from './states.ts'

/** Where an engine is. */
export const engine = (slug: string) => `/engins/v1/${slug}`

/** The button that opens the guide of an engine. */
export const howTo = { de: 'So funktioniert’s', en: 'How it works' }

/** Has an engine's own example written. */
export const fillsAndGenerates = presses(words.example, words.generate)

/** Has it written, and waits until it is there. */
export const settled = async (stage: Stage) => {
  await fillsAndGenerates(stage)
  await stage.visitor.button(words.copy).first().waitFor()
}

/** Waits until so many characters of the text are there. */
export const written = ({ page }: Stage, characters: number) =>
  page.waitForFunction(enough => (document.querySelector('.markdown')?.textContent ?? '').length > enough, characters)
