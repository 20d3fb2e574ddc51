import { useText } from '../language.tsx'
import { Panel } from '../ui/Panel.tsx'

const words = {
  beginning: {
    de: 'Der Text ist sehr lang; zu sehen ist sein Anfang. Kopieren und Exportieren nehmen ihn ganz.',
    en: 'The text is very long; this is its beginning. Copy and export take all of it.',
  },
}

/** Says below a text that there is more of it than is drawn. */
export function OnlyBeginning() {
  const t = useText()
  return (
    <div className="sheet-x pb-5">
      <Panel tone="note">{t(words.beginning)}</Panel>
    </div>
  )
}
