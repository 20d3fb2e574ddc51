import type { Call } from '../call.ts'
import { type Card, type Engine, engine, everyone } from '../engine.ts'

type PictureCard = Omit<Card, 'category' | 'action' | 'access' | 'shelf'>

/** A picture states nothing. Painters are told in English, which all of them know; pixels have no language. */
const asPicture = (call: Call): Call => ({
  basis: 'free',
  language: call.by === 'painted' ? 'en' : 'untouched',
  ...call,
})

/** A tool for pictures: open to every plan, and on a shelf of its own. */
export const pictureTool = (card: PictureCard, calls: Engine['calls']): Engine =>
  engine(
    { ...card, shelf: 'pictures', category: ['general'], action: ['other'], access: everyone },
    Object.fromEntries(Object.entries(calls).map(([path, call]) => [path, asPicture(call)])),
  )
