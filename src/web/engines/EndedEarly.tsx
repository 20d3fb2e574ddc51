import { useText } from '../language.tsx'
import { Panel } from '../ui/Panel.tsx'
import type { Done } from '../runs/run-state.ts'

const words = {
  stopped: {
    de: 'Angehalten. Der bisherige Text bleibt erhalten.',
    en: 'Stopped. The text so far is kept.',
  },
  pictures: {
    de: 'Angehalten. Die Bilder, die hier stehen, bleiben erhalten.',
    en: 'Stopped. The pictures shown here are kept.',
  },
  cut: {
    de: 'Das Modell hat seine Höchstlänge erreicht, der Text endet deshalb hier.',
    en: 'The model has reached its maximum length, so the text ends here.',
  },
}

/** Says of an answer that was stopped or cut that it is not whole. */
export function EndedEarly({ run: { stopped, cut }, paints }: { run: Done; paints: boolean }) {
  const t = useText()
  if (!stopped && !cut) return null
  return (
    <div className="sheet-x pt-5 print:hidden">
      <Panel tone="warn">{t(stopped ? (paints ? words.pictures : words.stopped) : words.cut)}</Panel>
    </div>
  )
}
