import { useEffect, useState } from 'react'
import { Square, Volume2 } from 'lucide-react'
import { plainFor } from '#language/spoken/plain.ts'
import { localeOf } from '#shared/text.ts'
import { useText } from '../language.tsx'

const words = {
  listen: { de: 'Mit der Stimme des Browsers anhören', en: 'Listen with the browser’s voice' },
  stop: { de: 'Anhalten', en: 'Stop' },
  only: {
    de: 'Nur zum Anhören: Sie lässt sich nicht speichern und kostet nichts.',
    en: 'To listen only: it cannot be saved, and costs nothing.',
  },
}

/** The browser’s own voice, where there is no other; it leaves no recording. */
export function BrowserVoice({ text, lang }: { text: string; lang: string }) {
  const t = useText()
  const [speaks, setSpeaks] = useState(false)
  useEffect(() => () => window.speechSynthesis?.cancel(), [])
  const voice = window.speechSynthesis?.getVoices().find(one => one.lang.startsWith(lang))
  if (!voice) return null
  const toggle = () => {
    window.speechSynthesis.cancel()
    setSpeaks(!speaks)
    if (speaks) return
    const spoken = new SpeechSynthesisUtterance(plainFor(text, localeOf(lang)))
    Object.assign(spoken, { voice, lang: voice.lang, onend: () => setSpeaks(false) })
    window.speechSynthesis.speak(spoken)
  }
  return (
    <div className="grid gap-2">
      <button type="button" className="btn-line justify-self-start" onClick={toggle}>
        {speaks ? <Square className="size-4" aria-hidden /> : <Volume2 className="size-4" aria-hidden />}
        {t(speaks ? words.stop : words.listen)}
      </button>
      <p className="text-sm text-muted">{t(words.only)}</p>
    </div>
  )
}
