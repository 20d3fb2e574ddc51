import type { Answer, Shape } from '#shared/answers.ts'
import { titleOf } from '#shared/title.ts'
import type { RunView } from '#server/runs/shown.ts'
import { copiedOf } from '../answers/copied.ts'
import { segmentsIn } from '#shared/segments.ts'
import { aiOf } from './ai.ts'
import { pictureOf } from './picture.ts'

type Leaving = {
  shape: Shape
  answer: Answer
  /** The answer as Markdown. */
  text: string
  about: RunView | undefined
  isEdited?: boolean
}

/** An answer as it leaves in a file: what is copied of it, its title, and what a model has to do with it. */
export const leavingOf = ({ shape, answer, text, about, isEdited }: Leaving) => ({
  markdown: copiedOf(shape, answer, text),
  title: titleOf(answer).title,
  lang: about?.language,
  ai: aiOf(about, isEdited),
  picture: pictureOf(shape, answer),
  ...(shape.shape === 'segments' && { segments: segmentsIn(answer) }),
})
