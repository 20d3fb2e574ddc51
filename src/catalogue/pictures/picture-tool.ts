import { type Card, type Engine, engine, everyone } from '../engine.ts'

type PictureCard = Omit<Card, 'category' | 'action' | 'access' | 'shelf'>

/** A tool for pictures: open to every plan, and on a shelf of its own. */
export const pictureTool = (card: PictureCard, calls: Engine['calls']): Engine =>
  engine({ ...card, shelf: 'pictures', category: ['general'], action: ['other'], access: everyone }, calls)
