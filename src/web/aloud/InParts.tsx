import { Suspense, useMemo, useState } from 'react'
import { Volume2 } from 'lucide-react'
import { inParts } from '#language/spoken/in-parts.ts'
import { mostSpoken } from '#shared/voices.ts'
import type { ReadAloudProps } from './ReadAloud.tsx'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Panel } from '../ui/Panel.tsx'
import { later } from '../ui/later.ts'

const ReadAloud = later<ReadAloudProps>(() => import('./ReadAloud.tsx').then(it => it.ReadAloud))

const words = {
  long: (most: string, parts: string) => ({
    de: `In einem Stück werden höchstens ${most} Zeichen gesprochen. Dieser Text geht in ${parts} Teilen.`,
    en: `At most ${most} characters are spoken in one piece. This text can be spoken in ${parts} parts.`,
  }),
  open: { de: 'In Teilen vorlesen', en: 'Read aloud in parts' },
}

/** Of a text that is too long to be spoken in one piece: the way to have it spoken in several. */
export function InParts({ text }: { text: string }) {
  const t = useText()
  const { number } = useFormats()
  const [isOpen, setIsOpen] = useState(false)
  const parts = useMemo(() => inParts(text, mostSpoken).length, [text])
  if ([...text].length <= mostSpoken) return null
  return (
    <Panel tone="note">
      <p>{t(words.long(number(mostSpoken), number(parts)))}</p>
      <button type="button" className="btn-line mt-3 min-h-9 text-sm" onClick={() => setIsOpen(true)}>
        <Volume2 className="size-4" aria-hidden />
        {t(words.open)}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReadAloud text={{ markdown: text }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Panel>
  )
}
