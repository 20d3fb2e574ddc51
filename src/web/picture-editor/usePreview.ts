import { useEffect, useRef, useState } from 'react'
import { isUnpainted } from '#shared/picture-steps/described.ts'
import type { TextBox } from '#shared/picture-steps/lettering.ts'
import type { Pixels, Size } from '#shared/picture-steps/pixels.ts'
import type { Step } from '#shared/picture-steps/steps.ts'
import { askingBeside } from '../ask-worker.ts'
import type { PreviewAnswer, PreviewAsked } from './worker.ts'

const ask = askingBeside<PreviewAsked, PreviewAnswer>('pictures')

/** What is seen: the picture after these steps, and where each text of it lies. */
export type Preview = Readonly<{
  pixels: Pixels
  boxes: Readonly<Record<number, TextBox>>
  steps: readonly Step[]
}>

/** The picture of an editor: where it lies, its pixels as they are worked on, and its own size. */
export type Worked = Readonly<{ address: string; picture: Pixels; full: Size }>
export type PreviewFailure = 'steps' | 'painting' | undefined

let number = 0

/** The picture after its steps, at the size of the screen; of changes that come fast, the last is shown. */
export function usePreview({ address, picture, full }: Worked, steps: readonly Step[]) {
  const [preview, setPreview] = useState<Preview>({ pixels: picture, boxes: {}, steps: [] })
  const [failed, setFailed] = useState<PreviewFailure>()
  const wanted = useRef(steps)
  const isAsking = useRef(false)
  const name = useRef('')
  const answerFor = async (steps: readonly Step[]) => {
    name.current ||= `${++number}`
    // What was not painted for this picture changes nothing of it yet.
    const those = steps.map((one): Step => (isUnpainted(one, address) ? { ...one, off: true } : one))
    const about = { name: name.current, scale: picture.width / full.width, steps: those }
    const answer = await ask(about)
    return 'failed' in answer && answer.failed === 'picture' ? ask({ ...about, picture }) : answer
  }
  useEffect(() => {
    wanted.current = steps
    if (isAsking.current) return
    const show = async (steps: readonly Step[]): Promise<void> => {
      const answer = await answerFor(steps)
      setFailed('failed' in answer ? (answer.failed === 'painting' ? 'painting' : 'steps') : undefined)
      if ('pixels' in answer) setPreview({ ...answer, steps })
      if (wanted.current !== steps) await show(wanted.current)
    }
    isAsking.current = true
    show(steps)
      .catch(() => setFailed('steps'))
      .finally(() => {
        isAsking.current = false
      })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the question follows from these
  }, [picture, steps])
  return {
    preview,
    failed,
    /** The picture after other steps than those that are shown; nothing where it cannot be worked out. */
    async after(others: readonly Step[]) {
      const answer = await answerFor(others)
      return 'pixels' in answer ? answer.pixels : undefined
    },
  }
}
