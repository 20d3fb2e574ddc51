import { Suspense, useState } from 'react'
import type { Values } from '#shared/fields.ts'
import { later } from '../../ui/later.ts'
import { useText } from '../../language.tsx'
import { Tag } from '../../ui/small.tsx'

const VoiceCheck = later(() => import('./VoiceCheck.tsx').then(it => it.default))

const words = {
  check: { de: 'Stimme prüfen', en: 'Check the voice' },
  without: { de: 'Ohne KI', en: 'Without AI' },
  line: {
    de: 'Halten sich die Beispieltexte an Anrede, gemiedene Wörter und Satzlänge?',
    en: 'Do the sample texts follow the rules on address, words to avoid and sentence length?',
  },
}

/** Offers to hold the sample texts against the rules of their brand; what it needs for that is fetched then. */
export function CheckVoice(props: { values: Values; onMend(name: string, text: string): void }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-4 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <button type="button" className="btn-line" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(words.check)}
        </button>
        <Tag tone="quiet">{t(words.without)}</Tag>
        <p className="w-full text-sm text-muted">{t(words.line)}</p>
      </div>
      {open && (
        <Suspense fallback={<span className="skeleton h-5 w-1/2" />}>
          <VoiceCheck {...props} />
        </Suspense>
      )}
    </div>
  )
}
