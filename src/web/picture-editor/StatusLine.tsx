import type { Size } from '#shared/picture-steps/pixels.ts'
import type { Step } from '#shared/picture-steps/steps.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import type { PreviewFailure } from './usePreview.ts'
import { type InHand, kinds } from './kinds.ts'

const words = {
  failed: {
    de: 'Die Vorschau ließ sich nicht berechnen. Ihre Schritte sind noch da; die nächste Änderung versucht es erneut.',
    en: 'The preview could not be worked out. Your steps are still here; the next change tries again.',
  },
  lost: {
    de: 'Was gemalt wurde, gibt es nicht mehr, oder es ließ sich nicht laden. Malen Sie den Schritt neu.',
    en: 'What was painted is no longer there, or could not be loaded. Paint the step again.',
  },
  hand: { de: 'Ziehen verschiebt das Bild.', en: 'Drag to move the picture.' },
  draw: (what: string) => ({
    de: `${what}: Ziehen Sie auf dem Bild, oder tippen Sie auf eine Stelle.`,
    en: `${what}: drag on the picture, or press a place on it.`,
  }),
  none: { de: 'Wählen Sie oben, was Sie tun möchten.', en: 'Choose above what you would like to do.' },
  whole: (what: string) => ({ de: `${what} ist gewählt.`, en: `${what} is chosen.` }),
  keys: {
    de: 'Pfeiltasten verschieben, mit Alt ändern sie die Größe, mit Umschalt in größeren Schritten; Entf entfernt.',
    en: 'Arrow keys move it, with Alt they resize it, with Shift in larger steps; Delete removes it.',
  },
  part: {
    de: 'Spätere Schritte sind ausgeblendet, solange dieser gewählt ist.',
    en: 'Later steps are not shown as long as this one is chosen.',
  },
}

type Props = {
  failed: PreviewFailure
  inHand: InHand
  step: Step | undefined
  /** Whether steps that come later are left out of what is seen. */
  isPart: boolean
  /** The picture, how large it is worked on, and what is seen. */
  full: Size
  picture: Size
  preview: Size
}

/** What happens next, and how large the picture is by now. */
export function StatusLine({ failed, inHand, step, isPart, full, picture, preview }: Props) {
  const t = useText()
  const { number } = useFormats()
  const says = () => {
    if (failed) return t(failed === 'painting' ? words.lost : words.failed)
    if (inHand) return t(inHand === 'hand' ? words.hand : words.draw(t(kinds[inHand].name)))
    if (!step) return t(words.none)
    const hasPlace = 'x' in step || 'x1' in step
    return (
      <>
        {[t(words.whole(t(kinds[step.kind].name))), isPart && t(words.part)].filter(Boolean).join(' ')}
        {hasPlace && <span className="max-sm:hidden pointer-coarse:hidden"> {t(words.keys)}</span>}
      </>
    )
  }
  const scale = full.width / picture.width
  const [width, height] = [preview.width, preview.height].map(side => number(Math.round(side * scale)))
  return (
    <div className="flex gap-3 px-4 py-1.5 text-sm text-muted">
      <p role="status" className={`mr-auto ${failed ? 'text-danger' : ''}`}>
        {says()}
      </p>
      <p className="shrink-0 tabular-nums">
        {width} × {height}
      </p>
    </div>
  )
}
