import { type Answer, isList, type Shape } from '#shared/answers.ts'
import { useCopyText } from '../ui/useCopyText.ts'
import { copiedOf } from './copied.ts'
import { textOf, textsOf } from './parts.ts'
import { published } from './social/shorten.ts'
import { useCopy } from './useCopy.ts'

/** Whether an answer is used as it is published, and not as a text with headings and lists. */
const isPost = (shape: Shape) => shape.view === 'social'

/** Copies an answer as one uses it: a post as it is published, under its title; everything else as Markdown reads. */
export function useCopyAnswer() {
  const [copy, copyPost] = [useCopy(), useCopyText()]
  return (shape: Shape, answer: Answer, text: string) => {
    if (!isPost(shape) || isList(answer) || typeof answer === 'string') return copy(copiedOf(shape, answer, text))
    const post = published(textOf(answer.text), textsOf(answer.hashtags))
    return copyPost([textOf(answer.title).trim(), post].filter(Boolean).join('\n\n'))
  }
}
