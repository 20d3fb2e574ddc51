import { type PictureFinding, leastSharpness, picturePleas, samePrint, shortestSide } from '#shared/image-models.ts'
import type { ModelPicture } from '../store/image-models.ts'

export type Found = ModelPicture & {
  readonly findings: readonly PictureFinding[]
  /** Of a double, the number of the picture that it looks like. */
  readonly doubleOf?: number
  readonly isUsed: boolean
}

const bits = (print: string) => [...BigInt(`0x${print}`).toString(2)].filter(bit => bit === '1').length
const differ = (one: string, other: string) => bits((BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(16))

const keepsOut = (finding: PictureFinding) => picturePleas.some(one => one === finding)

/** What was found of each picture; of two that look the same, the first is used. */
export const foundIn = (pictures: readonly ModelPicture[]): readonly Found[] =>
  pictures.map((picture, at) => {
    const { width, height, sharpness, print, face } = picture
    const like = pictures.slice(0, at).findIndex(earlier => differ(earlier.print, print) <= samePrint)
    const findings: PictureFinding[] = [
      ...(face ? (['person'] as const) : []),
      ...(Math.min(width, height) < shortestSide ? (['small'] as const) : []),
      ...(like >= 0 ? (['double'] as const) : []),
      ...(sharpness < leastSharpness ? (['blurred'] as const) : []),
    ]
    return {
      ...picture,
      findings,
      ...(like >= 0 && { doubleOf: like + 1 }),
      isUsed: !findings.some(keepsOut),
    }
  })

/** Those that go into the training. */
export const usedOf = (pictures: readonly ModelPicture[]) => foundIn(pictures).filter(({ isUsed }) => isUsed)
