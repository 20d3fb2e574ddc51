import { useEffect, useRef } from 'react'
import type { Size } from '#shared/picture-steps/pixels.ts'
import { longestText, type StepOf } from '#shared/picture-steps/steps.ts'
import type { View } from '../canvas/view.ts'
import { useText } from '../language.tsx'
import { fontBytes } from './fonts.ts'

const words = {
  label: { de: 'Text auf dem Bild', en: 'Text on the picture' },
}

const family = 'Federwerk Picture'
const shifts = { left: '0', centre: '-50%', right: '-100%' } as const
const weights = { regular: 400, bold: 700 } as const
const given = new Set<string>()

/** Gives the browser the font that the picture is set in; without it the text is written in another. */
const bringFont = async (weight: StepOf<'text'>['weight']) => {
  if (given.has(weight)) return
  given.add(weight)
  const font = new FontFace(family, (await fontBytes(weight)).buffer, { weight: String(weights[weight]) })
  document.fonts.add(await font.load())
}

type Props = {
  step: StepOf<'text'>
  size: Size
  view: View
  onText(text: string): void
  onEnd(): void
}

/** Writes a text where it stands on the picture, as large as it will be. */
export function TextInPlace({ step, size, view, onText, onEnd }: Props) {
  const t = useText()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    bringFont(step.weight).catch(() => given.delete(step.weight))
  }, [step.weight])
  useEffect(() => field.current?.select(), [])
  return (
    <textarea
      ref={field}
      rows={1}
      dir="auto"
      wrap="off"
      aria-label={t(words.label)}
      maxLength={longestText}
      value={step.text}
      onChange={({ target }) => onText(target.value)}
      onBlur={onEnd}
      onKeyDown={event => {
        event.stopPropagation()
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.currentTarget.blur()
      }}
      className="absolute field-sizing-content min-w-[1.5em] resize-none overflow-hidden rounded-sm bg-white/70 p-0
        leading-tight outline-2 outline-offset-4 outline-ring"
      style={{
        left: view.x + step.x * size.width * view.scale,
        top: view.y + step.y * size.height * view.scale,
        translate: shifts[step.align],
        textAlign: step.align === 'centre' ? 'center' : step.align,
        font: `${weights[step.weight]} ${step.size * size.height * view.scale}px/1.25 '${family}', sans-serif`,
        color: step.colour,
        ...(step.background && { background: step.background }),
      }}
    />
  )
}
