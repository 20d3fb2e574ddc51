import { useEffect, useRef, useState } from 'react'
import type { TextBox } from '#shared/picture-steps/lettering.ts'
import type { Pixels } from '#shared/picture-steps/pixels.ts'
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

let number = 0

/** The picture after its steps, at the size of the screen; of changes that come fast, the last is shown. */
export function usePreview(picture: Pixels, steps: readonly Step[]) {
  const [preview, setPreview] = useState<Preview>({ pixels: picture, boxes: {}, steps: [] })
  const [failed, setFailed] = useState(false)
  const wanted = useRef(steps)
  const isAsking = useRef(false)
  const name = useRef('')
  useEffect(() => {
    wanted.current = steps
    if (isAsking.current) return
    const show = async (steps: readonly Step[]): Promise<void> => {
      name.current ||= `${++number}`
      const about = { name: name.current, steps }
      let answer = await ask(about)
      if ('failed' in answer && answer.failed === 'picture') answer = await ask({ ...about, picture })
      setFailed('failed' in answer)
      if ('pixels' in answer) setPreview({ ...answer, steps })
      if (wanted.current !== steps) await show(wanted.current)
    }
    isAsking.current = true
    show(steps)
      .catch(() => setFailed(true))
      .finally(() => {
        isAsking.current = false
      })
  }, [picture, steps])
  return { preview, failed }
}
